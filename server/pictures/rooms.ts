import { colours, darker, lighter } from './colours.ts';
import { type Finish, shadowOf } from './furniture.ts';
import { box, circle, each, group, mirrored, oval, shape, stroke } from './svg.ts';

const {
  ink,
  slate,
  slateMid,
  slateLight,
  brass,
  brassLight,
  paper,
  oak,
  walnut,
  sage,
  sageDeep,
  cobalt,
  clay,
} = colours;
const bothSides = (body: string) => body + mirrored(160, body);
const glow = (d: string) => shape(d, '#ffe9b0', 'opacity=".55"');

const leaf = (x: number, y: number, turn: number, size: number, colour: string) =>
  group(
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
    shape('M0 0C-15 -12 -15 -34 0 -48C15 -34 15 -12 0 0Z', colour) +
      stroke('M0 0V-38', darker(colour, 0.25), 1.5),
  );

const pot = (top: number, across: number, colour: string) =>
  shape(
    `M${160 - across} ${top}H${160 + across}L${160 + across * 0.74} 266H${160 - across * 0.74}Z`,
    colour,
  ) + box(158 - across, top - 6, across * 2 + 4, 16, darker(colour, 0.16), 5);

const heart = (x: number, y: number, turn: number, colour: string) =>
  group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    shape('M0 0C-16 -6 -18 14 0 28C18 14 16 -6 0 0Z', colour),
  );

const booth = 'M86 44C86 36 92 32 100 32H220C228 32 234 36 234 44V262H86Z';

/** What else makes a room: lamps, plants, boards, panels and booths. */
export const rooms = {
  deskLamp: ({ main, accent }) =>
    shadowOf(96) +
    glow('M176 128L246 92L300 262H130Z') +
    oval(112, 262, 46, 9, darker(main, 0.3)) +
    shape('M66 258C66 244 158 244 158 258Z', main) +
    stroke('M112 250L88 168L188 92', slate, 8) +
    circle(112, 248, 8, accent) +
    circle(88, 168, 9, accent) +
    shape('M164 118C166 86 194 66 222 74L256 92C242 104 196 126 176 134Z', main) +
    stroke('M176 133C196 126 242 104 255 93', lighter(main, 0.5), 4) +
    circle(190, 90, 8, accent),
  floorLamp: ({ main, accent }) =>
    shadowOf(64) +
    glow('M112 118H208L262 264H58Z') +
    box(156, 110, 8, 152, slate) +
    shape('M116 264C116 250 204 250 204 264Z', slate) +
    shape('M128 40H192L218 122C200 130 120 130 102 122Z', main) +
    shape('M102 122C120 130 200 130 218 122L216 114C198 122 122 122 104 114Z', lighter(main, 0.4)) +
    stroke('M184 126V152', accent, 2.5) +
    circle(184, 156, 4.5, accent),
  pendantLamp: ({ main, accent }) =>
    glow('M84 186H236L292 304H28Z') +
    stroke('M160 0V84', ink, 4) +
    box(148, 78, 24, 18, accent, 5) +
    circle(160, 190, 20, '#fff3cf') +
    shape(
      'M146 94H174C206 100 222 136 226 176C234 178 240 184 240 190H80C80 184 86 178 94 176C98 136 114 100 146 94Z',
      main,
    ) +
    stroke('M116 168C120 138 130 120 144 112', lighter(main, 0.45), 6) +
    stroke('M94 177C130 183 190 183 226 177', darker(main, 0.2), 3),
  fig: ({ main, accent }) =>
    shadowOf(60) +
    stroke(
      'M160 216C156 180 164 150 158 96M160 176C172 158 186 150 196 142M158 152C146 138 136 132 126 128',
      walnut,
      6,
    ) +
    each(
      [
        [160, 108, -6, 1.2],
        [150, 112, -58, 1],
        [168, 112, 54, 1],
        [196, 144, 76, 1],
        [190, 146, 24, 1.05],
        [128, 130, -82, 1],
        [132, 130, -26, 1.05],
        [162, 168, 62, 0.8],
        [156, 176, -66, 0.8],
      ],
      ([x = 0, y = 0, turn = 0, size = 1], n) =>
        leaf(x, y, turn, size, n % 3 === 1 ? sageDeep : n % 3 ? lighter(accent, 0.12) : accent),
    ) +
    pot(212, 44, main),
  sansevieria: ({ main, accent }) =>
    shadowOf(58) +
    each(
      [
        [-34, 126, 118],
        [34, 122, 130],
        [-16, 142, 82],
        [18, 140, 92],
        [0, 160, 52],
      ],
      ([lean = 0, x = 0, top = 0]) => {
        const tip = 160 + lean * 1.6;
        const foot = 160 + lean * 0.6;
        return (
          shape(
            `M${foot - 14} 214C${foot - 20} 160 ${tip - 8} 120 ${tip} ${top}C${tip + 10} 120 ${foot + 20} 160 ${foot + 14} 214Z`,
            x > 130 ? accent : sageDeep,
          ) +
          stroke(`M${foot} 208C${foot} 170 ${tip} 140 ${tip} ${top + 16}`, lighter(accent, 0.45), 4)
        );
      },
    ) +
    pot(208, 50, main),
  pothos: ({ main, accent }) =>
    stroke('M160 0L112 100M160 0L208 100', slateMid, 3) +
    stroke(
      'M122 128C92 150 98 200 84 236M196 128C228 150 218 190 238 222M146 130C140 170 152 210 140 262M176 130C182 160 176 190 188 226',
      sageDeep,
      3.5,
    ) +
    each(
      [
        [108, 138, 60],
        [98, 164, 20],
        [92, 194, 50],
        [84, 230, 12],
        [214, 140, -56],
        [222, 166, -10],
        [228, 192, -50],
        [238, 216, -12],
        [144, 156, 24],
        [146, 190, -24],
        [146, 222, 26],
        [140, 252, 6],
        [180, 152, -20],
        [179, 182, 24],
        [188, 214, -8],
      ],
      ([x = 0, y = 0, turn = 0], n) =>
        heart(x, y, turn, n % 3 === 0 ? lighter(accent, 0.25) : n % 2 ? accent : sageDeep),
    ) +
    each(
      [
        [128, 108, 150],
        [150, 104, 190],
        [172, 104, 168],
        [194, 108, 214],
        [160, 98, 180],
      ],
      ([x = 0, y = 0, turn = 0], n) => heart(x, y, turn, n % 2 ? accent : sage),
    ) +
    shape('M104 98H216C216 138 192 152 160 152S104 138 104 98Z', main) +
    box(100, 92, 120, 14, darker(main, 0.16), 6),
  whiteboard: ({ main, accent }) =>
    shadowOf(104) +
    bothSides(
      stroke('M66 190V252', slate, 8) +
        stroke('M44 258H88', slate, 8) +
        circle(46, 266, 6, ink) +
        circle(86, 266, 6, ink),
    ) +
    box(42, 54, 236, 152, slateMid, 8) +
    box(50, 62, 220, 136, '#ffffff', 4) +
    stroke('M68 172V92M68 172H158', slateLight, 4) +
    stroke('M74 160L94 136L112 146L148 102', main, 5) +
    stroke('M136 102H149V115', main, 5) +
    box(182, 80, 30, 30, accent, 3) +
    box(220, 84, 30, 30, '#bcd0ff', 3) +
    box(184, 120, 30, 30, '#f4c9b8', 3) +
    stroke('M222 128H252M222 140H244', slateLight, 4) +
    box(90, 202, 140, 10, slate, 4) +
    box(104, 197, 26, 6, main, 3) +
    box(136, 197, 26, 6, clay, 3),
  acousticPanels: ({ main, accent }) =>
    each([0, 1, 2, 3, 4, 5, 6], (n) => {
      const places = [
        [160, 148],
        [160, 64],
        [233, 106],
        [233, 190],
        [160, 232],
        [87, 190],
        [87, 106],
      ] as const;
      const [x, y] = places[n] ?? places[0];
      const colour =
        [
          main,
          lighter(main, 0.45),
          accent,
          darker(main, 0.25),
          lighter(main, 0.2),
          accent,
          lighter(main, 0.62),
        ][n] ?? main;
      return group(
        `transform="translate(${x} ${y})"`,
        shape(
          'M-23 -40H23L46 0L23 40H-23L-46 0Z',
          darker(colour, 0.24),
          'transform="translate(0 4)"',
        ) +
          shape('M-23 -40H23L46 0L23 40H-23L-46 0Z', colour) +
          stroke(
            'M-16 -27H16L31 0L16 27H-16L-31 0Z',
            lighter(colour, 0.3),
            1.6,
            'opacity=".6" stroke-dasharray="1 5"',
          ),
      );
    }),
  phoneBooth: ({ main, accent }) =>
    shadowOf(92, 270) +
    shape(booth, main) +
    box(86, 258, 148, 10, darker(main, 0.3), 3) +
    box(102, 52, 116, 204, '#e9eefb', 6) +
    box(102, 190, 116, 66, '#cfd8ec', 4) +
    box(146, 58, 28, 7, brassLight, 3.5) +
    glow('M146 66H174L206 190H114Z') +
    box(106, 146, 50, 8, oak, 3) +
    box(116, 124, 30, 19, ink, 3) +
    box(112, 143, 38, 3, slate, 1.5) +
    box(168, 196, 42, 14, accent, 7) +
    box(184, 210, 10, 44, slate, 3) +
    box(172, 250, 34, 6, slate, 3) +
    shape('M168 52H218V256H168Z', '#ffffff', 'opacity=".32"') +
    stroke('M168 54V254', darker(main, 0.1), 4) +
    box(174, 144, 5, 34, brass, 2.5) +
    shape('M182 70L206 62V128L182 152Z', '#ffffff', 'opacity=".5"') +
    box(128, 38, 64, 7, lighter(main, 0.5), 3.5) +
    circle(206, 41, 3, cobalt) +
    circle(206, 41, 3, paper, 'opacity=".6"'),
} satisfies Record<string, (finish: Finish) => string>;

import { colours, darker, lighter } from './colours.ts';
import { devices } from './devices.ts';
import { deskAtSittingHeight, type Finish, furniture } from './furniture.ts';
import { rooms } from './rooms.ts';
import { seats } from './seats.ts';
import { box, circle, each, group, oval, shape, stroke } from './svg.ts';

const {
  cobalt,
  cobaltDeep,
  cobaltSoft,
  brass,
  brassLight,
  brassMist,
  ink,
  slate,
  slateLight,
  slateMist,
  paper,
  teal,
  clay,
  oak,
  oakDeep,
  walnut,
  plum,
} = colours;

/** Product models furnish the covers too: `x` is the middle, `floor` where it stands. */
const placed = (
  model: (finish: Finish) => string,
  x: number,
  floor: number,
  scale: number,
  main: string,
  accent: string,
) =>
  group(
    `transform="translate(${Math.round(x - 160 * scale)} ${Math.round(floor - 266 * scale)}) scale(${scale})"`,
    model({ main, accent }),
  );

const room = (wall: string, floor: string, height = 270) =>
  box(0, 0, 640, 360, wall) +
  box(0, height, 640, 360 - height, floor) +
  box(0, height - 7, 640, 7, darker(wall, 0.08));

const windowPane = (
  x: number,
  y: number,
  width: number,
  height: number,
  sky: string,
  view: string,
) =>
  box(x - 7, y - 7, width + 14, height + 14, paper, 5) +
  box(x, y, width, height, sky, 2) +
  view +
  stroke(`M${x + width / 2} ${y}V${y + height}`, paper, 6) +
  box(x - 14, y + height + 5, width + 28, 8, slateLight, 3);

const pegs: readonly (readonly [number, number])[] = Array.from(
  { length: 48 },
  (_, n) => [104 + (n % 12) * 40, 54 + Math.floor(n / 12) * 34] as const,
);

/** Rooms we furnish, and the ones we work in. */
export const interiors = {
  'morning-desks': () =>
    room('#f3e6cb', '#e3cfa6') +
    windowPane(
      60,
      40,
      240,
      140,
      '#cfe0ff',
      circle(236, 84, 26, '#ffd98a') +
        shape('M60 180V140Q110 96 170 136T300 128V180Z', '#9dbbe8') +
        shape('M60 180V164Q140 130 200 160T300 156V180Z', '#6f93d6'),
    ) +
    windowPane(
      340,
      40,
      240,
      140,
      '#cfe0ff',
      shape('M340 180V128Q400 108 460 134T580 112V180Z', '#9dbbe8') +
        shape('M340 180V156Q420 140 480 162T580 146V180Z', '#6f93d6'),
    ) +
    shape('M60 193L300 193L380 360H90Z', '#fff3d0', 'opacity=".5"') +
    placed(deskAtSittingHeight, 190, 320, 0.82, clay, cobalt) +
    placed(seats.taskChair, 330, 334, 0.58, teal, brassLight) +
    placed(deskAtSittingHeight, 478, 320, 0.82, cobalt, brass) +
    placed(rooms.fig, 44, 330, 0.6, clay, '#4f8a63'),
  workshop: () =>
    room('#dfe5ef', '#c9b18a') +
    box(84, 34, 472, 146, '#c99a63', 8) +
    each(pegs, ([x, y]) => circle(x, y, 2.2, '#a97a45')) +
    stroke('M140 64V128', slate, 10) +
    box(120, 52, 42, 18, ink, 4) +
    shape('M204 62H316L300 96H220Z', slateLight) +
    stroke('M204 62C186 60 186 92 206 92', oakDeep, 10) +
    stroke('M352 56V136M352 56H398V76', brass, 8) +
    circle(446, 92, 30, 'none', `stroke="${ink}" stroke-width="9"`) +
    circle(446, 92, 4, brassLight) +
    stroke('M506 58V120', clay, 12) +
    stroke('M506 118V150', slate, 5) +
    box(50, 218, 540, 20, oak, 5) +
    box(50, 230, 540, 8, oakDeep, 3) +
    box(84, 238, 26, 90, oakDeep, 3) +
    box(530, 238, 26, 90, oakDeep, 3) +
    box(96, 286, 448, 14, oakDeep, 3) +
    placed(seats.visitorChair, 320, 226, 0.5, oak, oakDeep) +
    box(130, 196, 90, 22, '#e6c592', 2) +
    box(142, 182, 90, 14, '#d3a670', 2) +
    stroke('M430 214C444 196 470 204 478 214C486 200 504 202 508 214', '#e6c592', 5) +
    placed(seats.stool, 250, 346, 0.5, cobalt, brass),
  'quiet-room': () =>
    room('#27408f', '#1c2f6d') +
    group(
      'transform="translate(196 -22) scale(.74)"',
      rooms.acousticPanels({ main: '#4a6ae0', accent: '#e0a84b' }),
    ) +
    placed(rooms.phoneBooth, 130, 330, 1.05, '#e6edff', clay) +
    placed(rooms.floorLamp, 566, 322, 0.95, brassLight, brass) +
    oval(430, 340, 150, 14, '#3554b8', 'opacity=".6"') +
    placed(seats.loungeChair, 430, 332, 0.76, clay, brassLight),
  'long-table': () =>
    room('#dbe9e4', '#b9d2c9', 250) +
    each([210, 430], (x) =>
      group(
        `transform="translate(${x - 64} -34) scale(.4 .5)"`,
        rooms.pendantLamp({ main: '#c98f2e', accent: ink }),
      ),
    ) +
    each([120, 250, 380, 510], (x, n) =>
      placed(
        seats.visitorChair,
        x,
        262,
        0.6,
        n % 2 ? '#3f6cc9' : teal,
        n % 2 ? '#6b8fe0' : '#4fa6aa',
      ),
    ) +
    box(40, 206, 560, 20, oak, 6) +
    box(40, 219, 560, 7, oakDeep, 3) +
    stroke('M92 228L78 330M548 228L562 330', oakDeep, 12) +
    each(
      [
        [150, clay],
        [290, cobalt],
        [420, paper],
        [530, brass],
      ] as const,
      ([x, colour]) =>
        box(x, 188, 17, 18, colour, 4) + stroke(`M${x + 17} 192c8 0 8 9 0 9`, colour, 3),
    ) +
    box(196, 200, 56, 6, paper, 2) +
    box(340, 198, 48, 8, slate, 2) +
    each([185, 320, 455], (x, n) =>
      placed(seats.stool, x, 348, 0.5, n === 1 ? clay : '#e0a84b', brass),
    ),
  'green-corner': () =>
    room('#f5ddd2', '#e8c3b1') +
    circle(470, 130, 96, '#fbeee6') +
    placed(furniture.pedestal, 120, 326, 0.9, oakDeep, clay) +
    box(54, 52, 120, 84, paper, 5) +
    shape('M64 126V104Q92 72 116 100T164 92V126Z', '#95b99c') +
    circle(140, 80, 10, brassLight) +
    placed(rooms.fig, 330, 326, 0.98, paper, '#4f8a63') +
    placed(rooms.sansevieria, 490, 334, 0.84, cobalt, '#5f9c74') +
    group(
      'transform="translate(470 -6) scale(.66)"',
      rooms.pothos({ main: '#d9a441', accent: '#6aa37c' }),
    ),
  'evening-lamp': () =>
    room('#1d2747', '#151d38') +
    windowPane(
      70,
      44,
      170,
      150,
      '#2c3d73',
      circle(196, 84, 17, '#f6e7c8') +
        each(
          [
            [96, 66],
            [130, 92],
            [152, 60],
            [104, 124],
          ] as const,
          ([x, y]) => circle(x, y, 1.8, '#f6e7c8'),
        ) +
        shape('M70 194V160L96 148L120 160V140H146V166L172 150L206 166V158H240V194Z', '#18223f'),
    ) +
    placed(rooms.deskLamp, 330, 236, 0.72, cobalt, brassLight) +
    box(190, 234, 390, 17, oak, 5) +
    box(190, 245, 390, 6, oakDeep, 3) +
    stroke('M226 252L214 344M544 252L556 344', oakDeep, 10) +
    box(420, 216, 84, 9, clay, 2) +
    box(426, 207, 76, 9, cobaltSoft, 2) +
    box(414, 225, 92, 9, paper, 2) +
    placed(rooms.sansevieria, 540, 236, 0.36, brass, '#5f9c74') +
    placed(seats.taskChair, 130, 350, 0.72, plum, brassLight),
  'front-desk': () =>
    box(0, 0, 640, 360, cobalt) +
    circle(320, 250, 230, '#4a70ef') +
    circle(320, 250, 168, '#6485f4') +
    circle(320, 250, 108, '#86a1f8') +
    stroke('M206 118L182 92M320 74V40M434 118L458 92', '#f6e7c8', 9) +
    shape('M212 246C212 174 260 138 320 138S428 174 428 246Z', brassLight) +
    shape(
      'M240 232C244 190 268 162 306 154',
      'none',
      'stroke="#f6e7c8" stroke-width="11" stroke-linecap="round"',
    ) +
    box(192, 244, 256, 22, brass, 11) +
    box(308, 116, 24, 26, brass, 6) +
    oval(320, 114, 30, 11, '#f0c96f') +
    box(0, 266, 640, 94, oak) +
    box(0, 266, 640, 12, lighter(oak, 0.25)) +
    each([0, 1, 2, 3, 4, 5, 6, 7], (n) => stroke(`M${n * 92} 278V360`, oakDeep, 2, 'opacity=".5"')),
  'screen-day': () =>
    room('#e6deef', '#cdbfdc', 286) +
    box(70, 60, 150, 100, paper, 6) +
    stroke('M92 138L122 108L146 122L194 82', cobalt, 6) +
    box(420, 50, 60, 60, brassMist, 4) +
    box(492, 50, 60, 60, '#cfdbff', 4) +
    box(420, 122, 60, 60, '#cfe6e3', 4) +
    box(492, 122, 60, 60, '#f4d5c8', 4) +
    placed(devices.ultrawide, 320, 254, 0.92, plum, brassLight) +
    box(60, 242, 520, 18, oak, 5) +
    box(60, 254, 520, 6, oakDeep, 3) +
    box(96, 260, 14, 86, walnut, 3) +
    box(530, 260, 14, 86, walnut, 3) +
    box(238, 232, 140, 10, slateMist, 4) +
    placed(rooms.sansevieria, 506, 244, 0.42, clay, '#5f9c74') +
    placed(devices.headset, 130, 244, 0.36, cobaltDeep, brassLight) +
    placed(seats.taskChair, 318, 356, 0.5, cobalt, brassLight),
} satisfies Record<string, () => string>;

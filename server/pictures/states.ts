import { card, gear, pens, ring } from './lines.ts';

const { blue, gold, grey, white, dashed, blueArea, goldArea, blueSolid, goldSolid, whiteSolid } =
  pens;
const floor = grey('M28 154H212') + grey('M14 154H16M222 154H226');
const spark = (x: number, y: number) => gold(`M${x} ${y - 7}V${y + 7}M${x - 7} ${y}H${x + 7}`, 2.5);
const bell =
  goldArea('M84 118C84 90 100 76 120 76S156 90 156 118Z') +
  goldSolid(card(76, 118, 88, 10, 5)) +
  gold('M120 76V66') +
  goldSolid(card(110, 60, 20, 8, 4));
const key = (x: number, y: number) =>
  goldArea(ring(x, y, 17)) +
  gold(ring(x, y, 5)) +
  gold(`M${x + 17} ${y}H${x + 70}M${x + 52} ${y}v13M${x + 66} ${y}v10`, 4);

/** What a screen shows when there is nothing, nothing yet, or no way in. */
export const states = {
  'empty-list': () =>
    floor +
    blueArea(card(76, 34, 88, 120, 10)) +
    goldArea(card(102, 24, 36, 20, 7)) +
    [66, 92, 118].map((y) => blue(card(90, y, 13, 13, 3)) + dashed(`M114 ${y + 7}H150`)).join('') +
    spark(186, 56) +
    spark(50, 88),
  'empty-inbox': () =>
    floor +
    blueArea('M60 154V112L82 76H158L180 112V154Z') +
    blue('M60 112H96C98 128 142 128 144 112H180') +
    goldArea(card(94, 32, 52, 36, 5)) +
    gold('M96 36L120 53L144 36') +
    dashed('M120 76V100') +
    spark(188, 52) +
    spark(54, 60),
  'empty-cart': () =>
    floor +
    blue('M48 50H66L84 122H164') +
    blueArea('M71 68H176L164 108H81Z') +
    blue('M106 68L111 108M142 68L137 108') +
    goldArea(ring(96, 140, 11)) +
    goldArea(ring(154, 140, 11)) +
    dashed('M96 52C104 28 146 28 152 52') +
    spark(196, 48),
  'no-results': () =>
    dashed(card(36, 42, 74, 46)) +
    dashed(card(36, 100, 74, 46)) +
    dashed(card(132, 100, 70, 46)) +
    blueArea(ring(130, 82, 38)) +
    blue('M158 110L190 142', 9) +
    gold('M116 78C116 62 144 62 144 78C144 88 130 88 130 97') +
    goldSolid(ring(130, 107, 2.5)) +
    spark(196, 46),
  'no-events': () =>
    floor +
    blueArea(card(64, 44, 112, 104, 10)) +
    blue('M64 72H176M90 34V54M150 34V54', 3.5) +
    [88, 108, 128].map((y) => dashed(`M82 ${y}H160`)).join('') +
    goldSolid(ring(160, 130, 22)) +
    white('M160 118V131L169 137') +
    spark(46, 66),
  'start-conversation': () =>
    blueArea(
      'M48 44H136Q146 44 146 54V92Q146 102 136 102H84L62 122V102H48Q38 102 38 92V54Q38 44 48 44Z',
    ) +
    blue('M60 64H124M60 80H104') +
    goldSolid(
      'M118 84H192Q202 84 202 94V124Q202 134 192 134H182V152L162 134H118Q108 134 108 124V94Q108 84 118 84Z',
    ) +
    [136, 155, 174].map((x) => whiteSolid(ring(x, 109, 4))).join('') +
    spark(184, 56),
  'not-found': () =>
    floor +
    blue('M120 154V40', 5) +
    blueArea('M64 46H148L166 62L148 78H64Z') +
    goldArea('M176 90H98L80 105L98 120H176Z') +
    dashed('M78 62H134') +
    gold('M128 100C128 93 142 93 142 100C142 106 135 106 135 110', 2.5) +
    goldSolid(ring(135, 115, 1.6)) +
    grey('M96 154C96 144 104 144 106 150C108 142 118 144 118 154M150 154C150 146 158 146 160 154') +
    spark(46, 96) +
    spark(200, 52),
  'not-authorized': () =>
    floor +
    blueArea(card(84, 22, 78, 132, 4)) +
    blue(card(94, 34, 58, 108, 3)) +
    blue('M66 154H180') +
    goldSolid(card(128, 86, 62, 48, 8)) +
    gold('M142 86V74C142 56 176 56 176 74V86') +
    whiteSolid(ring(159, 106, 5)) +
    white('M159 108V120', 3.5) +
    blue('M104 84V96', 4) +
    spark(56, 62),
  'server-error': () =>
    floor +
    blueArea(card(44, 40, 84, 30, 6)) +
    blueArea(card(44, 76, 84, 30, 6)) +
    blueArea(card(44, 112, 84, 30, 6)) +
    [55, 91].map((y) => blueSolid(ring(58, y, 3.5)) + blue(`M72 ${y}H112`)).join('') +
    goldSolid(ring(58, 127, 3.5)) +
    gold('M72 127H90') +
    gold('M128 127H148C162 127 158 104 170 104') +
    goldArea(card(170, 94, 16, 20, 4)) +
    gold('M186 99H194M186 109H194') +
    dashed('M200 104H222') +
    spark(206, 76),
  maintenance: () =>
    floor +
    blueArea(gear(96, 90, 44, 9)) +
    goldArea(gear(156, 60, 26, 8)) +
    blueArea('M146 154L164 100H178L196 154Z') +
    gold('M159 118H183M153 136H189', 4) +
    blue('M138 154H204', 4) +
    spark(54, 36) +
    spark(206, 46),
  'coming-soon': () =>
    floor +
    blueArea('M62 92H178V154H62Z') +
    blueArea('M52 74H188V92H52Z') +
    goldArea('M110 74H130V154H110Z') +
    gold(
      'M120 74C100 70 84 52 98 44C110 38 118 58 120 74C122 58 130 38 142 44C156 52 140 70 120 74Z',
    ) +
    blueArea(ring(192, 44, 24)) +
    blue('M192 30V46L202 52') +
    spark(52, 48) +
    spark(40, 116),
  'sign-in': () =>
    blueArea('M40 128H200V154H40Z') +
    blue('M30 128H210', 4) +
    floor +
    bell +
    gold('M70 74L58 64M120 44V32M170 74L182 64', 3.5) +
    blue('M176 128V112H198V128M176 118H198') +
    grey('M52 141H92M148 141H188'),
  'sign-up': () =>
    floor +
    blueArea(card(52, 40, 112, 108, 10)) +
    blue('M94 40V30H122V40') +
    blueArea(ring(108, 78, 17)) +
    blue('M78 124C80 104 136 104 138 124Z') +
    goldSolid(ring(168, 120, 25)) +
    white('M168 108V132M156 120H180', 4) +
    spark(190, 62),
  'forgot-password': () =>
    floor +
    key(60, 98) +
    blueArea(
      'M150 36H196Q206 36 206 46V82Q206 92 196 92H176L160 108V92H150Q140 92 140 82V46Q140 36 150 36Z',
    ) +
    blue('M164 56C164 44 184 44 184 56C184 66 174 66 174 73') +
    blueSolid(ring(174, 81, 2.5)) +
    dashed('M44 128H140'),
  'reset-password': () =>
    floor +
    blue('M168 58A58 58 0 0 0 64 78M72 122A58 58 0 0 0 178 104', 4) +
    blue('M170 38V60H148M70 144V122H92', 4) +
    key(84, 92) +
    spark(202, 60) +
    spark(40, 104),
  award: () =>
    floor +
    goldArea('M88 34H152V70C152 92 138 104 120 104S88 92 88 70Z') +
    gold('M88 46H70C70 70 78 78 90 80M152 46H170C170 70 162 78 150 80') +
    gold('M120 104V126', 5) +
    goldArea('M98 126H142V140H98Z') +
    blueArea('M86 140H154V154H86Z') +
    gold('M120 50L125 62L138 62.5L128 71L131 83L120 76L109 83L112 71L102 62.5L115 62Z', 2) +
    blue('M48 50L56 58M192 50L184 58M44 92H56M184 92H196'),
  meetup: () =>
    floor +
    blueArea(card(52, 26, 136, 78, 8)) +
    blue('M70 84L96 60L116 74L150 44') +
    gold('M136 44H151V59') +
    [70, 104, 138, 172]
      .map((x, n) =>
        (n % 2 ? goldArea : blueArea)(
          `${ring(x, 124, 9)}M${x - 15} 154C${x - 15} 136 ${x + 15} 136 ${x + 15} 154`,
        ),
      )
      .join('') +
    spark(206, 42),
} satisfies Record<string, () => string>;

import { card, gear, pens, ring } from './lines.ts';

const { blue, gold, grey, dashed, blueArea, goldArea, blueSolid, goldSolid } = pens;
const floor = grey('M28 154H212');
const spark = (x: number, y: number) => gold(`M${x} ${y - 7}V${y + 7}M${x - 7} ${y}H${x + 7}`, 2.5);

/** The six shelves of the knowledge base, and the three plans. */
export const topics = {
  'sales-automation': () =>
    floor +
    blueArea('M48 34H164L124 84V128L88 144V84Z') +
    blue('M60 52H152') +
    [72, 106, 140].map((x) => goldSolid(ring(x, 22, 5))).join('') +
    goldArea(gear(172, 112, 32, 8)) +
    dashed('M106 146V168'),
  'marketing-automation': () =>
    floor +
    blueArea('M52 78H84L146 42V136L84 104H52Q44 104 44 91T52 78Z') +
    blue('M84 78V104M66 104L74 142H92L86 106') +
    gold('M162 70C172 80 172 98 162 108M176 56C194 74 194 104 176 122', 3.5) +
    goldArea(gear(196, 38, 17, 7)) +
    spark(44, 46),
  'api-questions': () =>
    blueArea(card(30, 34, 180, 116, 10)) +
    blue('M30 58H210') +
    [46, 60, 74].map((x, n) => (n ? blueSolid : goldSolid)(ring(x, 46, 3.5))).join('') +
    blue(
      'M88 74C74 74 84 100 70 102C84 104 74 132 88 132M152 74C166 74 156 100 170 102C156 104 166 132 152 132',
      4,
    ) +
    gold('M110 92C110 78 132 78 132 92C132 103 120 102 120 112', 3.5) +
    goldSolid(ring(120, 122, 3)),
  personalization: () =>
    floor +
    blueArea(ring(86, 66, 26)) +
    blueArea('M40 154C42 108 130 108 132 154Z') +
    [
      [64, 184],
      [96, 160],
      [128, 194],
    ]
      .map(([y = 0, x = 0]) => grey(`M150 ${y}H210`) + goldArea(ring(x, y, 9)))
      .join('') +
    gold('M76 70C80 78 92 78 96 70') +
    goldSolid(ring(78, 60, 2.5)) +
    goldSolid(ring(94, 60, 2.5)),
  'email-marketing': () =>
    floor +
    blueArea(card(38, 66, 124, 84, 8)) +
    blue('M42 72L100 114L158 72M42 146L84 104M158 146L116 104') +
    goldArea('M134 62L210 22L188 88L168 68Z') +
    gold('M210 22L168 68L164 90L176 76') +
    dashed('M60 50C76 26 104 24 122 44'),
  'demand-generation': () =>
    floor +
    [
      [44, 110],
      [78, 88],
      [112, 64],
    ]
      .map(([x = 0, y = 0]) => blueArea(`M${x} 154V${y}H${x + 22}V154Z`))
      .join('') +
    blue('M40 84L84 56L104 66L140 30M122 30H141V48', 3.5) +
    goldArea('M152 76H170V112C170 124 188 124 188 112V76H206V112C206 150 152 150 152 112Z') +
    gold('M152 92H170M188 92H206') +
    gold('M160 58V66M179 52V62M198 58V66'),
  'plan-basic': () =>
    floor +
    blueArea(card(66, 94, 108, 10, 4)) +
    blue('M78 104V154M162 104V154', 4) +
    blueArea(card(98, 60, 44, 30, 4)) +
    blue('M90 92H150') +
    goldArea('M154 76H170L167 94H157Z') +
    gold('M162 76C162 66 154 62 152 58M162 76C162 66 170 62 172 58') +
    spark(56, 66),
  'plan-standard': () =>
    floor +
    blueArea(card(40, 94, 160, 10, 4)) +
    blue('M52 104V154M188 104V154', 4) +
    blueArea(card(58, 54, 52, 34, 4)) +
    blue('M84 88V94M70 94H98') +
    blueArea(card(128, 54, 52, 34, 4)) +
    blue('M154 88V94M140 94H168') +
    goldArea(card(100, 108, 40, 26, 8)) +
    gold('M120 134V146M106 154L120 146L134 154') +
    gold('M120 18V34M106 44C106 30 134 30 134 44Z') +
    spark(208, 46),
  'plan-enterprise': () =>
    floor +
    blueArea('M84 154V30H156V154Z') +
    blueArea('M44 154V78H84V154ZM156 154V62H196V154Z') +
    [46, 66, 86, 106].map((y) => blue(`M98 ${y}H108M115 ${y}H125M132 ${y}H142`, 5)).join('') +
    [94, 114, 134].map((y) => blue(`M56 ${y}H72M168 ${y}H184`, 4)).join('') +
    goldArea('M110 154V128H130V154Z') +
    gold('M120 30V12L136 18L120 24') +
    spark(56, 48),
} satisfies Record<string, () => string>;

import { choiceOf } from './choice.ts';
import { type Clothes, clothes } from './clothes.ts';
import { colours } from './colours.ts';
import {
  type Brow,
  beards,
  extras,
  featuresOf,
  headOf,
  type Mouth,
  neckOf,
  skinOf,
} from './face.ts';
import { hairStyles, hairTones } from './hair.ts';
import type { Look } from './looks.ts';
import { box, circle, each, svg } from './svg.ts';

const grounds: readonly [string, ...string[]] = [
  '#cfdbff',
  '#f3dfb4',
  '#cfe6e3',
  '#f4d5c8',
  '#d6e6d4',
  '#e2d5ec',
  '#d5dcea',
  '#bfd0f5',
];
const cloths: readonly [string, ...string[]] = [
  colours.cobalt,
  colours.ink,
  colours.teal,
  colours.brass,
  colours.clay,
  colours.sageDeep,
  colours.plum,
  colours.slate,
  '#f1f3f8',
  '#d9a441',
];
const cuts: readonly [Clothes, ...Clothes[]] = [
  'crew',
  'vNeck',
  'turtleneck',
  'shirt',
  'blazer',
  'crew',
  'shirt',
  'hoodie',
];
const brows: readonly [Brow, ...Brow[]] = ['calm', 'raised', 'straight', 'calm'];
const mouths: readonly [Mouth, ...Mouth[]] = ['smile', 'grin', 'soft', 'smile', 'grin'];

/** A head and shoulders. The look says who it is; the key settles what may be anything. */
export function portrait(key: string, look: Look): string {
  const ground = choiceOf(key, 'ground', grounds);
  const skin = skinOf(look.skin);
  const tone = hairTones[look.tone];
  const hair = hairStyles[look.hair](tone);
  const facial = look.hair === 'headscarf' || look.hair === 'turban' ? hairTones.ebony : tone;
  const cut = look.wears ?? choiceOf(key, 'cut', cuts);
  const worn = look.extras ?? [];

  return svg(
    120,
    120,
    box(0, 0, 120, 120, ground) +
      circle(60, 62, 46, '#ffffff', 'opacity=".28"') +
      hair.back +
      neckOf(skin) +
      clothes[cut](choiceOf(key, 'cloth', cloths), skin) +
      headOf(skin) +
      (look.beard ? beards[look.beard](facial) : '') +
      featuresOf(skin, facial, choiceOf(key, 'brow', brows), choiceOf(key, 'mouth', mouths)) +
      hair.front +
      each(worn, (extra) => extras[extra](skin)),
  );
}

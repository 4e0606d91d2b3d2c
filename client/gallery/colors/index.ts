import { Backgrounds } from './Backgrounds.tsx';
import { Charts } from './Charts.tsx';
import { Gradients } from './Gradients.tsx';
import { Initials } from './Initials.tsx';
import { LightTones } from './LightTones.tsx';
import { Texts } from './Texts.tsx';
import { Tones } from './Tones.tsx';

export const demos = { Tones, LightTones, Texts, Backgrounds, Gradients, Charts, Initials };
export const wideDemos = [
  'Tones',
  'LightTones',
  'Texts',
  'Backgrounds',
  'Gradients',
  'Charts',
  'Initials',
];

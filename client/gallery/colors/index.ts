import { Gradients } from './Gradients.tsx';
import { Initials } from './Initials.tsx';
import { Series } from './Series.tsx';
import { Soft } from './Soft.tsx';
import { Surfaces } from './Surfaces.tsx';
import { Texts } from './Texts.tsx';
import { Tones } from './Tones.tsx';

export const demos = { Tones, Soft, Texts, Surfaces, Gradients, Series, Initials };
export const wideDemos = ['Tones', 'Soft', 'Texts', 'Surfaces', 'Gradients', 'Series', 'Initials'];

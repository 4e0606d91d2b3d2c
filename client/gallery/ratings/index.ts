import { Basic } from './Basic.tsx';
import { Controlled } from './Controlled.tsx';
import { Events } from './Events.tsx';
import { Fractional } from './Fractional.tsx';
import { Numbers } from './Numbers.tsx';
import { ReadOnly } from './ReadOnly.tsx';
import { Sizes } from './Sizes.tsx';
import { Weather } from './Weather.tsx';

export const demos = { Basic, ReadOnly, Fractional, Weather, Numbers, Events, Controlled, Sizes };

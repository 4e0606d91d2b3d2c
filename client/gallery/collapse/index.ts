import { Accordion } from './Accordion.tsx';
import { Border } from './Border.tsx';
import { Hover } from './Hover.tsx';
import { Margin } from './Margin.tsx';
import { Plain } from './Plain.tsx';
import { Shadow } from './Shadow.tsx';

export const demos = { Plain, Accordion, Shadow, Border, Margin, Hover };

import { Colors } from './Colors.tsx';
import { Events } from './Events.tsx';
import { Form } from './Form.tsx';
import { KeepMounted } from './KeepMounted.tsx';
import { LongContent } from './LongContent.tsx';
import { Plain } from './Plain.tsx';
import { Sizes } from './Sizes.tsx';

export const demos = { Plain, Colors, Sizes, Events, Form, LongContent, KeepMounted };
export const wideDemos = ['Plain'];

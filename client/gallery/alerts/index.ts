import { Colors } from './Colors.tsx';
import { Dismissable } from './Dismissable.tsx';
import { Example } from './Example.tsx';
import { Icon } from './Icon.tsx';
import { Plain } from './Plain.tsx';
import { Title } from './Title.tsx';
import { Uncontrolled } from './Uncontrolled.tsx';

export const demos = { Plain, Title, Icon, Colors, Dismissable, Uncontrolled, Example };
export const wideDemos = ['Colors', 'Example'];

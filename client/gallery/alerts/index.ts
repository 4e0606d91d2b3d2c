import { Colors } from './Colors.tsx';
import { Dismissible } from './Dismissible.tsx';
import { Icon } from './Icon.tsx';
import { LiveValidation } from './LiveValidation.tsx';
import { Plain } from './Plain.tsx';
import { Title } from './Title.tsx';
import { Uncontrolled } from './Uncontrolled.tsx';

export const demos = { Plain, Title, Icon, Colors, Dismissible, Uncontrolled, LiveValidation };
export const wideDemos = ['Colors', 'LiveValidation'];

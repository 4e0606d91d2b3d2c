import { Events } from './Events.tsx';
import { Form } from './Form.tsx';
import { Plain } from './Plain.tsx';
import { Scrolling } from './Scrolling.tsx';
import { Sizes } from './Sizes.tsx';
import { Themes } from './Themes.tsx';
import { Unmount } from './Unmount.tsx';

export const demos = { Plain, Themes, Sizes, Events, Form, Scrolling, Unmount };
export const wideDemos = ['Plain'];

import { OneOpen } from './OneOpen.tsx';
import { OpenOnHover } from './OpenOnHover.tsx';
import { Separated } from './Separated.tsx';
import { SeveralOpen } from './SeveralOpen.tsx';
import { WithBorder } from './WithBorder.tsx';
import { WithShadow } from './WithShadow.tsx';

export const demos = { SeveralOpen, OneOpen, WithShadow, WithBorder, Separated, OpenOnHover };

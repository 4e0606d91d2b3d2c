import { IconDeviceMobile, IconLock, IconMail, IconUser } from '@tabler/icons-react';

/** The text fields of a form, with the attributes of the input and an icon. */
export const fields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', Icon: IconUser },
  { name: 'email', type: 'email', autoComplete: 'email', Icon: IconMail },
  { name: 'mobile', type: 'tel', autoComplete: 'tel', Icon: IconDeviceMobile },
  { name: 'password', type: 'password', autoComplete: 'new-password', Icon: IconLock },
] as const;

import {
  IconArrowBackUp,
  IconMail,
  IconMailOpened,
  IconStar,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react';

/** The signs of what can be done to mails. */
export const actIcons = {
  restore: IconArrowBackUp,
  read: IconMailOpened,
  unread: IconMail,
  star: IconStar,
  remove: IconTrash,
  purge: IconTrashX,
};

import {
  IconArrowBackUp,
  IconMail,
  IconMailOpened,
  IconStar,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react';

/** The icons of the actions on emails. */
export const actionIcons = {
  restore: IconArrowBackUp,
  read: IconMailOpened,
  unread: IconMail,
  star: IconStar,
  remove: IconTrash,
  purge: IconTrashX,
};

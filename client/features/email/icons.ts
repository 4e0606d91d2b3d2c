import {
  IconAlertOctagon,
  IconBuilding,
  IconFlag3,
  IconInbox,
  IconLock,
  IconPencil,
  IconSend,
  IconStar,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import type { Tone } from '../../ui/StatusBadge.tsx';
import type { FolderOrLabelName } from './foldersAndLabels.ts';

/** The icons of folders and labels. */
export const icons = {
  inbox: IconInbox,
  sent: IconSend,
  draft: IconPencil,
  starred: IconStar,
  spam: IconAlertOctagon,
  trash: IconTrash,
  personal: IconUser,
  company: IconBuilding,
  important: IconFlag3,
  private: IconLock,
} satisfies Record<FolderOrLabelName, typeof IconInbox>;

/** The colours of the labels. Folders have no colour. */
export const tones: Partial<Record<FolderOrLabelName, Tone>> = {
  personal: 'success',
  important: 'warning',
  private: 'danger',
  company: 'primary',
};

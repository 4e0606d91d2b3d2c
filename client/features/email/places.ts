import type { Params } from 'react-router-dom';
import type { EmailFlagsFragment, EmailLabel, EmailPlace } from '../../gql/email/graphql.ts';

/** The URLs of the folders, `/apps/email/sent`, and the folder of each. */
export const folders = {
  inbox: 'INBOX',
  sent: 'SENT',
  draft: 'DRAFT',
  starred: 'STARRED',
  spam: 'SPAM',
  trash: 'TRASH',
} as const satisfies Record<string, EmailPlace>;

/** The URLs of the labels, `/apps/email/label/private`, and the label of each. */
export const labels = {
  personal: 'PERSONAL',
  company: 'COMPANY',
  important: 'IMPORTANT',
  private: 'PRIVATE',
} as const satisfies Record<string, EmailLabel>;

/** Label lists exclude spam and trash. */
const labelledPlaces = ['INBOX', 'SENT', 'DRAFT'] as const satisfies EmailPlace[];

export type FolderName = keyof typeof folders;
export type LabelName = keyof typeof labels;
export type PlaceName = FolderName | LabelName;

export const folderNames = Object.keys(folders) as FolderName[];
export const labelNames = Object.keys(labels) as LabelName[];

/** A folder or label of the mailbox. */
export interface Place {
  in: EmailPlace[];
  labels: EmailLabel[] | null;
}

type Flags = Omit<EmailFlagsFragment, '__typename' | 'id'>;

export function isPlace({ folder, label }: Params): boolean {
  return (!folder || Object.hasOwn(folders, folder)) && (!label || Object.hasOwn(labels, label));
}

/** Returns the name of the folder or label in the URL. */
export function getPlaceName({ folder, label }: Params): PlaceName {
  return (label ?? folder ?? 'inbox') as PlaceName;
}

export function getPlace(name: PlaceName): Place {
  return isLabel(name)
    ? { in: [...labelledPlaces], labels: [labels[name]] }
    : { in: [folders[name]], labels: null };
}

export function getPlacePath(name: PlaceName): string {
  if (isLabel(name)) return `/apps/email/label/${name}`;
  return name === 'inbox' ? '/apps/email' : `/apps/email/${name}`;
}

export function isLabel(name: string): name is LabelName {
  return Object.hasOwn(labels, name);
}

/** Whether the folder or label contains an email. */
export function isInPlace(place: Place, mail: Flags): boolean {
  const isThere = place.in.some((one) =>
    one === 'STARRED' ? mail.isStarred && mail.folder !== 'TRASH' : one === mail.folder,
  );
  return isThere && (!place.labels || place.labels.some((label) => mail.labels.includes(label)));
}

/**
 * Whether the count of a folder or label includes an email: unread ones in inbox and spam, else
 * all.
 */
export function isCounted(name: PlaceName, mail: Flags): boolean {
  if ((name === 'inbox' || name === 'spam') && mail.isRead) return false;
  return isInPlace(getPlace(name), mail);
}

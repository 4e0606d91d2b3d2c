import type { Params } from 'react-router-dom';
import type { EmailFlagsFragment, EmailLabel, EmailPlace } from '../../gql/email/graphql.ts';

/** The addresses of the mailbox's parts, `/apps/email/sent`, and where they look. */
export const folders = {
  inbox: 'INBOX',
  sent: 'SENT',
  draft: 'DRAFT',
  starred: 'STARRED',
  spam: 'SPAM',
  trash: 'TRASH',
} as const satisfies Record<string, EmailPlace>;

/** `/apps/email/label/private`, likewise. */
export const labels = {
  personal: 'PERSONAL',
  company: 'COMPANY',
  important: 'IMPORTANT',
  private: 'PRIVATE',
} as const satisfies Record<string, EmailLabel>;

/** A label is looked for in what one keeps: neither in the spam nor in the trash. */
const kept = ['INBOX', 'SENT', 'DRAFT'] as const satisfies EmailPlace[];

export type FolderName = keyof typeof folders;
export type LabelName = keyof typeof labels;
export type PlaceName = FolderName | LabelName;

export const folderNames = Object.keys(folders) as FolderName[];
export const labelNames = Object.keys(labels) as LabelName[];

/** Which part of the mailbox is looked at. */
export interface Place {
  in: EmailPlace[];
  labels: EmailLabel[] | null;
}

type Flags = Omit<EmailFlagsFragment, '__typename' | 'id'>;

export function isPlace({ folder, label }: Params): boolean {
  return (!folder || Object.hasOwn(folders, folder)) && (!label || Object.hasOwn(labels, label));
}

/** Which part of the mailbox an address names. */
export function nameOf({ folder, label }: Params): PlaceName {
  return (label ?? folder ?? 'inbox') as PlaceName;
}

export function placeNamed(name: PlaceName): Place {
  return isLabel(name)
    ? { in: [...kept], labels: [labels[name]] }
    : { in: [folders[name]], labels: null };
}

export function pathOf(name: PlaceName): string {
  if (isLabel(name)) return `/apps/email/label/${name}`;
  return name === 'inbox' ? '/apps/email' : `/apps/email/${name}`;
}

export function isLabel(name: string): name is LabelName {
  return Object.hasOwn(labels, name);
}

/** Whether a mail stands in a part of the mailbox. */
export function shows(place: Place, mail: Flags): boolean {
  const isThere = place.in.some((one) =>
    one === 'STARRED' ? mail.isStarred && mail.folder !== 'TRASH' : one === mail.folder,
  );
  return isThere && (!place.labels || place.labels.some((label) => mail.labels.includes(label)));
}

/** Whether a mail counts in the number beside a part: unread in the inbox and the spam, else every one. */
export function counts(name: PlaceName, mail: Flags): boolean {
  if ((name === 'inbox' || name === 'spam') && mail.isRead) return false;
  return shows(placeNamed(name), mail);
}

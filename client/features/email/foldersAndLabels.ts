import type { Params } from 'react-router-dom';
import type { EmailFlagsFragment, EmailFolderFilter, EmailLabel } from '../../gql/email/graphql.ts';

/** The folder of each path, such as `/apps/email/sent`. */
export const folders = {
  inbox: 'INBOX',
  sent: 'SENT',
  draft: 'DRAFT',
  starred: 'STARRED',
  spam: 'SPAM',
  trash: 'TRASH',
} as const satisfies Record<string, EmailFolderFilter>;

/** The label of each path, such as `/apps/email/label/private`. */
export const labels = {
  personal: 'PERSONAL',
  company: 'COMPANY',
  important: 'IMPORTANT',
  private: 'PRIVATE',
} as const satisfies Record<string, EmailLabel>;

/** The folders in the list of a label. Spam and trash are excluded. */
const labelledFolders = ['INBOX', 'SENT', 'DRAFT'] as const satisfies EmailFolderFilter[];

export type FolderName = keyof typeof folders;
export type LabelName = keyof typeof labels;
export type FolderOrLabelName = FolderName | LabelName;

export const folderNames = Object.keys(folders) as FolderName[];
export const labelNames = Object.keys(labels) as LabelName[];

/** A folder or label of the mailbox. */
export interface FolderOrLabel {
  in: EmailFolderFilter[];
  labels: EmailLabel[] | null;
}

type Flags = Omit<EmailFlagsFragment, '__typename' | 'id'>;

/** Returns whether the URL names an existing folder or label. */
export function isValidFolderOrLabel({ folder, label }: Params): boolean {
  return (!folder || Object.hasOwn(folders, folder)) && (!label || Object.hasOwn(labels, label));
}

/** Returns the name of the folder or label in the URL. */
export function getFolderOrLabelName({ folder, label }: Params): FolderOrLabelName {
  return (label ?? folder ?? 'inbox') as FolderOrLabelName;
}

export function getFolderOrLabel(name: FolderOrLabelName): FolderOrLabel {
  return isLabel(name)
    ? { in: [...labelledFolders], labels: [labels[name]] }
    : { in: [folders[name]], labels: null };
}

export function getFolderOrLabelPath(name: FolderOrLabelName): string {
  if (isLabel(name)) return `/apps/email/label/${name}`;
  return name === 'inbox' ? '/apps/email' : `/apps/email/${name}`;
}

export function isLabel(name: string): name is LabelName {
  return Object.hasOwn(labels, name);
}

/** Returns whether a folder or label contains an email. */
export function isInFolderOrLabel(folderOrLabel: FolderOrLabel, mail: Flags): boolean {
  const isInFolder = folderOrLabel.in.some((folder) =>
    folder === 'STARRED' ? mail.isStarred && mail.folder !== 'TRASH' : folder === mail.folder,
  );
  return (
    isInFolder &&
    (!folderOrLabel.labels || folderOrLabel.labels.some((label) => mail.labels.includes(label)))
  );
}

/** Returns whether the count of a folder or label includes an email. Inbox and spam count only unread emails. */
export function isCounted(name: FolderOrLabelName, mail: Flags): boolean {
  if ((name === 'inbox' || name === 'spam') && mail.isRead) return false;
  return isInFolderOrLabel(getFolderOrLabel(name), mail);
}

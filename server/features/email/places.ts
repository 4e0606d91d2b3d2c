import type { EmailPlace } from '../../gql/resolvers.ts';
import type { EmailRow } from './row.ts';

/** The places a mail is found in: its folder, and those that look into several. */
export function placesOf({ folder, isStarred }: EmailRow): EmailPlace[] {
  if (folder === 'TRASH') return ['TRASH'];
  return [folder, 'ANYWHERE', ...(isStarred ? ['STARRED' as const] : [])];
}

/** The folder whose number a mail is counted in, if any: unread in the inbox and the spam, every draft. */
export function badgeOf({ folder, isRead }: EmailRow): string {
  if (folder === 'DRAFT') return 'draft';
  if (isRead) return '';
  return folder === 'INBOX' || folder === 'SPAM' ? folder.toLowerCase() : '';
}

export const readingOf = ({ isRead }: EmailRow) => String(isRead);
export const filesOf = ({ attachments }: EmailRow) => String(attachments.length > 0);

/**
 * A mail, and whether others stand around it. Mails are stored as standing in the middle, so most
 * of a list are the stored rows themselves, which need not be written out anew.
 */
export function standing(
  email: EmailRow,
  hasPreviousMail: boolean,
  hasNextMail: boolean,
): EmailRow {
  return hasPreviousMail && hasNextMail ? email : { ...email, hasPreviousMail, hasNextMail };
}

/** Whether a mail lies where it can be taken back from. */
export const isThrown = ({ folder }: EmailRow) => folder === 'SPAM' || folder === 'TRASH';

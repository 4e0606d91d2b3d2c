import type { EmailPlace } from '../../gql/resolvers.ts';
import type { EmailRow } from './row.ts';

/** The places a mail is found in: its folder, and those that look into several. */
export function placesOf({ folder, isStarred }: EmailRow): EmailPlace[] {
  if (folder === 'TRASH') return ['TRASH'];
  return [folder, 'ANYWHERE', ...(isStarred ? ['STARRED' as const] : [])];
}

/**
 * Returns the folder whose count includes the email, if any: unread ones in inbox and spam, and all
 * drafts.
 */
export function badgeOf({ folder, isRead }: EmailRow): string {
  if (folder === 'DRAFT') return 'draft';
  if (isRead) return '';
  return folder === 'INBOX' || folder === 'SPAM' ? folder.toLowerCase() : '';
}

export const readingOf = ({ isRead }: EmailRow) => String(isRead);
export const filesOf = ({ attachments }: EmailRow) => String(attachments.length > 0);

/**
 * Creates the function that returns a mail as it is shown: with whether there are others beside it,
 * and with tokens in its links. Mails are stored with neighbours on both sides, so that most of a
 * list are the stored rows themselves, whose JSON is remembered.
 */
export function createStanding(sign: (text: string) => string) {
  return (email: EmailRow, hasPreviousMail: boolean, hasNextMail: boolean): EmailRow => {
    const { tokenName } = email;
    if (hasPreviousMail && hasNextMail && tokenName === undefined) return email;
    const shown = { ...email, hasPreviousMail, hasNextMail };
    if (tokenName !== undefined) {
      const link = `token=${tokenName}`;
      shown.message = email.message.replaceAll(link, `${link}_${sign(tokenName)}`);
    }
    return shown;
  };
}

/** Whether an email is in the trash and can be restored. */
export const isThrown = ({ folder }: EmailRow) => folder === 'SPAM' || folder === 'TRASH';

import type { EmailPlace } from '../../gql/resolvers.ts';
import type { EmailRow } from './row.ts';

/** The places a mail is found in: its folder, and those that look into several. */
export function listPlaces({ folder, isStarred }: EmailRow): EmailPlace[] {
  if (folder === 'TRASH') return ['TRASH'];
  return [folder, 'ANYWHERE', ...(isStarred ? ['STARRED' as const] : [])];
}

/**
 * Returns the folder whose count includes the email, if any: unread ones in inbox and spam, and all
 * drafts.
 */
export function getCountingFolder({ folder, isRead }: EmailRow): string {
  if (folder === 'DRAFT') return 'draft';
  if (isRead) return '';
  return folder === 'INBOX' || folder === 'SPAM' ? folder.toLowerCase() : '';
}

export const getReadFacet = ({ isRead }: EmailRow) => String(isRead);
export const getAttachmentFacet = ({ attachments }: EmailRow) => String(attachments.length > 0);

/**
 * Creates the function that returns a mail as it is shown: with whether there are others beside it,
 * and with tokens in its links. Mails are stored with neighbours on both sides, so that most of a
 * list are the stored rows themselves, whose JSON is remembered.
 */
export function createEmailView(sign: (text: string) => string) {
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
export const isRestorable = ({ folder }: EmailRow) => folder === 'SPAM' || folder === 'TRASH';

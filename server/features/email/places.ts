import type { EmailPlace } from '../../gql/resolvers.ts';
import type { EmailRow } from './row.ts';

/** Returns the places that list a mail: its folder, and those that combine several folders. */
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
 * Creates the function that completes a mail of a list: whether it has a previous and a next mail,
 * and the tokens in its links. Stored mails have both neighbours. Most mails of a list are therefore
 * stored rows, whose JSON is cached.
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

import type { EmailFolderFilter } from '../../gql/types.ts';
import type { EmailRow } from './row.ts';

/** Returns the folder filters that include an email: its folder, and the filters that combine several folders. */
export function listFolderFilters({ folder, isStarred }: EmailRow): EmailFolderFilter[] {
  if (folder === 'TRASH') return ['TRASH'];
  return [folder, 'ANYWHERE', ...(isStarred ? ['STARRED' as const] : [])];
}

/**
 * Returns the folder whose count includes the email: inbox and spam count unread emails, and draft counts all emails.
 */
export function getCountingFolder({ folder, isRead }: EmailRow): string {
  if (folder === 'DRAFT') return 'draft';
  if (isRead) return '';
  return folder === 'INBOX' || folder === 'SPAM' ? folder.toLowerCase() : '';
}

export const getReadFacet = ({ isRead }: EmailRow) => String(isRead);
export const getAttachmentFacet = ({ attachments }: EmailRow) => String(attachments.length > 0);

/**
 * Creates a function that sets whether an email has a previous and a next email, and adds the tokens to its links.
 * Stored emails have both neighbours. So most emails of a list are returned as stored, and their JSON is cached.
 */
export function createEmailConverter(sign: (text: string) => string) {
  return (email: EmailRow, hasPreviousMail: boolean, hasNextMail: boolean): EmailRow => {
    const { tokenName } = email;
    if (hasPreviousMail && hasNextMail && tokenName === undefined) return email;
    const listedEmail = { ...email, hasPreviousMail, hasNextMail };
    if (tokenName !== undefined) {
      const link = `token=${tokenName}`;
      listedEmail.message = email.message.replaceAll(link, `${link}_${sign(tokenName)}`);
    }
    return listedEmail;
  };
}

/** Returns whether an email can be restored, because it is in the spam folder or in the trash. */
export const isRestorable = ({ folder }: EmailRow) => folder === 'SPAM' || folder === 'TRASH';

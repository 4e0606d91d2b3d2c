import type { Email, EmailAttachment, EmailFolder } from '../../gql/resolvers.ts';

/** An attachment without its content, which is looked up on demand. */
export type EmailAttachmentRow = Omit<EmailAttachment, 'content'>;

/** A mail as it is stored. Values that depend on a search or a list are derived. */
export interface EmailRow
  extends Omit<Email, 'excerpt' | 'neighbours' | 'attachments' | 'replies'> {
  attachments: EmailAttachmentRow[];
  replies: EmailRow[];
  /** The folder that a mail in the spam or the trash came from. */
  thrownFrom?: EmailFolder;
  /** The name of the token in the links of the message. The token itself is not stored. */
  tokenName?: string;
}

export interface EmailPageRow {
  emails: EmailRow[];
  total: number;
}

export interface EmailNeighboursRow {
  newer?: EmailRow | null;
  older?: EmailRow | null;
}

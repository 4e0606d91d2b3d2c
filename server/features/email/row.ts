import type { Email, EmailAttachment, EmailFolder } from '../../gql/types.ts';

/** An attachment without its content, which a resolver returns on demand. */
export type EmailAttachmentRow = Omit<EmailAttachment, 'content'>;

/** A stored email, without the fields that depend on a search or a list. */
export interface EmailRow
  extends Omit<Email, 'excerpt' | 'neighbours' | 'attachments' | 'replies'> {
  attachments: EmailAttachmentRow[];
  replies: EmailRow[];
  /** The folder from which an email was moved to the spam folder or the trash. */
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

import type { Email, EmailAttachment } from '../../gql/resolvers.ts';

/** A file without its content, which is looked up when somebody wants it. */
export type EmailAttachmentRow = Omit<EmailAttachment, 'content'>;

/** What a mail is made of; what depends on a search or a list is worked out. */
export interface EmailRow
  extends Omit<Email, 'excerpt' | 'neighbours' | 'attachments' | 'replies'> {
  attachments: EmailAttachmentRow[];
  replies: EmailRow[];
}

export interface EmailPageRow {
  emails: EmailRow[];
  total: number;
}

export interface EmailNeighboursRow {
  newer?: EmailRow | null;
  older?: EmailRow | null;
}

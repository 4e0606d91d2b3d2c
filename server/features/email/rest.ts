import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

export const rest = [
  route({
    method: 'GET',
    url: '/apps/email/emails',
    example: { q: 'chairs', folder: ['INBOX'], label: 'important' },
    operation: graphql(`
      query ListEmails($q: String, $folder: [EmailFolderFilter!], $label: String) {
        emails(subject: $q, in: $folder, filedUnder: $label) {
          ...EmailBody
        }
        emailsMeta: emailCounts {
          inbox
          draft
          spam
        }
      }

      fragment EmailBody on Email {
        ...EmailLetterBody
        replies {
          ...EmailReplyBody
        }
        hasPreviousMail
        hasNextMail
      }

      fragment EmailReplyBody on Email {
        ...EmailLetterBody
        replies {
          id
        }
      }

      fragment EmailLetterBody on Email {
        id
        from {
          email
          name
          avatar
        }
        to {
          name
          email
        }
        subject
        cc
        bcc
        message
        attachments {
          ...EmailAttachmentBody
        }
        isStarred
        labels: filedUnder
        time
        folder
        isRead
      }

      fragment EmailAttachmentBody on EmailAttachment {
        fileName
        thumbnail
        url
        size
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/apps/email/update-emails',
    reply: null,
    example: { emailIds: [22, 24], dataToUpdate: { isRead: true, isStarred: true } },
    operation: graphql(`
      mutation UpdateEmails($emailIds: [Int!]! @exact, $dataToUpdate: EmailChangesInput!) {
        updateEmails(ids: $emailIds, changes: $dataToUpdate) {
          id
        }
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/apps/email/update-emails-label',
    reply: null,
    example: { emailIds: [19], label: 'important' },
    operation: graphql(`
      mutation ToggleEmailFiling($emailIds: [Int!]! @exact, $label: String!) {
        toggleEmailFiling(ids: $emailIds, word: $label) {
          id
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/apps/email/get-email',
    reply: 'email',
    example: { id: 24 },
    operation: graphql(`
      query ShowEmail($id: Int!) {
        email(id: $id) {
          ...EmailBody
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/apps/email/paginate-email',
    reply: 'adjacentEmail',
    example: { dir: 'OLDER', emailId: 24 },
    operation: graphql(`
      query ShowEmailBeside($dir: EmailDirection, $emailId: Int!) {
        adjacentEmail(id: $emailId, direction: $dir) {
          ...EmailBody
        }
      }
    `),
  }),
];

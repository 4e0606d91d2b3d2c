import type { TFunction } from 'i18next';
import type { RecordHistoryQuery } from '../../gql/records/graphql.ts';

/** The commands with a text of their own. The others are described by the kind of the change. */
const commands = [
  'addPost',
  'updatePost',
  'deletePost',
  'restorePost',
  'bookmarkPost',
  'likePost',
  'commentOnPost',
  'replyToComment',
  'deleteComment',
  'restoreComment',
  'addTask',
  'updateTask',
  'deleteTask',
  'restoreTask',
  'moveTask',
  'addInvoice',
  'updateInvoice',
  'duplicateInvoice',
  'sendInvoice',
  'addInvoicePayment',
  'payInvoiceByCard',
  'deleteInvoicePayment',
  'deleteInvoice',
  'deleteInvoices',
  'restoreInvoices',
  'addUser',
  'updateUser',
  'setUserStatus',
  'deleteUser',
  'deleteUsers',
  'restoreUsers',
  'restore',
] as const;

/** Returns what a command did to a record, such as "Paid by card". */
export function getCommandText(
  t: TFunction<'records'>,
  { field, kind }: Pick<RecordHistoryQuery['history'][number], 'field' | 'kind'>,
): string {
  const command = commands.find((name) => name === field);
  return command ? t(`command.${command}`) : t(`kind.${kind}`);
}

import { EmailNavDocument, MailboxDocument } from '../../gql/email/graphql.ts';
import { createQueryLoader, notFound } from '../../state/queryLoader.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { isValidFolderOrLabel } from './foldersAndLabels.ts';
import { defaults, readView } from './view.ts';

export const mailboxLoader = createQueryLoader(({ params, request }) => {
  if (!isValidFolderOrLabel(params)) notFound();
  const { searchParams } = new URL(request.url);
  const view = readView(params, readParams(searchParams, defaults));

  return [{ query: MailboxDocument, variables: { ...view, page: 1 } }, { query: EmailNavDocument }];
});

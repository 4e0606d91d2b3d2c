import { createQueryLoader, notFound } from '../../data/queryLoader.ts';
import { EmailNavDocument, MailboxDocument } from '../../gql/email/graphql.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { defaultParams, readListParams } from './emailListParams.ts';
import { isValidFolderOrLabel } from './foldersAndLabels.ts';

export const mailboxLoader = createQueryLoader(({ params, request }) => {
  if (!isValidFolderOrLabel(params)) notFound();
  const { searchParams } = new URL(request.url);
  const listParams = readListParams(params, readParams(searchParams, defaultParams));

  return [
    { query: MailboxDocument, variables: { ...listParams, page: 1 } },
    { query: EmailNavDocument },
  ];
});

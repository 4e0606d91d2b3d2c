import { createLoader } from '../../data/loader.ts';
import { EmailNavDocument, MailboxDocument } from '../../gql/email/graphql.ts';
import { notFound } from '../../navigation/notFound.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { defaultParams, readListParams } from './emailListParams.ts';
import { isValidFolderOrLabel } from './foldersAndLabels.ts';

export const mailboxLoader = createLoader(({ preloadQuery, params, url }) => {
  if (!isValidFolderOrLabel(params)) notFound();
  const listParams = readListParams(params, readParams(url.searchParams, defaultParams));

  return {
    page: preloadQuery(MailboxDocument, { variables: { ...listParams, page: 1 } }),
    nav: preloadQuery(EmailNavDocument),
  };
});

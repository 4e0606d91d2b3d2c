import { useEmailFilesQuery } from '../../gql/email/hooks.ts';
import type { DraftFile } from './draftFields.ts';

/** Returns the attachments of a forwarded email, or undefined while they load. Without an id, there are none. */
export function useForwardedFiles(id: number | undefined): DraftFile[] | undefined {
  const { data, error } = useEmailFilesQuery({
    variables: { id: id ?? 0 },
    skip: id === undefined,
    fetchPolicy: 'no-cache',
  });

  if (id === undefined || error) return [];
  return data?.email.attachments
    .filter(({ content }) => content !== '')
    .map(({ fileName, size, content }) => ({ fileName, size, url: content, thumbnail: '' }));
}

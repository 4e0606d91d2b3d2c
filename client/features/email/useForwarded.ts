import { useEmailFilesQuery } from '../../gql/email/hooks.ts';
import type { LetterFile } from './letter.ts';

/** Returns the attachments of a forwarded email. Undefined while they load. */
export function useForwarded(id: number | undefined): LetterFile[] | undefined {
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

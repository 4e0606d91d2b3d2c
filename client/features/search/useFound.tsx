import { useDebouncedValue } from '@mantine/hooks';
import { useSearchQuery } from '../../gql/search/hooks.ts';
import { canOpen } from '../../state/screenRegistry.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import type { FinderOption } from './finder.ts';
import { findHit } from './matching.ts';

/** The delay after typing, in milliseconds. */
const pause = 120;

interface Found {
  files: FinderOption[];
  contacts: FinderOption[];
  isWaiting: boolean;
}

/** Files and people that the server finds. Earlier results stay while they still match. */
export function useFound(q: string): Found {
  const [debouncedQuery] = useDebouncedValue(q, pause);
  const { data, previousData, loading } = useSearchQuery({
    variables: { q: debouncedQuery },
    skip: q === '' || debouncedQuery === '',
  });
  const { files = [], contacts = [] } = (data ?? previousData)?.search ?? {};
  const fits = ({ title }: { title: string }) => findHit(title, q) !== undefined;

  return {
    files: files.filter(fits).map(({ title, by, size, file, address }) => ({
      key: `file-${address}`,
      label: title,
      note: `${by} · ${size}`,
      icon: <img src={file} alt="" />,
      run: () => fetchFile(address),
    })),
    contacts: contacts.filter(fits).map(({ title, email, img, user }) => ({
      key: `contact-${email}`,
      label: title,
      note: email,
      icon: <PersonAvatar fullName={title} avatar={img} isDecorative />,
      ...formatMenuPath(email, user?.id),
    })),
    isWaiting: loading || q !== debouncedQuery,
  };
}

/** Returns the profile of a user, or a `mailto:` URL. */
function formatMenuPath(
  email: string,
  userId: number | undefined,
): Pick<FinderOption, 'to' | 'run'> {
  const to = `/apps/user/view/${userId}`;
  if (userId !== undefined && canOpen(to)) return { to };
  return { run: () => window.location.assign(`mailto:${email}`) };
}

function fetchFile(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

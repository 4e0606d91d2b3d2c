import { useDebouncedValue } from '@mantine/hooks';
import { useSearchQuery } from '../../gql/search/hooks.ts';
import { canOpen } from '../../navigation/screenRegistry.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { findMatch } from './matching.ts';
import type { SearchOption } from './searchOptions.ts';

/** The delay between the last input and the request, in milliseconds. */
const debounceDelay = 120;

interface ServerResults {
  files: SearchOption[];
  contacts: SearchOption[];
  isLoading: boolean;
}

/**
 * Returns the files and people that the server finds. While a request is pending, returns the previous results that
 * still match.
 */
export function useServerResults(q: string): ServerResults {
  const [debouncedQuery] = useDebouncedValue(q, debounceDelay);
  const { data, previousData, loading } = useSearchQuery({
    variables: { q: debouncedQuery },
    skip: q === '' || debouncedQuery === '',
  });
  const { files = [], contacts = [] } = (data ?? previousData)?.search ?? {};
  const isMatch = ({ title }: { title: string }) => findMatch(title, q) !== undefined;

  return {
    files: files.filter(isMatch).map(({ title, by, size, file, address }) => ({
      key: `file-${address}`,
      label: title,
      note: `${by} · ${size}`,
      icon: <img src={file} alt="" />,
      run: () => downloadFile(address),
    })),
    contacts: contacts.filter(isMatch).map(({ title, email, img, user }) => ({
      key: `contact-${email}`,
      label: title,
      note: email,
      icon: <PersonAvatar fullName={title} avatar={img} isDecorative />,
      ...createContactAction(email, user?.id),
    })),
    isLoading: loading || q !== debouncedQuery,
  };
}

/** Returns the path of the user's screen. If the viewer may not open it, returns a function that starts an email. */
function createContactAction(
  email: string,
  userId: number | undefined,
): Pick<SearchOption, 'to' | 'run'> {
  const to = `/apps/user/view/${userId}`;
  if (userId !== undefined && canOpen(to)) return { to };
  return { run: () => window.location.assign(`mailto:${email}`) };
}

function downloadFile(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

import { useDebouncedValue } from '@mantine/hooks';
import { useSearchQuery } from '../../gql/search/hooks.ts';
import { mayOpen } from '../../state/directory.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import type { FinderOption } from './finder.ts';
import { hitOf } from './matching.ts';

/** A pause in typing, in milliseconds. */
const pause = 120;

interface Found {
  files: FinderOption[];
  contacts: FinderOption[];
  isWaiting: boolean;
}

/** Files and people the gateway finds. What was found before stays while it still fits. */
export function useFound(q: string): Found {
  const [asked] = useDebouncedValue(q, pause);
  const { data, previousData, loading } = useSearchQuery({
    variables: { q: asked },
    skip: q === '' || asked === '',
  });
  const { files = [], contacts = [] } = (data ?? previousData)?.search ?? {};
  const fits = ({ title }: { title: string }) => hitOf(title, q) !== undefined;

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
      ...wayTo(email, user?.id),
    })),
    isWaiting: loading || q !== asked,
  };
}

/** To somebody's page, where there is one; else to the mail programme. */
function wayTo(email: string, userId: number | undefined): Pick<FinderOption, 'to' | 'run'> {
  const to = `/apps/user/view/${userId}`;
  if (userId !== undefined && mayOpen(to)) return { to };
  return { run: () => window.location.assign(`mailto:${email}`) };
}

function fetchFile(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

import { IconApps } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { features } from '../features.ts';
import { mayOpen } from '../state/directory.ts';
import { useViewer } from '../state/session.ts';
import { MenuButton } from '../ui/MenuButton.tsx';

const ids = ['email', 'chat', 'todo', 'calendar', 'invoiceList', 'shop', 'userList'];
const entries = features
  .flatMap(({ menu = [] }) => menu)
  .filter(({ id }) => ids.includes(id))
  .sort((first, second) => ids.indexOf(first.id) - ids.indexOf(second.id));

/** A menu with a link to the first page of each app. */
export function AppsMenu() {
  const { t } = useTranslation('app');
  useViewer();
  const items = entries
    .filter(({ to }) => mayOpen(to))
    .map(({ id, to, icon, groupIcon }) => {
      const Icon = icon ?? groupIcon ?? IconApps;
      return {
        key: id,
        to,
        label: t(`menu.${id}`),
        icon: <Icon size={18} stroke={1.6} aria-hidden />,
      };
    });
  if (items.length === 0) return null;

  return (
    <MenuButton
      label={t('shortcuts')}
      icon={<IconApps size={20} stroke={1.6} aria-hidden />}
      groups={[{ key: 'apps', label: t('shortcuts'), items }]}
    />
  );
}

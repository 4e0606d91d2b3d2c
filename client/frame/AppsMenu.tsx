import { IconApps } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { features } from '../features.ts';
import { canOpen } from '../navigation/screenRegistry.ts';
import { useViewer } from '../session/session.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import { getEntryLabel } from './menu.ts';

const appEntryIds = ['email', 'chat', 'todo', 'calendar', 'invoiceList', 'shop', 'userList'];
const appEntries = features
  .flatMap(({ menu = [] }) => menu)
  .filter(({ id }) => appEntryIds.includes(id))
  .sort((first, second) => appEntryIds.indexOf(first.id) - appEntryIds.indexOf(second.id));

/** A menu with a link to the first page of each app. */
export function AppsMenu() {
  const { t } = useTranslation('app');
  useViewer();
  const items = appEntries
    .filter(({ to }) => canOpen(to))
    .map((entry) => {
      const { id, to, icon, groupIcon } = entry;
      const Icon = icon ?? groupIcon ?? IconApps;
      return {
        key: id,
        to,
        label: getEntryLabel(entry, t),
        icon: <Icon size={18} stroke={1.6} aria-hidden />,
      };
    });
  if (items.length === 0) return null;

  return (
    <MenuButton
      label={t('apps')}
      icon={<IconApps size={20} stroke={1.6} aria-hidden />}
      groups={[{ key: 'apps', label: t('apps'), items }]}
    />
  );
}

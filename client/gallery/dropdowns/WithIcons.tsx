import { Button, Menu } from '@mantine/core';
import { IconCalendar, IconChecklist, IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const links = [
  { id: 'email', to: '/apps/email', Icon: IconMail },
  { id: 'todo', to: '/apps/todo', Icon: IconChecklist },
  { id: 'calendar', to: '/apps/calendar', Icon: IconCalendar },
] as const;

/** Menu items that open a page are links. */
export function WithIcons() {
  const { t } = useTranslation('dropdowns');

  return (
    <Menu position="bottom-start" width={200}>
      <Menu.Target>
        <Button variant="default">{t('goTo')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {links.map(({ id, to, Icon }) => (
          <Menu.Item
            key={id}
            component={Link}
            to={to}
            leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
          >
            {t(`page.${id}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

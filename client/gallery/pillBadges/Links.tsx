import { Badge, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const links = [
  { id: 'users', to: '/apps/user/list', tone: 'primary' },
  { id: 'calendar', to: '/apps/calendar', tone: 'success' },
  { id: 'faq', to: '/pages/faq', tone: 'info' },
] as const;

export function Links() {
  const { t } = useTranslation('pillBadges');

  return (
    <Group gap="sm">
      {links.map(({ id, to, tone }) => (
        <Badge key={id} component={Link} to={to} color={tone} radius="xl">
          {t(`link.${id}`)}
        </Badge>
      ))}
    </Group>
  );
}

import { Badge, Group } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const links = [
  { id: 'invoices', to: '/apps/invoice/list', tone: 'primary' },
  { id: 'tasks', to: '/apps/todo', tone: 'success' },
  { id: 'shop', to: '/apps/ecommerce/shop', tone: 'info' },
] as const;

export function Links() {
  const { t } = useTranslation('badges');

  return (
    <Group gap="sm">
      {links.map(({ id, to, tone }) => (
        <Badge
          key={id}
          component={Link}
          to={to}
          color={tone}
          radius="sm"
          rightSection={<IconArrowRight size={14} stroke={2} aria-hidden />}
        >
          {t(`link.${id}`)}
        </Badge>
      ))}
    </Group>
  );
}

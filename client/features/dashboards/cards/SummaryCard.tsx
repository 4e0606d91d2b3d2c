import { Group, SimpleGrid, Text, ThemeIcon } from '@mantine/core';
import { IconCurrencyDollar, IconPackage, IconShoppingCart, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EcommercePageQuery } from '../../../gql/dashboards/graphql.ts';
import { Section } from '../../../ui/Section.tsx';
import { useFormats } from './useFormats.ts';

export function SummaryCard({ summary }: { summary: EcommercePageQuery['salesSummary'] }) {
  const { t } = useTranslation('dashboards');
  const { formatNumber, formatDollars } = useFormats();
  const tiles = [
    { id: 'sales', tone: 'primary', Icon: IconShoppingCart, text: formatNumber(summary.sales) },
    { id: 'customers', tone: 'info', Icon: IconUsers, text: formatNumber(summary.customers) },
    { id: 'products', tone: 'warning', Icon: IconPackage, text: formatNumber(summary.products) },
    {
      id: 'revenue',
      tone: 'success',
      Icon: IconCurrencyDollar,
      text: formatDollars(summary.revenue),
    },
  ] as const;

  return (
    <Section title={t('summary.title')} subtitle={t('summary.subtitle')}>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing={{ base: 'md', sm: 'lg' }} my="auto">
        {tiles.map(({ id, tone, Icon, text }) => (
          <Group key={id} gap="md" wrap="nowrap">
            <ThemeIcon variant="light" color={tone} size={48} radius="50%">
              <Icon size={22} stroke={1.7} aria-hidden />
            </ThemeIcon>
            <div>
              <Text size="xl" fw={600} lh={1.3} mod="tabular">
                <bdi>{text}</bdi>
              </Text>
              <Text size="caption" c="dimmed">
                {t(`summary.${id}`)}
              </Text>
            </div>
          </Group>
        ))}
      </SimpleGrid>
    </Section>
  );
}

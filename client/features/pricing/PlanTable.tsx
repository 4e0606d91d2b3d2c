import { Card, Center, Table, Title } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type {
  PlanCard_PlanFragment,
  PlanTable_FeatureFragment,
} from '../../gql/pricing/graphql.ts';
import { usePlanText } from './usePlanText.ts';

interface PlanTableProps {
  plans: PlanCard_PlanFragment[];
  features: PlanTable_FeatureFragment[];
}

/** A table of the features, with a column for each plan. */
export function PlanTable({ plans, features }: PlanTableProps) {
  const { t } = useTranslation('pricing');
  const translate = usePlanText();

  return (
    <Card component="section" aria-labelledby="plan-table">
      <Title id="plan-table" order={2} size="h3" mb="sm">
        {t('comparison.title')}
      </Title>
      <Table.ScrollContainer minWidth={0} type="native">
        <Table aria-labelledby="plan-table" horizontalSpacing={6} verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th ps={0}>{t('comparison.feature')}</Table.Th>
              {plans.map(({ tier, title }) => (
                <Table.Th key={tier} w="22%" ta="center">
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {features.map(({ slug, title, offers }) => (
              <Table.Tr key={slug}>
                <Table.Th scope="row" ps={0} fw={400}>
                  <bdi>{translate(title)}</bdi>
                </Table.Th>
                {offers.map(({ tier, isIncluded, quantity }) => (
                  <Table.Td
                    key={tier}
                    ta="center"
                    c={isIncluded && !quantity ? 'success' : 'dimmed'}
                  >
                    {quantity ? (
                      <bdi>{translate(quantity)}</bdi>
                    ) : (
                      <Center>
                        {isIncluded ? (
                          <IconCheck size={18} role="img" aria-label={t('comparison.included')} />
                        ) : (
                          <IconMinus size={18} role="img" aria-label={t('comparison.missing')} />
                        )}
                      </Center>
                    )}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}

import { Box, Flex, Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EcommercePageQuery } from '../../gql/dashboards/graphql.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './ClientsCard.module.css';
import { useFormats } from './cards/useFormats.ts';

/** The clients with the highest billed amounts, and the percentage of each amount that is paid. */
export function ClientsCard({ clients }: { clients: EcommercePageQuery['topClients'] }) {
  const { t } = useTranslation('dashboards');
  const { formatDollars, formatNumber, formatPercent } = useFormats();

  return (
    <Section title={t('clients.title')} subtitle={t('clients.subtitle')}>
      {clients.length === 0 ? (
        <Text c="dimmed" m="auto">
          {t('clients.none')}
        </Text>
      ) : (
        <Box mx={-20} mb={-12}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('clients.client')}</th>
                <th scope="col" className={classes.service}>
                  {t('clients.service')}
                </th>
                <th scope="col" className={classes.number}>
                  {t('clients.invoices')}
                </th>
                <th scope="col" className={classes.number}>
                  {t('clients.billed')}
                </th>
                <th scope="col" className={classes.paid}>
                  {t('clients.paid')}
                </th>
              </tr>
            </thead>
            <tbody>
              {clients.map(({ company, name, avatar, service, invoices, billed, paid }) => {
                const share = billed > 0 ? Math.round((100 * paid) / billed) : 0;
                return (
                  <tr key={`${company} ${name}`}>
                    <th scope="row">
                      <Flex component="span" gap="md" align="center" className={classes.client}>
                        <PersonAvatar fullName={name} avatar={avatar} size={32} isDecorative />
                        <Flex component="span" direction="column" miw={0}>
                          <strong>{company || name}</strong>
                          <Text component="small" size="caption" c="dimmed">
                            {name}
                          </Text>
                        </Flex>
                      </Flex>
                    </th>
                    <td className={classes.service}>{service}</td>
                    <td className={classes.number}>{formatNumber(invoices)}</td>
                    <td className={classes.number}>
                      <bdi>{formatDollars(billed)}</bdi>
                    </td>
                    <td className={classes.paid}>
                      <bdi>{formatPercent(share)}</bdi>
                      <Progress
                        value={share}
                        size={6}
                        radius={3}
                        color="var(--mantine-color-primary-filled)"
                        aria-hidden
                      />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Box>
      )}
    </Section>
  );
}

import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EcommercePageQuery } from '../../gql/dashboards/graphql.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import classes from './ClientsCard.module.css';
import { Card } from './cards/Card.tsx';
import { useFormats } from './cards/useFormats.ts';

/** The clients with the highest billed amounts, and the percentage of each amount that is paid. */
export function ClientsCard({ clients }: { clients: EcommercePageQuery['topClients'] }) {
  const { t } = useTranslation('dashboards');
  const { formatDollars, formatNumber, formatPercent } = useFormats();

  return (
    <Card title={t('clients.title')} subtitle={t('clients.subtitle')}>
      {clients.length === 0 ? (
        <p className={classes.empty}>{t('clients.none')}</p>
      ) : (
        <div className={classes.scroll}>
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
                      <span className={classes.client}>
                        <PersonAvatar fullName={name} avatar={avatar} size={32} isDecorative />
                        <span className={classes.names}>
                          <strong>{company || name}</strong>
                          <small>{name}</small>
                        </span>
                      </span>
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
                        color="var(--fd-primary)"
                        aria-hidden
                      />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

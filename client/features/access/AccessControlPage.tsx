import { SegmentedControl } from '@mantine/core';
import { IconChartBar, IconUsers } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import type { LoginRole } from '../../gql/access/graphql.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { isAllowed } from '../../session/abilities.ts';
import { useViewer } from '../../session/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AbilityTable } from './AbilityTable.tsx';
import classes from './AccessControlPage.module.css';
import type { accessControlLoader } from './loaders.ts';

/** The permissions of a role, and the parts of this screen that the role may see. The role is in the URL. */
export function AccessControlPage() {
  const { t } = useTranslation('access');
  const id = useId();
  const { data } = useLoadedQuery(useLoaderData<typeof accessControlLoader>().page);
  const ownRole: LoginRole = useViewer()?.role === 'admin' ? 'ADMIN' : 'CLIENT';
  const [params, setParams] = useUrlParams({ role: ownRole });
  const selectedRole = data.roles.find(({ role }) => role === params.role) ?? data.roles[0];
  const rules = selectedRole?.ability ?? [];
  useTitle(t('title'));

  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} about={t(`role.${ownRole}`)} />

      <div className={classes.switch}>
        <span id={`${id}-role`}>{t('seeAs')}</span>
        <SegmentedControl
          aria-labelledby={`${id}-role`}
          value={selectedRole?.role}
          data={data.roles.map(({ role }) => ({ value: role, label: t(`roles.${role}`) }))}
          onChange={(role) => setParams({ role })}
        />
      </div>

      <div className={classes.cards}>
        <section className={classes.card}>
          <IconUsers size={24} stroke={1.6} aria-hidden />
          <h2>{t('common.title')}</h2>
          <p>{t('common.text')}</p>
        </section>
        {isAllowed(rules, { action: 'read', subject: 'Analytics' }) && (
          <section className={classes.card}>
            <IconChartBar size={24} stroke={1.6} aria-hidden />
            <h2>{t('analytics.title')}</h2>
            <p>{t('analytics.text')}</p>
          </section>
        )}
      </div>

      <section className={classes.card}>
        <h2>{selectedRole && t('abilities', { role: t(`roles.${selectedRole.role}`) })}</h2>
        <AbilityTable rules={rules} />
      </section>
    </div>
  );
}

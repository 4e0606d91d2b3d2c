import { Card, Group, SegmentedControl, SimpleGrid, Stack, Text, Title } from '@mantine/core';
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
    <Stack gap={20}>
      <PageHeader title={t('title')} about={t(`role.${ownRole}`)} />

      <Group>
        <span id={`${id}-role`}>{t('seeAs')}</span>
        <SegmentedControl
          aria-labelledby={`${id}-role`}
          value={selectedRole?.role}
          data={data.roles.map(({ role }) => ({ value: role, label: t(`roles.${role}`) }))}
          onChange={(role) => setParams({ role })}
        />
      </Group>

      <SimpleGrid spacing={20} minColWidth="min(100%, 320px)" autoFlow="auto-fit">
        <Card component="section" px="xl" py={20} className={classes.card}>
          <IconUsers size={24} stroke={1.6} aria-hidden />
          <Title order={2} size="h3">
            {t('common.title')}
          </Title>
          <Text c="dimmed" mt="xs" maw="64ch">
            {t('common.text')}
          </Text>
        </Card>
        {isAllowed(rules, { action: 'read', subject: 'Analytics' }) && (
          <Card component="section" px="xl" py={20} className={classes.card}>
            <IconChartBar size={24} stroke={1.6} aria-hidden />
            <Title order={2} size="h3">
              {t('analytics.title')}
            </Title>
            <Text c="dimmed" mt="xs" maw="64ch">
              {t('analytics.text')}
            </Text>
          </Card>
        )}
      </SimpleGrid>

      <Card component="section" px="xl" py={20} className={classes.card}>
        <Title order={2} size="h3">
          {selectedRole && t('abilities', { role: t(`roles.${selectedRole.role}`) })}
        </Title>
        <AbilityTable rules={rules} />
      </Card>
    </Stack>
  );
}

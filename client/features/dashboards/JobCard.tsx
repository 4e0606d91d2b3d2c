// remove-feature email
import { Button, Flex, Group, Text } from '@mantine/core';
import { IconClock, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdvancedCardsPageQuery } from '../../gql/dashboardsCards/graphql.ts';
import { useApplyForJobMutation } from '../../gql/dashboardsCards/hooks.ts';
import { useViewer } from '../../session/session.ts';
import { DateText } from '../../ui/DateText.tsx';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { Section } from '../../ui/Section.tsx';
import { showToast } from '../../ui/toasts.ts';
import { jobsAddress } from './cardParams.ts';
import { sentMailPath } from './cards/addresses.ts';
import classes from './cards/EventCard.module.css';

interface JobCardProps {
  /** The email with the application, if the user has applied. */
  application: AdvancedCardsPageQuery['applications']['emails'][number] | undefined;
  onApplied: () => Promise<unknown>;
}

/** A job offer. The application is an email, which appears in the folder for sent emails. */
export function JobCard({ application, onApplied }: JobCardProps) {
  const { t } = useTranslation('dashboards/cards');
  const [apply, { loading }] = useApplyForJobMutation();
  const name = useViewer()?.fullName ?? '';

  async function sendApplication() {
    const { data } = await apply({
      variables: {
        email: {
          to: [{ name: 'Marlow & Finch', email: jobsAddress }],
          subject: t('job.subject', { job: t('job.name') }),
          message: `<p>${t('job.message', { job: t('job.name') })}</p><p>${name}</p>`,
        },
      },
    });
    if (!data) return;
    await onApplied();
    void showToast({ kind: 'success', message: t('job.sent') });
  }

  return (
    <Section title={t('job.title')} subtitle={t('job.name')}>
      <Flex component="ul" gap="md" direction="column" mb="lg" className={classes.facts}>
        <li>
          <IconMapPin size={20} stroke={1.6} aria-hidden />
          <span>
            <strong>{t('job.place')}</strong>
          </span>
        </li>
        <li>
          <IconClock size={20} stroke={1.6} aria-hidden />
          <span>
            <strong>{t('job.hours')}</strong>
            <Text component="small" size="caption" c="dimmed">
              {t('job.hoursText')}
            </Text>
          </span>
        </li>
      </Flex>
      <Text c="dimmed" lh={1.55} mb="lg">
        {t('job.text')}
      </Text>
      {application ? (
        <Group justify="space-between" mt="auto">
          <span>
            {t('job.applied')} <DateText value={application.time} />
          </span>
          <Button component={Link} to={sentMailPath(application.id)} variant="default">
            {t('job.read')}
          </Button>
        </Group>
      ) : (
        <Group justify="space-between" mt="auto">
          <LoadingButton fullWidth loading={loading} onClick={sendApplication}>
            {t('job.apply')}
          </LoadingButton>
        </Group>
      )}
    </Section>
  );
}

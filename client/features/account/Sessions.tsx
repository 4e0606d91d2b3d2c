import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SessionsDocument, type SessionsQuery } from '../../gql/account/graphql.ts';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
} from '../../gql/account/hooks.ts';
import { PanelFailure } from '../../ui/PanelFailure.tsx';
import { Section } from '../../ui/Section.tsx';
import { TimeText } from '../../ui/TimeText.tsx';
import { showToast } from '../../ui/toasts.ts';
import { readDevice } from './readDevice.ts';

type Session = SessionsQuery['sessions'][number];

const mutationOptions = { refetchQueries: [SessionsDocument], awaitRefetchQueries: true };

/** The devices on which the account is signed in. */
export function Sessions() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [endSession] = useEndSessionMutation(mutationOptions);
  const [endOtherSessions] = useEndOtherSessionsMutation(mutationOptions);
  const sessions = data?.sessions ?? [];

  async function end({ id }: Session) {
    const result = await endSession({ variables: { id } });
    if (!result.error) showToast({ kind: 'success', message: t('sessions.ended', { count: 1 }) });
  }

  async function endOthers() {
    const { data: ended } = await endOtherSessions();
    const count = ended?.endOtherSessions;
    if (count) showToast({ kind: 'success', message: t('sessions.ended', { count }) });
  }

  return (
    <Section
      title={t('sessions.title')}
      subtitle={t('sessions.text')}
      minTextWidth={240}
      mt={20}
      padding={24}
      mod={{ edge: 'padded' }}
      menu={
        sessions.some(({ isCurrent }) => !isCurrent) && (
          <Button variant="default" onClick={() => void endOthers()}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {error && !data ? (
        <PanelFailure onRetry={() => void refetch()} />
      ) : (
        <Stack component="ul" gap={0}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void end(session)} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useTranslation('account');
  const device = readDevice(session.device || (session.isCurrent ? navigator.userAgent : ''));
  const name = device ? t('sessions.device', device) : session.device || t('sessions.unknown');
  const isMobile = /Android|iOS|iPadOS/.test(device?.system ?? '');
  const Icon = isMobile ? IconDeviceMobile : IconDeviceDesktop;

  return (
    <Group component="li" gap="md" py="sm" wrap="nowrap" mod="line-top">
      <Icon size={22} stroke={1.6} aria-hidden />
      <Stack gap={0} flex={1} miw={0}>
        <Text fw={500} truncate>
          <bdi>{name}</bdi>
        </Text>
        <Text c="dimmed" size="sm">
          <span>{t('sessions.lastUsed')}</span> <TimeText value={session.lastUsedAt} />
        </Text>
      </Stack>
      {session.isCurrent ? (
        <Badge variant="light">{t('sessions.current')}</Badge>
      ) : (
        <Button
          variant="default"
          size="compact-md"
          aria-label={t('sessions.endOne', { name })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Group>
  );
}

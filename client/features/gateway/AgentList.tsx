import { Badge, Button, Card, Code, Group, List, Stack, Text, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { switchBranch } from '../../data/branch.ts';
import type { GatewayAgentsQuery } from '../../gql/gateway/graphql.ts';
import { useGatewayAgentsQuery } from '../../gql/gateway/hooks.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TimeText } from '../../ui/TimeText.tsx';

type Session = GatewayAgentsQuery['agentSessions'][number];

/** Milliseconds between two requests for the sessions. They are not part of a branch, so that no event tells of them. */
const pollInterval = 3_000;
const shownCalls = 5;

/** A list item is as wide as the list, so that a long call is cut. */
const fullWidth = {
  itemWrapper: { width: '100%' },
  itemLabel: { width: '100%', minWidth: 0 },
};

/** The agents that are connected, with what they did last. Without agents, it shows nothing. */
export function AgentList() {
  const { t } = useTranslation('gateway');
  const id = useId();
  const { data } = useGatewayAgentsQuery({ fetchPolicy: 'network-only', pollInterval });
  const sessions = data?.agentSessions ?? [];
  if (sessions.length === 0) return null;

  return (
    <Card component="section" padding={0} mod="edge" aria-labelledby={id}>
      <Group gap="sm" mih={60} p="md" mod="line-bottom">
        <Title order={2} size="h3" ps={{ base: 'xs', xs: 'md' }} id={id}>
          {t('agent.count', { count: sessions.length })}
        </Title>
      </Group>
      <List listStyleType="none" spacing="lg" py="lg" px="xl">
        {sessions.map((session) => (
          <AgentItem key={`${session.branch} ${session.startedAt}`} session={session} />
        ))}
      </List>
    </Card>
  );
}

function AgentItem({ session: { client, branch, usedAt, calls } }: { session: Session }) {
  const { t } = useTranslation('gateway');
  return (
    <List.Item styles={fullWidth}>
      <Stack gap="xs">
        <Group justify="space-between" gap="sm">
          <Group gap="sm">
            <Text fw={600}>{client}</Text>
            <Badge variant="default">{branch}</Badge>
            <Text size="sm" c="dimmed">
              <TimeText value={usedAt} />
            </Text>
          </Group>
          <Button
            variant="default"
            leftSection={<IconExternalLink size={16} stroke={1.7} aria-hidden />}
            aria-label={t('agent.openBranch', { branch })}
            onClick={() => switchBranch(branch)}
          >
            {t('agent.open')}
          </Button>
        </Group>
        {calls.length > 0 && (
          <List listStyleType="none" spacing={4} size="sm">
            {calls.slice(0, shownCalls).map(({ tool, summary, at, isError }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: calls have no id, and two can be equal.
              <List.Item key={`${at} ${index}`} styles={fullWidth}>
                <Group gap="xs" wrap="nowrap">
                  <Code flex="none">{tool}</Code>
                  <Text size="sm" dir="auto" miw={0} truncate>
                    {summary}
                  </Text>
                  {isError && <StatusBadge tone="danger">{t('agent.failed')}</StatusBadge>}
                </Group>
              </List.Item>
            ))}
          </List>
        )}
      </Stack>
    </List.Item>
  );
}

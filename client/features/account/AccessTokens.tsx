import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../data/clock.ts';
import { AccessTokensDocument, type AccessTokensQuery } from '../../gql/account/graphql.ts';
import { useAccessTokensQuery, useRevokeAccessTokenMutation } from '../../gql/account/hooks.ts';
import { confirm } from '../../ui/confirmation.ts';
import { DateText } from '../../ui/DateText.tsx';
import { useDraftDrawer } from '../../ui/form/useFormDrawer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PanelFailure } from '../../ui/PanelFailure.tsx';
import { Section } from '../../ui/Section.tsx';
import { TimeText } from '../../ui/TimeText.tsx';
import { showToast } from '../../ui/toasts.ts';
import { CreatedToken } from './CreatedToken.tsx';
import type { NewToken } from './NewTokenDrawer.tsx';

const NewTokenDrawer = lazyComponent(
  async () => (await import('./NewTokenDrawer.tsx')).NewTokenDrawer,
);

type Token = AccessTokensQuery['personalAccessTokens'][number];

/** The personal access tokens of the account. */
export function AccessTokens() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useAccessTokensQuery({ fetchPolicy: 'cache-and-network' });
  const [revokeToken] = useRevokeAccessTokenMutation({
    refetchQueries: [AccessTokensDocument],
    awaitRefetchQueries: true,
  });
  const drawer = useDraftDrawer('token.new');
  const [created, setCreated] = useState<NewToken>();
  const tokens = data?.personalAccessTokens ?? [];

  async function revoke({ id, name }: Token) {
    const isConfirmed = await confirm({
      title: t('tokens.revokeTitle', { name }),
      text: t('tokens.revokeText'),
      action: t('tokens.revokeAction'),
    });
    if (!isConfirmed) return;
    const result = await revokeToken({ variables: { id } });
    if (result.error) return;
    if (created?.details.id === id) setCreated(undefined);
    showToast({ kind: 'success', message: t('tokens.revoked', { name }) });
  }

  return (
    <Section
      title={t('tokens.title')}
      subtitle={t('tokens.text')}
      minTextWidth={240}
      mt={20}
      padding={24}
      mod={{ edge: 'padded' }}
      menu={
        <Button variant="default" onClick={drawer.open}>
          {t('tokens.create')}
        </Button>
      }
    >
      <div role="status">
        {created && <CreatedToken created={created} onClose={() => setCreated(undefined)} />}
      </div>
      {error && !data ? (
        <PanelFailure onRetry={() => void refetch()} />
      ) : (
        <Stack component="ul" gap={0}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => void revoke(token)} />
          ))}
        </Stack>
      )}
      {data && tokens.length === 0 && <Text c="dimmed">{t('tokens.empty')}</Text>}
      <Suspense>
        {drawer.key > 0 && (
          <NewTokenDrawer
            key={drawer.key}
            isOpen={drawer.isOpen}
            onCreated={setCreated}
            onClose={drawer.close}
          />
        )}
      </Suspense>
    </Section>
  );
}

function TokenRow({ token, onRevoke }: { token: Token; onRevoke: () => void }) {
  const { t } = useTranslation('account');
  const { name, lastFour, createdAt, expiresAt, lastUsedAt } = token;
  const now = useNow(60_000);
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now.getTime();

  return (
    <Group component="li" gap="md" py="sm" wrap="nowrap" mod="line-top">
      <IconKey size={22} stroke={1.6} aria-hidden />
      <Stack gap={0} flex={1} miw={0}>
        <Group gap="sm">
          <Text fw={500} truncate>
            <bdi>{name}</bdi>
          </Text>
          <Text span c="dimmed" size="sm" ff="monospace" dir="ltr">
            …{lastFour}
          </Text>
          {isExpired && (
            <Badge variant="light" color="danger">
              {t('tokens.expired')}
            </Badge>
          )}
        </Group>
        <Group c="dimmed" fz="sm" gap="0 16px">
          <span>
            {t('tokens.createdAt')} <TimeText value={createdAt} />
          </span>
          <span>
            {expiresAt === null ? (
              t('tokens.neverExpires')
            ) : (
              <>
                {t(isExpired ? 'tokens.expiredAt' : 'tokens.expiresAt')}{' '}
                <DateText value={expiresAt} />
              </>
            )}
          </span>
          <span>
            {lastUsedAt === null ? (
              t('tokens.neverUsed')
            ) : (
              <>
                {t('tokens.lastUsed')} <TimeText value={lastUsedAt} />
              </>
            )}
          </span>
        </Group>
      </Stack>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t('tokens.revokeOne', { name })}
        onClick={onRevoke}
      >
        {t('tokens.revoke')}
      </Button>
    </Group>
  );
}

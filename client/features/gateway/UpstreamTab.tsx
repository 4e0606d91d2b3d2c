import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { hasDraft } from '../../ui/form/draftStorage.ts';
import { useFormDrawer } from '../../ui/form/useFormDrawer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PanelFailure } from '../../ui/PanelFailure.tsx';
import { UpstreamRules } from './UpstreamRules.tsx';
import { getDraftName, toUpstreamRuleInput } from './upstreamRules.ts';
import { useUpstream } from './useUpstream.ts';

const UpstreamForm = lazyComponent(async () => (await import('./UpstreamForm.tsx')).UpstreamForm);

interface UpstreamTabProps {
  /** The values of a new rule. If present, the form opens with these values. */
  draft?: Partial<UpstreamRuleInput>;
  onDraftOpened: () => void;
}

/** The rules that decide which requests of the branch the upstream answers. */
export function UpstreamTab({ draft, onDraftOpened }: UpstreamTabProps) {
  const { t } = useTranslation('gateway');
  const upstream = useUpstream();
  const ruleForm = useFormDrawer<Partial<UpstreamRuleInput>>(() =>
    [{}, ...upstream.rules.map(toUpstreamRuleInput)].find((rule) => hasDraft(getDraftName(rule))),
  );

  const openDraft = useEffectEvent((rule: Partial<UpstreamRuleInput>) => {
    ruleForm.open(rule);
    onDraftOpened();
  });
  useEffect(() => {
    if (draft) openDraft(draft);
  }, [draft]);

  if (!upstream.isReady) {
    if (upstream.error) return <PanelFailure onRetry={() => void upstream.refetch()} />;
    return <Skeleton height={320} radius={10} data-placeholder />;
  }
  const { url, rules } = upstream;

  return (
    <Card component="section" padding={0} mod="edge" aria-label={t('tab.upstream')}>
      <Group gap="sm" mih={60} p="md" mod="line-bottom">
        <Title order={2} size="h3" ps={{ base: 'xs', xs: 'md' }}>
          {t('upstream.rules')}
        </Title>
        {url && (
          <Group gap="sm" ms="auto" align="stretch">
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => ruleForm.open({})}
            >
              {t('upstream.add')}
            </Button>
          </Group>
        )}
      </Group>
      <Text c="dimmed" py="lg" px={{ base: 'lg', xs: 'xl' }} mod="breakable">
        {url ? t('upstream.text', { url }) : t('upstream.unset')}
      </Text>
      {rules.length > 0 ? (
        <UpstreamRules upstream={upstream} onEdit={ruleForm.open} />
      ) : (
        url && (
          <EmptyState
            drawing="desk"
            title={t('upstream.empty.title')}
            text={t('upstream.empty.text')}
          />
        )
      )}

      {ruleForm.subject && (
        <Suspense>
          <UpstreamForm
            key={ruleForm.key}
            rule={ruleForm.subject}
            hasUpstream={Boolean(url)}
            isOpen={ruleForm.isOpen}
            onClose={ruleForm.close}
            onSave={upstream.saveRule}
          />
        </Suspense>
      )}
    </Card>
  );
}

import { Button, Card, Group, Skeleton, Stack, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaultRuleInput } from '../../gql/gateway/graphql.ts';
import { hasDraft } from '../../ui/form/draftStorage.ts';
import { useFormDrawer } from '../../ui/form/useFormDrawer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PanelFailure } from '../../ui/PanelFailure.tsx';
import { FaultPresets } from './FaultPresets.tsx';
import { FaultRules } from './FaultRules.tsx';
import { getDraftName, toFaultRuleInput } from './faults.ts';
import { useBranch } from './useBranch.ts';
import { useFaults } from './useFaults.ts';

const FaultForm = lazyComponent(async () => (await import('./FaultForm.tsx')).FaultForm);
const ClockCard = lazyComponent(async () => (await import('./ClockCard.tsx')).ClockCard);

interface FaultsTabProps {
  /** The values of a new rule. If present, the form opens with these values. */
  draft?: Partial<FaultRuleInput>;
  onDraftOpened: () => void;
}

/** The fault rules and the clock of the branch. */
export function FaultsTab({ draft, onDraftOpened }: FaultsTabProps) {
  const { t } = useTranslation('gateway');
  const { name, branch, error, refetch } = useBranch();
  const faults = useFaults();
  const ruleForm = useFormDrawer<Partial<FaultRuleInput>>(() =>
    [{}, ...faults.rules.map(toFaultRuleInput)].find((rule) => hasDraft(getDraftName(rule))),
  );

  const openDraft = useEffectEvent((rule: Partial<FaultRuleInput>) => {
    ruleForm.open(rule);
    onDraftOpened();
  });
  useEffect(() => {
    if (draft) openDraft(draft);
  }, [draft]);

  if (!branch) {
    if (error) return <PanelFailure onRetry={() => void refetch()} />;
    return <Skeleton height={320} radius={10} data-placeholder />;
  }

  return (
    <Stack gap={20}>
      <FaultPresets faults={faults} />

      <Card component="section" padding={0} mod="edge" aria-label={t('faults.rules')}>
        <Group gap="sm" mih={60} p="md" mod="line-bottom">
          <Title order={2} size="h3" ps={{ base: 'xs', xs: 'md' }}>
            {t('faults.rules')}
          </Title>
          <Group gap="sm" ms="auto" align="stretch">
            {faults.rules.some(({ isEnabled }) => isEnabled) && (
              <Button variant="default" onClick={faults.turnAllOff}>
                {t('faults.allOff')}
              </Button>
            )}
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => ruleForm.open({})}
            >
              {t('faults.add')}
            </Button>
          </Group>
        </Group>
        <FaultRules faults={faults} onEdit={ruleForm.open} />
      </Card>

      <Suspense fallback={<Skeleton height={240} radius={10} data-placeholder />}>
        <ClockCard branch={name} clock={branch.clock} />
      </Suspense>

      {ruleForm.subject && (
        <Suspense>
          <FaultForm
            key={ruleForm.key}
            rule={ruleForm.subject}
            isOpen={ruleForm.isOpen}
            onClose={ruleForm.close}
            onSave={faults.saveRule}
          />
        </Suspense>
      )}
    </Stack>
  );
}

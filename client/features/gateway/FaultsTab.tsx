import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaultRuleInput } from '../../gql/gateway/graphql.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PanelFailure } from '../../ui/PanelFailure.tsx';
import panel from './ControlPanel.module.css';
import { FaultPresets } from './FaultPresets.tsx';
import { FaultRules } from './FaultRules.tsx';
import { useBranch } from './useBranch.ts';
import { useFaults } from './useFaults.ts';

const FaultForm = lazyComponent(async () => (await import('./FaultForm.tsx')).FaultForm);
const ClockCard = lazyComponent(async () => (await import('./ClockCard.tsx')).ClockCard);

interface FaultsTabProps {
  /** The values of a new rule. If present, the form opens with these values. */
  draft?: Partial<FaultRuleInput>;
  onDraftOpened: () => void;
}

interface FormState {
  openCount: number;
  isOpen: boolean;
  rule: Partial<FaultRuleInput>;
}

/** The fault rules and the clock of the branch. */
export function FaultsTab({ draft, onDraftOpened }: FaultsTabProps) {
  const { t } = useTranslation('gateway');
  const { name, branch, error, refetch } = useBranch();
  const faults = useFaults();
  const [ruleForm, setRuleForm] = useState<FormState>({ openCount: 0, isOpen: false, rule: {} });
  const openForm = (rule: Partial<FaultRuleInput>) =>
    setRuleForm(({ openCount }) => ({ openCount: openCount + 1, isOpen: true, rule }));

  useEffect(() => {
    if (!draft) return;
    setRuleForm(({ openCount }) => ({ openCount: openCount + 1, isOpen: true, rule: draft }));
    onDraftOpened();
  }, [draft, onDraftOpened]);

  if (!branch) {
    if (error) return <PanelFailure onRetry={() => void refetch()} />;
    return <Skeleton height={320} radius={10} data-placeholder />;
  }

  return (
    <div className={panel.panel}>
      <FaultPresets faults={faults} />

      <section className={panel.card} aria-label={t('faults.rules')}>
        <div className={panel.bar}>
          <h2 className={panel.heading}>{t('faults.rules')}</h2>
          <div className={panel.end}>
            {faults.rules.some(({ isEnabled }) => isEnabled) && (
              <Button variant="default" onClick={faults.turnAllOff}>
                {t('faults.allOff')}
              </Button>
            )}
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => openForm({})}>
              {t('faults.add')}
            </Button>
          </div>
        </div>
        <FaultRules faults={faults} onEdit={openForm} />
      </section>

      <Suspense fallback={<Skeleton height={240} radius={10} data-placeholder />}>
        <ClockCard branch={name} clock={branch.clock} />
      </Suspense>

      {ruleForm.openCount > 0 && (
        <Suspense>
          <FaultForm
            key={ruleForm.openCount}
            rule={ruleForm.rule}
            isOpen={ruleForm.isOpen}
            onClose={() => setRuleForm((previous) => ({ ...previous, isOpen: false }))}
            onSave={faults.saveRule}
          />
        </Suspense>
      )}
    </div>
  );
}

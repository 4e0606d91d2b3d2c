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
  /** A new rule to fill the form with. */
  draft?: Partial<FaultRuleInput>;
  onDraftDone: () => void;
}

interface Editing {
  times: number;
  isOpen: boolean;
  rule: Partial<FaultRuleInput>;
}

/** The fault rules and the clock of the branch. */
export function FaultsTab({ draft, onDraftDone }: FaultsTabProps) {
  const { t } = useTranslation('gateway');
  const { name, branch, error, refetch } = useBranch();
  const faults = useFaults();
  const [editing, setEditing] = useState<Editing>({ times: 0, isOpen: false, rule: {} });
  const edit = (rule: Partial<FaultRuleInput>) =>
    setEditing(({ times }) => ({ times: times + 1, isOpen: true, rule }));

  useEffect(() => {
    if (!draft) return;
    setEditing(({ times }) => ({ times: times + 1, isOpen: true, rule: draft }));
    onDraftDone();
  }, [draft, onDraftDone]);

  if (!branch) {
    if (error) return <PanelFailure onRetry={() => void refetch()} />;
    return <Skeleton height={320} radius={10} data-waiting />;
  }

  return (
    <div className={panel.panel}>
      <FaultPresets faults={faults} />

      <section className={panel.card} aria-label={t('faults.rules')}>
        <div className={panel.bar}>
          <h2 className={panel.heading}>{t('faults.rules')}</h2>
          <div className={panel.end}>
            {faults.rules.some(({ isEnabled }) => isEnabled) && (
              <Button variant="default" onClick={faults.turnOff}>
                {t('faults.allOff')}
              </Button>
            )}
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => edit({})}>
              {t('faults.add')}
            </Button>
          </div>
        </div>
        <FaultRules faults={faults} onEdit={edit} />
      </section>

      <Suspense fallback={<Skeleton height={240} radius={10} data-waiting />}>
        <ClockCard branch={name} clock={branch.clock} />
      </Suspense>

      {editing.times > 0 && (
        <Suspense>
          <FaultForm
            key={editing.times}
            rule={editing.rule}
            isOpen={editing.isOpen}
            onClose={() => setEditing((last) => ({ ...last, isOpen: false }))}
            onSave={faults.put}
          />
        </Suspense>
      )}
    </div>
  );
}

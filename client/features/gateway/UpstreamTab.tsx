import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PanelFailure } from '../../ui/PanelFailure.tsx';
import panel from './ControlPanel.module.css';
import { UpstreamRules } from './UpstreamRules.tsx';
import { useUpstream } from './useUpstream.ts';

const UpstreamForm = lazyComponent(async () => (await import('./UpstreamForm.tsx')).UpstreamForm);

interface UpstreamTabProps {
  /** A new rule to fill the form with. */
  draft?: Partial<UpstreamRuleInput>;
  onDraftDone: () => void;
}

interface Editing {
  times: number;
  isOpen: boolean;
  rule: Partial<UpstreamRuleInput>;
}

/** The rules that send requests of the branch to the upstream. */
export function UpstreamTab({ draft, onDraftDone }: UpstreamTabProps) {
  const { t } = useTranslation('gateway');
  const upstream = useUpstream();
  const [editing, setEditing] = useState<Editing>({ times: 0, isOpen: false, rule: {} });
  const edit = (rule: Partial<UpstreamRuleInput>) =>
    setEditing(({ times }) => ({ times: times + 1, isOpen: true, rule }));

  useEffect(() => {
    if (!draft) return;
    setEditing(({ times }) => ({ times: times + 1, isOpen: true, rule: draft }));
    onDraftDone();
  }, [draft, onDraftDone]);

  if (!upstream.isReady) {
    if (upstream.error) return <PanelFailure onRetry={() => void upstream.refetch()} />;
    return <Skeleton height={320} radius={10} data-waiting />;
  }
  const { url, rules } = upstream;

  return (
    <section className={panel.card} aria-label={t('tab.upstream')}>
      <div className={panel.bar}>
        <h2 className={panel.heading}>{t('upstream.rules')}</h2>
        {url && (
          <div className={panel.end}>
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => edit({})}>
              {t('upstream.add')}
            </Button>
          </div>
        )}
      </div>
      <p className={`${panel.note} ${panel.intro}`}>
        {url ? t('upstream.text', { url }) : t('upstream.unset')}
      </p>
      {rules.length > 0 ? (
        <UpstreamRules upstream={upstream} onEdit={edit} />
      ) : (
        url && (
          <EmptyState
            drawing="desk"
            title={t('upstream.empty.title')}
            text={t('upstream.empty.text')}
          />
        )
      )}

      {editing.times > 0 && (
        <Suspense>
          <UpstreamForm
            key={editing.times}
            rule={editing.rule}
            hasUpstream={Boolean(url)}
            isOpen={editing.isOpen}
            onClose={() => setEditing((last) => ({ ...last, isOpen: false }))}
            onSave={upstream.put}
          />
        </Suspense>
      )}
    </section>
  );
}

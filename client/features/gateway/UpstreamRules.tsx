import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import { type Icon, IconEraser, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import panel from './ControlPanel.module.css';
import rows from './FaultsTab.module.css';
import classes from './UpstreamTab.module.css';
import { conditionOf, inputOf, modes, offlineModes, type UpstreamRule } from './upstreamRules.ts';
import type { useUpstream } from './useUpstream.ts';

const Confirm = lazyComponent(async () => (await import('../../ui/Confirm.tsx')).Confirm, true);

interface UpstreamRulesProps {
  upstream: ReturnType<typeof useUpstream>;
  onEdit: (rule: UpstreamRuleInput) => void;
}

/** The rules in their order: the first one that matches a request decides. */
export function UpstreamRules({ upstream, onEdit }: UpstreamRulesProps) {
  const { t } = useTranslation('gateway');
  const [asked, setAsked] = useState<UpstreamRule>();

  return (
    <>
      <ul className={rows.rules} aria-label={t('upstream.rules')}>
        {upstream.rules.map((rule) => (
          <UpstreamRuleItem
            key={rule.id}
            rule={rule}
            upstream={upstream}
            onEdit={onEdit}
            onDeleteRecordings={() => setAsked(rule)}
          />
        ))}
      </ul>
      {asked && (
        <Suspense>
          <Confirm
            title={t('upstream.deleteRecordings', { name: conditionOf(asked)[1] })}
            text={t('upstream.deleteRecordingsText')}
            action={t('upstream.deleteRecordingsAction')}
            onClose={() => setAsked(undefined)}
            onConfirm={() => {
              setAsked(undefined);
              void upstream.deleteRecordings(asked);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface UpstreamRuleItemProps extends UpstreamRulesProps {
  rule: UpstreamRule;
  onDeleteRecordings: () => void;
}

function UpstreamRuleItem({ rule, upstream, onEdit, onDeleteRecordings }: UpstreamRuleItemProps) {
  const { t } = useTranslation('gateway');
  const [kind, name] = conditionOf(rule);
  const offered = upstream.url ? modes : modes.filter((mode) => isOffered(mode, rule));

  return (
    <li className={rows.rule}>
      <div className={rows.text}>
        <bdi className={`${rows.name} ${panel.code}`}>{name}</bdi>
        <span className={panel.note}>
          {t(`upstreamForm.${kind}`)} · {t('upstream.recordings', { count: rule.recordingCount })}
        </span>
      </div>
      <SegmentedControl
        className={classes.modes}
        aria-label={t('upstream.mode', { name })}
        value={rule.mode}
        data={offered.map((value) => ({ value, label: t(`mode.${value}.name`) }))}
        onChange={(mode) => void upstream.setMode(rule, mode)}
      />
      <div className={rows.acts}>
        {rule.recordingCount > 0 && (
          <Act
            icon={IconEraser}
            label={t('upstream.deleteRecordings', { name })}
            onClick={onDeleteRecordings}
          />
        )}
        {upstream.url && (
          <Act
            icon={IconPencil}
            label={t('faults.edit', { name })}
            onClick={() => onEdit(inputOf(rule))}
          />
        )}
        <Act
          icon={IconTrash}
          label={t('faults.delete', { name })}
          onClick={() => void upstream.remove(rule)}
        />
      </div>
    </li>
  );
}

/** Without an upstream, a rule that an import has brought keeps its mode until another one is chosen. */
const isOffered = (mode: UpstreamRule['mode'], rule: UpstreamRule) =>
  mode === rule.mode || offlineModes.includes(mode);

interface ActProps {
  icon: Icon;
  label: string;
  onClick: () => void;
}

function Act({ icon: ActIcon, label, onClick }: ActProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon size={36} variant="subtle" color="gray" aria-label={label} onClick={onClick}>
        <ActIcon size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}

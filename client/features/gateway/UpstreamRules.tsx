import { ActionIcon, Group, SegmentedControl, Stack, Text, Tooltip } from '@mantine/core';
import { type Icon, IconEraser, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import { confirm } from '../../ui/confirmation.ts';
import ruleClasses from './FaultsTab.module.css';
import classes from './UpstreamTab.module.css';
import {
  getCondition,
  modes,
  offlineModes,
  toUpstreamRuleInput,
  type UpstreamRule,
} from './upstreamRules.ts';
import type { useUpstream } from './useUpstream.ts';

interface UpstreamRulesProps {
  upstream: ReturnType<typeof useUpstream>;
  onEdit: (rule: UpstreamRuleInput) => void;
}

/** The upstream rules in their order. The first rule that matches a request decides. */
export function UpstreamRules({ upstream, onEdit }: UpstreamRulesProps) {
  const { t } = useTranslation('gateway');

  async function confirmAndDelete(rule: UpstreamRule) {
    const isConfirmed = await confirm({
      title: t('upstream.deleteRecordings', { name: getCondition(rule)[1] }),
      text: t('upstream.deleteRecordingsText'),
      action: t('upstream.deleteRecordingsAction'),
    });
    if (isConfirmed) await upstream.deleteRecordings(rule);
  }

  return (
    <ul data-lines aria-label={t('upstream.rules')}>
      {upstream.rules.map((rule) => (
        <UpstreamRuleItem
          key={rule.id}
          rule={rule}
          upstream={upstream}
          onEdit={onEdit}
          onDeleteRecordings={() => void confirmAndDelete(rule)}
        />
      ))}
    </ul>
  );
}

interface UpstreamRuleItemProps extends UpstreamRulesProps {
  rule: UpstreamRule;
  onDeleteRecordings: () => void;
}

function UpstreamRuleItem({ rule, upstream, onEdit, onDeleteRecordings }: UpstreamRuleItemProps) {
  const { t } = useTranslation('gateway');
  const [kind, name] = getCondition(rule);
  const availableModes = upstream.url
    ? modes
    : modes.filter((mode) => isAvailableOffline(mode, rule));

  return (
    <li className={ruleClasses.rule}>
      <Stack gap={2} miw={0} flex="1 1 200px" mod="breakable">
        <Text component="bdi" inherit ff="monospace" fz="caption" fw={500}>
          {name}
        </Text>
        <Text span inherit c="dimmed">
          {t(`upstreamForm.${kind}`)} · {t('upstream.recordings', { count: rule.recordingCount })}
        </Text>
      </Stack>
      <SegmentedControl
        className={classes.modes}
        aria-label={t('upstream.mode', { name })}
        value={rule.mode}
        data={availableModes.map((value) => ({ value, label: t(`mode.${value}.name`) }))}
        onChange={(mode) => void upstream.setMode(rule, mode)}
      />
      <Group gap={2} wrap="nowrap" align="stretch">
        {rule.recordingCount > 0 && (
          <RuleAction
            icon={IconEraser}
            label={t('upstream.deleteRecordings', { name })}
            onClick={onDeleteRecordings}
          />
        )}
        {upstream.url && (
          <RuleAction
            icon={IconPencil}
            label={t('faults.edit', { name })}
            onClick={() => onEdit(toUpstreamRuleInput(rule))}
          />
        )}
        <RuleAction
          icon={IconTrash}
          label={t('faults.delete', { name })}
          onClick={() => void upstream.remove(rule)}
        />
      </Group>
    </li>
  );
}

/**
 * Returns whether a rule can have a mode without an upstream. An imported rule keeps its mode until the user selects
 * another mode.
 */
const isAvailableOffline = (mode: UpstreamRule['mode'], rule: UpstreamRule) =>
  mode === rule.mode || offlineModes.includes(mode);

interface RuleActionProps {
  icon: Icon;
  label: string;
  onClick: () => void;
}

function RuleAction({ icon: ActionSymbol, label, onClick }: RuleActionProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon size={36} variant="subtle" color="gray" aria-label={label} onClick={onClick}>
        <ActionSymbol size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}

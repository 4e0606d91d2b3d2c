import { ActionIcon, Group, Stack, Switch, Text, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FaultRuleInput } from '../../gql/gateway/graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { getNumberFormat } from '../../ui/formats.ts';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from './FaultsTab.module.css';
import { type FaultRule, findPreset, toFaultRuleInput } from './faults.ts';
import { formatDuration } from './RequestList.tsx';
import type { useFaults } from './useFaults.ts';

interface FaultRulesProps {
  faults: ReturnType<typeof useFaults>;
  onEdit: (rule: FaultRuleInput) => void;
}

/** The fault rules in their order. The first rule that applies to a request decides. */
export function FaultRules({ faults, onEdit }: FaultRulesProps) {
  const { t } = useTranslation('gateway');

  if (faults.rules.length === 0) {
    return (
      <EmptyState drawing="desk" title={t('faults.empty.title')} text={t('faults.empty.text')} />
    );
  }
  return (
    <ul data-lines aria-label={t('faults.rules')}>
      {faults.rules.map((rule) => (
        <FaultRuleItem key={rule.id} rule={rule} faults={faults} onEdit={onEdit} />
      ))}
    </ul>
  );
}

function FaultRuleItem({ rule, faults, onEdit }: FaultRulesProps & { rule: FaultRule }) {
  const { t } = useTranslation('gateway');
  const preset = findPreset(rule);
  const name = preset ? t(`preset.${preset}.name`) : rule.name;
  const conditions = [rule.operation, rule.field, rule.route].filter((text) => text !== null);
  const effectTexts = useEffectTexts(rule);

  return (
    <li className={classes.rule}>
      <Switch
        aria-label={t('faults.enable', { name })}
        checked={rule.isEnabled}
        onChange={({ currentTarget }) => void faults.setEnabled(rule, currentTarget.checked)}
      />
      <Stack gap={2} miw={0} flex="1 1 200px" mod="breakable">
        <Text component="bdi" inherit fw={500}>
          {name}
        </Text>
        <Text span inherit c="dimmed">
          {conditions.length === 0 ? (
            t('faults.everything')
          ) : (
            <Text component="bdi" inherit ff="monospace" fz="caption">
              {conditions.join(' · ')}
            </Text>
          )}
        </Text>
        <Text span inherit c="dimmed">
          {effectTexts.join(' · ')}
        </Text>
      </Stack>
      <Text size="xs" c="dimmed" mod="tabular" span>
        {t('faults.hits', { count: rule.hits })}
      </Text>
      <Group gap={2} wrap="nowrap" align="stretch">
        <Tooltip label={t('faults.edit', { name })}>
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            aria-label={t('faults.edit', { name })}
            onClick={() => onEdit(toFaultRuleInput(rule))}
          >
            <IconPencil size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('faults.delete', { name })}>
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            aria-label={t('faults.delete', { name })}
            onClick={() => void faults.remove(rule)}
          >
            <IconTrash size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </Group>
    </li>
  );
}

/** Returns the texts of the effects of a rule. */
function useEffectTexts(rule: FaultRule): string[] {
  const { t } = useTranslation('gateway');
  const language = useLanguage();
  const { delay, jitter, status, error, isNull, dropsStream, probability, times } = rule;
  const percent = getNumberFormat(language, { style: 'percent' });

  return [
    delay > 0 && jitter === 0 && t('effect.delay', { delay: formatDuration(delay, language) }),
    jitter > 0 &&
      t('effect.jitter', {
        from: formatDuration(delay, language),
        to: formatDuration(delay + jitter, language),
      }),
    isNull && t('effect.isNull'),
    !isNull && (status !== null || error !== null) && [status, error].filter(Boolean).join(' '),
    dropsStream && t('effect.dropsStream'),
    probability < 1 && t('effect.probability', { percent: percent.format(probability) }),
    times !== null && t('effect.times', { count: times }),
  ].filter((text) => typeof text === 'string');
}

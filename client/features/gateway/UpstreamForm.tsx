import { SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import type { Outcome } from '../../ui/form/options.ts';
import { isOneOf } from '../../ui/form/shapes.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import classes from './FaultsTab.module.css';
import {
  conditionKinds,
  getCondition,
  getDraftName,
  isValidCondition,
  modes,
  offlineModes,
} from './upstreamRules.ts';

interface UpstreamFormProps {
  /** The initial values of the form. A rule without an id is new. */
  rule: Partial<UpstreamRuleInput>;
  hasUpstream: boolean;
  isOpen: boolean;
  onClose: () => void;
  onSave: (rule: UpstreamRuleInput) => Promise<Outcome>;
}

/** A form that creates or edits an upstream rule. */
export function UpstreamForm({ rule, hasUpstream, isOpen, onClose, onSave }: UpstreamFormProps) {
  const { t } = useTranslation('gateway');
  const [kind, text] = getCondition(rule);
  const form = useMutationForm({
    draft: getDraftName(rule),
    values: { kind, text, mode: rule.mode ?? 'LIVE' },
    shapes: { kind: isOneOf(conditionKinds), mode: isOneOf(modes) },
    rules: {
      text: (value, values) =>
        isValidCondition(values.kind, value.trim()) ? null : t(`upstreamForm.${values.kind}Error`),
    },
    save: ({ values: { kind: selectedKind, text: condition, mode } }) =>
      onSave({ id: rule.id, mode, [selectedKind]: condition }),
    // The condition is one of three input fields.
    fieldNames: { route: 'text', operation: 'text', field: 'text' },
    onSaved: onClose,
  });
  const { values } = form;
  const [kindId, modeId] = [useId(), useId()];

  return (
    <FormDrawer
      form={form}
      title={rule.id ? t('upstreamForm.edit') : t('upstreamForm.new')}
      isOpen={isOpen}
      onClose={onClose}
      action={rule.id ? t('faultForm.save') : t('faultForm.add')}
    >
      <Stack component="fieldset" gap="lg" className={classes.group}>
        <Text component="legend" size="lg" fw={600} id={kindId}>
          {t('upstreamForm.condition')}
        </Text>
        <SegmentedControl
          aria-labelledby={kindId}
          data={conditionKinds.map((value) => ({ value, label: t(`upstreamForm.${value}`) }))}
          {...form.getInputProps('kind')}
        />
        <TextInput
          key={form.key('text')}
          {...form.getInputProps('text')}
          label={t(`upstreamForm.${values.kind}`)}
          description={t(`upstreamForm.${values.kind}Hint`)}
          withAsterisk
          maxLength={200}
          autoComplete="off"
        />
      </Stack>
      <Stack component="fieldset" gap="lg" className={classes.group}>
        <Text component="legend" size="lg" fw={600} id={modeId}>
          {t('upstreamForm.mode')}
        </Text>
        <SegmentedControl
          aria-labelledby={modeId}
          data={(hasUpstream ? modes : offlineModes).map((value) => ({
            value,
            label: t(`mode.${value}.name`),
          }))}
          {...form.getInputProps('mode')}
        />
        <Text c="dimmed">{t(`mode.${values.mode}.text`)}</Text>
      </Stack>
    </FormDrawer>
  );
}

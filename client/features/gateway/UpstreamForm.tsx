import { SegmentedControl, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import { DrawerForm } from '../../ui/DrawerForm.tsx';
import panel from './ControlPanel.module.css';
import classes from './FaultsTab.module.css';
import { conditionOf, conditions, isCondition, modes, offlineModes } from './upstreamRules.ts';

interface UpstreamFormProps {
  /** A rule with an id is replaced. Without one, it is new. */
  rule: Partial<UpstreamRuleInput>;
  hasUpstream: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** Returns whether it worked. */
  onSave: (rule: UpstreamRuleInput) => Promise<boolean>;
}

/** The form of an upstream rule: its condition and its mode. */
export function UpstreamForm({ rule, hasUpstream, isOpen, onClose, onSave }: UpstreamFormProps) {
  const { t } = useTranslation('gateway');
  const [kind, text] = conditionOf(rule);
  const form = useForm({
    initialValues: { kind, text, mode: rule.mode ?? 'LIVE' },
    validate: {
      text: (value, values) =>
        isCondition(values.kind, value.trim()) ? null : t(`upstreamForm.${values.kind}Mistake`),
    },
  });
  const { values } = form;
  const [kindId, modeId] = [useId(), useId()];

  return (
    <DrawerForm
      title={rule.id ? t('upstreamForm.edit') : t('upstreamForm.new')}
      isOpen={isOpen}
      onClose={onClose}
      action={rule.id ? t('faultForm.save') : t('faultForm.add')}
      isDirty={() => form.isDirty()}
      onSubmit={form.onSubmit(
        async ({ text: condition, mode, ...chosen }) => {
          const input = { id: rule.id, mode, [chosen.kind]: condition.trim() };
          if (!(await onSave(input))) return;
          form.resetDirty();
          onClose();
        },
        () => form.getInputNode('text')?.focus(),
      )}
    >
      <fieldset className={classes.group}>
        <legend id={kindId} className={panel.heading}>
          {t('upstreamForm.condition')}
        </legend>
        <SegmentedControl
          aria-labelledby={kindId}
          data={conditions.map((value) => ({ value, label: t(`upstreamForm.${value}`) }))}
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
      </fieldset>
      <fieldset className={classes.group}>
        <legend id={modeId} className={panel.heading}>
          {t('upstreamForm.mode')}
        </legend>
        <SegmentedControl
          aria-labelledby={modeId}
          data={(hasUpstream ? modes : offlineModes).map((value) => ({
            value,
            label: t(`mode.${value}.name`),
          }))}
          {...form.getInputProps('mode')}
        />
        <p className={panel.note}>{t(`mode.${values.mode}.text`)}</p>
      </fieldset>
    </DrawerForm>
  );
}

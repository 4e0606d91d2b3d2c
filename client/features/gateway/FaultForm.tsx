import { SimpleGrid, Slider, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FaultRuleInput } from '../../gql/gateway/graphql.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import type { Outcome } from '../../ui/form/options.ts';
import { isNumberText } from '../../ui/form/shapes.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import classes from './FaultsTab.module.css';
import { getDraftName, toFaultRule, toFormValues, validateFault } from './faults.ts';

interface FaultFormProps {
  /** The initial values of the form. A rule without an id is new. */
  rule: Partial<FaultRuleInput>;
  isOpen: boolean;
  onClose: () => void;
  onSave: (rule: FaultRuleInput) => Promise<Outcome>;
}

/** A form that creates or edits a fault rule. */
export function FaultForm({ rule, isOpen, onClose, onSave }: FaultFormProps) {
  const { t } = useTranslation('gateway');
  const form = useMutationForm({
    mode: 'uncontrolled',
    draft: getDraftName(rule),
    values: toFormValues(rule),
    shapes: {
      status: isNumberText,
      times: isNumberText,
      delay: isNumberText,
      jitter: isNumberText,
    },
    rules: (values) =>
      Object.fromEntries(
        Object.entries(validateFault(values)).map(([field, error]) => [
          field,
          t(`faultError.${error}`),
        ]),
      ),
    save: ({ values }) =>
      onSave({ ...toFaultRule(values), id: rule.id, isEnabled: rule.isEnabled ?? true }),
    onSaved: onClose,
  });
  const probability = form.getInputProps('probability');

  return (
    <FormDrawer
      form={form}
      title={rule.id ? t('faultForm.edit') : t('faultForm.new')}
      isOpen={isOpen}
      onClose={onClose}
      action={rule.id ? t('faultForm.save') : t('faultForm.add')}
    >
      <RuleTextInput
        key={form.key('name')}
        {...form.getInputProps('name')}
        label={t('faultForm.name')}
        isRequired
      />

      <Stack component="fieldset" gap="lg" className={classes.group}>
        <Text component="legend" size="lg" fw={600}>
          {t('faultForm.match')}
        </Text>
        <Text c="dimmed">{t('faultForm.matchText')}</Text>
        <RuleTextInput
          key={form.key('operation')}
          {...form.getInputProps('operation')}
          label={t('faultForm.operation')}
          description={t('faultForm.operationHint')}
        />
        <RuleTextInput
          key={form.key('field')}
          {...form.getInputProps('field')}
          label={t('faultForm.field')}
          description={t('faultForm.fieldHint')}
        />
        <RuleTextInput
          key={form.key('route')}
          {...form.getInputProps('route')}
          label={t('faultForm.route')}
          description={t('faultForm.routeHint')}
        />
      </Stack>

      <Stack component="fieldset" gap="lg" className={classes.group}>
        <Text component="legend" size="lg" fw={600}>
          {t('faultForm.effect')}
        </Text>
        <SimpleGrid spacing="lg" minColWidth={160} autoFlow="auto-fit">
          <NumberField
            label={t('faultForm.delay')}
            min={0}
            max={60_000}
            step={100}
            key={form.key('delay')}
            {...form.getInputProps('delay')}
          />
          <NumberField
            label={t('faultForm.jitter')}
            min={0}
            max={60_000}
            step={100}
            key={form.key('jitter')}
            {...form.getInputProps('jitter')}
          />
        </SimpleGrid>
        <NumberField
          label={t('faultForm.status')}
          min={0}
          description={t('faultForm.statusHint')}
          max={999}
          key={form.key('status')}
          {...form.getInputProps('status')}
        />
        <RuleTextInput
          key={form.key('error')}
          {...form.getInputProps('error')}
          label={t('faultForm.error')}
          description={t('faultForm.errorHint')}
        />
        <Switch
          key={form.key('isNull')}
          label={t('faultForm.isNull')}
          {...form.getInputProps('isNull', { type: 'checkbox' })}
        />
        <Switch
          key={form.key('dropsStream')}
          label={t('faultForm.dropsStream')}
          {...form.getInputProps('dropsStream', { type: 'checkbox' })}
        />
      </Stack>

      <Stack component="fieldset" gap="lg" className={classes.group}>
        <Text component="legend" size="lg" fw={600}>
          {t('faultForm.frequency')}
        </Text>
        <div>
          <Text span inherit fw={500} mb="sm" display="block" aria-hidden>
            {t('faultForm.probability')}
          </Text>
          <Slider
            key={form.key('probability')}
            mx="sm"
            mb="xl"
            min={1}
            max={100}
            label={(value) => `${value} %`}
            thumbLabel={t('faultForm.probability')}
            marks={[25, 50, 75].map((value) => ({ value, label: `${value} %` }))}
            {...probability}
          />
        </div>
        <NumberField
          label={t('faultForm.times')}
          description={t('faultForm.timesHint')}
          min={1}
          max={1_000_000}
          key={form.key('times')}
          {...form.getInputProps('times')}
        />
      </Stack>
    </FormDrawer>
  );
}

interface RuleTextInputProps {
  label: string;
  description?: string;
  isRequired?: boolean;
}

function RuleTextInput({ isRequired, ...props }: RuleTextInputProps) {
  return <TextInput withAsterisk={isRequired} maxLength={200} autoComplete="off" {...props} />;
}

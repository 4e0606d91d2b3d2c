import { useTranslation } from 'react-i18next';
import type { FaultRuleInput } from '../../gql/gateway/graphql.ts';
import { useGatewaySetFaultsMutation } from '../../gql/gateway/hooks.ts';
import { formMutation } from '../../ui/form/options.ts';
import { showToast } from '../../ui/toasts.ts';
import { type FaultRule, type PresetId, toFaultRuleInput, togglePreset } from './faults.ts';
import { useBranch } from './useBranch.ts';

/** Returns the fault rules of the branch, and functions that change them. */
export function useFaults() {
  const { t } = useTranslation('gateway');
  const { name: branch, branch: branchData } = useBranch();
  const [setFaults] = useGatewaySetFaultsMutation();
  const rules = branchData?.faults ?? [];

  const saveRules = (inputs: FaultRuleInput[], options = {}) =>
    setFaults({ variables: { branch, rules: inputs }, ...options });

  return {
    rules,
    isReady: branchData !== undefined,

    toggle: (id: PresetId) => saveRules(togglePreset(rules, id)),

    setEnabled: (rule: FaultRule, isEnabled: boolean) =>
      saveRules(
        rules.map((current) => ({
          ...toFaultRuleInput(current),
          ...(current.id === rule.id && { isEnabled }),
        })),
      ),

    /** Replaces the rule with the same id, or adds a rule at the end. The form shows the errors. */
    saveRule(rule: FaultRuleInput) {
      const isNew = !rules.some(({ id }) => id === rule.id);
      const inputs = rules.map((current) =>
        current.id === rule.id ? rule : toFaultRuleInput(current),
      );
      return saveRules(isNew ? [...inputs, rule] : inputs, formMutation);
    },

    async remove(rule: FaultRule) {
      const inputsBefore = rules.map(toFaultRuleInput);
      const { error } = await saveRules(inputsBefore.filter(({ id }) => id !== rule.id));
      if (error) return;
      void showToast({
        kind: 'success',
        message: t('toast.ruleDeleted', { name: rule.name }),
        // The restored rule gets a new id.
        undo: () =>
          void saveRules(
            inputsBefore.map((current) =>
              current.id === rule.id ? { ...current, id: null } : current,
            ),
          ),
      });
    },

    turnAllOff: () =>
      saveRules(rules.map((rule) => ({ ...toFaultRuleInput(rule), isEnabled: false }))),
  };
}

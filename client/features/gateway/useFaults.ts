import { useTranslation } from 'react-i18next';
import type { FaultRuleInput } from '../../gql/gateway/graphql.ts';
import { useGatewaySetFaultsMutation } from '../../gql/gateway/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { inputOf, type PresetId, type Rule, togglePreset } from './faults.ts';
import { useBranch } from './useBranch.ts';

/** Returns the fault rules of the branch, and functions that change them. */
export function useFaults() {
  const { t } = useTranslation('gateway');
  const { name: branch, branch: data } = useBranch();
  const [setFaults] = useGatewaySetFaultsMutation();
  const rules = data?.faults ?? [];

  async function save(next: FaultRuleInput[]) {
    const { error } = await setFaults({ variables: { branch, rules: next } });
    return !error;
  }

  return {
    rules,
    isReady: data !== undefined,

    toggle: (id: PresetId) => save(togglePreset(rules, id)),

    enable: (rule: Rule, isEnabled: boolean) =>
      save(rules.map((one) => ({ ...inputOf(one), ...(one.id === rule.id && { isEnabled }) }))),

    /** Adds a rule, or replaces the one with its id. */
    put(rule: FaultRuleInput) {
      const isNew = !rules.some(({ id }) => id === rule.id);
      if (isNew) return save([...rules.map(inputOf), rule]);
      return save(rules.map((one) => (one.id === rule.id ? rule : inputOf(one))));
    },

    async remove(rule: Rule) {
      const before = rules.map(inputOf);
      if (!(await save(rules.filter(({ id }) => id !== rule.id).map(inputOf)))) return;
      void showToast({
        kind: 'success',
        message: t('toast.ruleDeleted', { name: rule.name }),
        // The rule has lost its id.
        undo: () =>
          void save(before.map((one) => (one.id === rule.id ? { ...one, id: null } : one))),
      });
    },

    turnOff: () => save(rules.map((rule) => ({ ...inputOf(rule), isEnabled: false }))),
  };
}

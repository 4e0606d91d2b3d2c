import { useTranslation } from 'react-i18next';
import type { UpstreamMode, UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import {
  useGatewayDeleteRecordingsMutation,
  useGatewaySetUpstreamRulesMutation,
  useGatewayUpstreamQuery,
} from '../../gql/gateway/hooks.ts';
import { formMutation } from '../../ui/form/options.ts';
import { showToast } from '../../ui/toasts.ts';
import { getCondition, toUpstreamRuleInput, type UpstreamRule } from './upstreamRules.ts';
import { useBranch } from './useBranch.ts';

/** Returns the origin of the upstream. Null means that there is no upstream, undefined that the query is loading. */
export const useUpstreamUrl = () => useGatewayUpstreamQuery().data?.upstreamUrl;

/** Returns the upstream rules of the branch, and functions that change them. */
export function useUpstream() {
  const { t } = useTranslation('gateway');
  const { name: branch, branch: branchData, error, refetch } = useBranch();
  const url = useUpstreamUrl();
  const [setRules] = useGatewaySetUpstreamRulesMutation();
  const [deleteRecordings] = useGatewayDeleteRecordingsMutation();
  const rules = branchData?.upstreamRules ?? [];

  const saveRules = (inputs: UpstreamRuleInput[], options = {}) =>
    setRules({ variables: { branch, rules: inputs }, ...options });

  return {
    url,
    rules,
    isReady: branchData !== undefined && url !== undefined,
    error,
    refetch,

    setMode: (rule: UpstreamRule, mode: UpstreamMode) =>
      saveRules(
        rules.map((current) => ({
          ...toUpstreamRuleInput(current),
          ...(current.id === rule.id && { mode }),
        })),
      ),

    /** Replaces the rule with the same id, or adds a rule at the start, because the first rule that matches decides. */
    saveRule(rule: UpstreamRuleInput) {
      const isNew = !rules.some(({ id }) => id === rule.id);
      const inputs = rules.map((current) =>
        current.id === rule.id ? rule : toUpstreamRuleInput(current),
      );
      return saveRules(isNew ? [rule, ...inputs] : inputs, formMutation);
    },

    async remove(rule: UpstreamRule) {
      const inputsBefore = rules.map(toUpstreamRuleInput);
      const result = await saveRules(inputsBefore.filter(({ id }) => id !== rule.id));
      if (result.error) return;
      void showToast({
        kind: 'success',
        message: t('toast.ruleDeleted', { name: getCondition(rule)[1] }),
        undo: () => void saveRules(inputsBefore),
      });
    },

    async deleteRecordings(rule: UpstreamRule) {
      const result = await deleteRecordings({ variables: { branch, rule: rule.id } });
      if (result.error) return;
      void showToast({
        kind: 'success',
        message: t('toast.recordingsDeleted', { count: rule.recordingCount }),
      });
    },
  };
}

import { useTranslation } from 'react-i18next';
import type { UpstreamMode, UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import {
  useGatewayDeleteRecordingsMutation,
  useGatewaySetUpstreamRulesMutation,
  useGatewayUpstreamQuery,
} from '../../gql/gateway/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { conditionOf, inputOf, type UpstreamRule } from './upstreamRules.ts';
import { useBranch } from './useBranch.ts';

/** Returns the origin of the upstream; null without one, and undefined until it is loaded. */
export const useUpstreamUrl = () => useGatewayUpstreamQuery().data?.upstreamUrl;

/** Returns the upstream rules of the branch, and functions that change them. */
export function useUpstream() {
  const { t } = useTranslation('gateway');
  const { name: branch, branch: data, error, refetch } = useBranch();
  const url = useUpstreamUrl();
  const [setRules] = useGatewaySetUpstreamRulesMutation();
  const [deleteRecordings] = useGatewayDeleteRecordingsMutation();
  const rules = data?.upstreamRules ?? [];

  async function save(next: UpstreamRuleInput[]) {
    const result = await setRules({ variables: { branch, rules: next } });
    return !result.error;
  }

  return {
    url,
    rules,
    isReady: data !== undefined && url !== undefined,
    error,
    refetch,

    setMode: (rule: UpstreamRule, mode: UpstreamMode) =>
      save(rules.map((one) => ({ ...inputOf(one), ...(one.id === rule.id && { mode }) }))),

    /** Adds a rule, or replaces the one with its id. A new rule comes first, because the first one that matches decides. */
    put(rule: UpstreamRuleInput) {
      const isNew = !rules.some(({ id }) => id === rule.id);
      if (isNew) return save([rule, ...rules.map(inputOf)]);
      return save(rules.map((one) => (one.id === rule.id ? rule : inputOf(one))));
    },

    async remove(rule: UpstreamRule) {
      const before = rules.map(inputOf);
      if (!(await save(before.filter(({ id }) => id !== rule.id)))) return;
      void showToast({
        kind: 'success',
        message: t('toast.ruleDeleted', { name: conditionOf(rule)[1] }),
        undo: () => void save(before),
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

import { Button, Group } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useGatewayBranchChangedSubscription } from '../../gql/gateway/hooks.ts';
import classes from './FaultNotice.module.css';
import { useBranch } from './useBranch.ts';
import { useFaults } from './useFaults.ts';

/** A notice while fault rules are on. Its subscription updates the branch for the whole control panel. */
export function FaultNotice() {
  const { t } = useTranslation('gateway');
  const { name, branch } = useBranch();
  const { turnAllOff } = useFaults();
  // Apollo Client writes each changed branch to the cache.
  useGatewayBranchChangedSubscription({ variables: { branch: name }, ignoreResults: true });
  const enabledRules = branch?.faults.filter(({ isEnabled }) => isEnabled) ?? [];

  return (
    <div role="status">
      {enabledRules.length > 0 && (
        <Group
          gap="sm"
          wrap="nowrap"
          c="warning"
          mx="auto"
          py="sm"
          px="lg"
          className={classes.notice}
        >
          <IconBolt size={18} stroke={1.6} aria-hidden />
          <span>{t('notice.on', { count: enabledRules.length })}</span>
          <Button size="compact-sm" variant="default" onClick={turnAllOff}>
            {t('notice.off')}
          </Button>
        </Group>
      )}
    </div>
  );
}

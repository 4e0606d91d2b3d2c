import { Button } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useGatewayBranchChangedSubscription } from '../../gql/gateway/hooks.ts';
import classes from './FaultNotice.module.css';
import { useBranch } from './useBranch.ts';
import { useFaults } from './useFaults.ts';

/** Says that fault rules are on, over every screen. Follows the changes of the branch for the whole panel. */
export function FaultNotice() {
  const { t } = useTranslation('gateway');
  const { name, branch } = useBranch();
  const { turnOff } = useFaults();
  // The cache takes the changes over.
  useGatewayBranchChangedSubscription({ variables: { branch: name }, onData: () => null });
  const enabled = branch?.faults.filter(({ isEnabled }) => isEnabled) ?? [];

  return (
    <div role="status">
      {enabled.length > 0 && (
        <div className={classes.notice}>
          <IconBolt size={18} stroke={1.6} aria-hidden />
          <span>{t('notice.on', { count: enabled.length })}</span>
          <Button size="compact-sm" variant="default" onClick={turnOff}>
            {t('notice.off')}
          </Button>
        </div>
      )}
    </div>
  );
}

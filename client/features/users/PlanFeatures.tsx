import { Flex } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { UserPlan } from '../../gql/users/graphql.ts';
import classes from './PlanCard.module.css';

const lines = ['first', 'second', 'third'] as const;

/** The features of a plan. */
export function PlanFeatures({ plan }: { plan: UserPlan }) {
  const { t } = useTranslation('users');

  return (
    <Flex component="ul" gap="sm" direction="column" className={classes.features}>
      {lines.map((line) => (
        <Flex component="li" gap="sm" key={line}>
          <IconCheck size={16} stroke={2} aria-hidden />
          {t(`features.${plan}.${line}`)}
        </Flex>
      ))}
    </Flex>
  );
}

import { Autocomplete, Button, Flex, Group, Stack } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPoint } from '../../data/branch.ts';
import { useGatewayBranchesQuery } from '../../gql/gateway/hooks.ts';
import { DrawerHeader, SideDrawer } from '../../ui/SideDrawer.tsx';
import classes from './Details.module.css';
import { DiffList } from './DiffList.tsx';
import { useReturnFocus } from './useReturnFocus.ts';

interface CompareDrawerProps {
  branch: string;
  seq: number;
  firstSeq: number;
  isOpen: boolean;
  onClose: () => void;
}

/** A drawer with a form for two points and the list of their differences. */
export function CompareDrawer({ branch, seq, firstSeq, isOpen, onClose }: CompareDrawerProps) {
  const { t } = useTranslation('gateway');
  const returnFocus = useReturnFocus(isOpen);
  const { data } = useGatewayBranchesQuery();
  const names = data?.branches.map(({ name }) => name) ?? [branch];
  const previousSeq = Math.max(0, firstSeq - 1, seq - 1);
  const [points, setPoints] = useState({ from: `${branch}@${previousSeq}`, to: branch });
  const [comparedPoints, setComparedPoints] = useState<typeof points>();
  const [hasErrors, setHasErrors] = useState(false);

  const renderField = (name: 'from' | 'to') => (
    <Autocomplete
      label={t(`compare.${name}`)}
      description={t('compare.hint', { example: `${branch}@${seq}` })}
      // The current value of the field is not a suggestion.
      data={names.filter((branchName) => branchName !== points[name])}
      value={points[name]}
      error={hasErrors && !isPoint(points[name]) ? t('compare.invalid') : undefined}
      onChange={(text) => setPoints((previous) => ({ ...previous, [name]: text.trim() }))}
    />
  );

  return (
    <SideDrawer
      label={t('compare.title')}
      isOpen={isOpen}
      size={640}
      onClose={onClose}
      onExited={returnFocus}
    >
      <DrawerHeader title={t('compare.title')} onClose={onClose} />
      <Flex
        component="form"
        gap="xl"
        direction="column"
        className={classes.content}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isValid = isPoint(points.from) && isPoint(points.to);
          setHasErrors(!isValid);
          if (!isValid) return;
          setComparedPoints(points);
          // After Enter, the suggestions of the field would cover the result.
          (event.nativeEvent as SubmitEvent).submitter?.focus();
        }}
      >
        {renderField('from')}
        {renderField('to')}
        <Group gap="sm" align="stretch">
          <Button type="submit" leftSection={<IconArrowsDiff size={16} stroke={1.7} aria-hidden />}>
            {t('compare.action')}
          </Button>
        </Group>
        {comparedPoints && (
          <Stack
            component="section"
            gap="md"
            align="flex-start"
            className={classes.section}
            aria-label={t('compare.title')}
          >
            <DiffList {...comparedPoints} />
          </Stack>
        )}
      </Flex>
    </SideDrawer>
  );
}

import { Autocomplete, Button } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGatewayBranchesQuery } from '../../gql/gateway/hooks.ts';
import { isPoint } from '../../state/branch.ts';
import { DrawerHeader, SideDrawer } from '../../ui/SideDrawer.tsx';
import classes from './Details.module.css';
import { DiffList } from './DiffList.tsx';
import { useReturnedFocus } from './useReturnedFocus.ts';

interface CompareProps {
  branch: string;
  seq: number;
  firstSeq: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for two points, and shows what differs between them. */
export function Compare({ branch, seq, firstSeq, isOpen, onClose }: CompareProps) {
  const { t } = useTranslation('gateway');
  const returnFocus = useReturnedFocus(isOpen);
  const { data } = useGatewayBranchesQuery();
  const names = data?.branches.map(({ name }) => name) ?? [branch];
  const before = Math.max(0, firstSeq - 1, seq - 1);
  const [points, setPoints] = useState({ from: `${branch}@${before}`, to: branch });
  const [compared, setCompared] = useState<typeof points>();
  const [hasErrors, setHasErrors] = useState(false);

  const field = (name: 'from' | 'to') => (
    <Autocomplete
      label={t(`compare.${name}`)}
      description={t('compare.hint', { example: `${branch}@${seq}` })}
      // A name that is complete needs no suggestion.
      data={names.filter((one) => one !== points[name])}
      value={points[name]}
      error={hasErrors && !isPoint(points[name]) ? t('compare.invalid') : undefined}
      onChange={(text) => setPoints((last) => ({ ...last, [name]: text.trim() }))}
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
      <form
        className={classes.content}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isValid = isPoint(points.from) && isPoint(points.to);
          setHasErrors(!isValid);
          if (!isValid) return;
          setCompared(points);
          // After Enter, the suggestions of the field would cover the result.
          (event.nativeEvent as SubmitEvent).submitter?.focus();
        }}
      >
        {field('from')}
        {field('to')}
        <div className={classes.acts}>
          <Button type="submit" leftSection={<IconArrowsDiff size={16} stroke={1.7} aria-hidden />}>
            {t('compare.action')}
          </Button>
        </div>
        {compared && (
          <section className={classes.section} aria-label={t('compare.title')}>
            <DiffList {...compared} />
          </section>
        )}
      </form>
    </SideDrawer>
  );
}

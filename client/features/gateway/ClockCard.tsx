import { Box, Button, Card, Group, NativeSelect, Text, Title } from '@mantine/core';
import { IconChevronDown, IconClockPause, IconClockPlay, IconRestore } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getDeviceTime } from '../../data/clock.ts';
import type { BranchClockInput, Gateway_BranchFragment } from '../../gql/gateway/graphql.ts';
import { useGatewaySetClockMutation } from '../../gql/gateway/hooks.ts';
import { DateTimeInput } from '../../ui/dates/DateInputs.tsx';
import { getDateFormat } from '../../ui/formats.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from './FaultsTab.module.css';

interface ClockCardProps {
  branch: string;
  clock: Gateway_BranchFragment['clock'];
}

const units = { minute: 60_000, hour: 3_600_000, day: 86_400_000, week: 604_800_000 } as const;

type Unit = keyof typeof units;

/** The clock of the branch. Dates in the data are compared with this clock, and timers follow it. */
export function ClockCard({ branch, clock }: ClockCardProps) {
  const { t } = useTranslation('gateway');
  const id = useId();
  const [setClock] = useGatewaySetClockMutation();
  const [amount, setAmount] = useState<number | string>(1);
  const [unit, setUnit] = useState<Unit>('day');
  const isRealTime = !clock.isFrozen && Math.abs(clock.offset) < 1000;
  const updateClock = (input: BranchClockInput) =>
    void setClock({ variables: { branch, clock: input } });

  return (
    <Card
      component="section"
      padding="20px 24px"
      mod={{ edge: 'padded' }}
      className={classes.clock}
      aria-labelledby={id}
    >
      <div>
        <Title order={2} size="h3" id={id}>
          {t('clock.title')}
        </Title>
        <Text c="dimmed">{t('clock.text')}</Text>
      </div>
      <Group component="p" gap="8px 12px" fz="xl" fw={600} mod="tabular">
        <ClockTime clock={clock} />
        {clock.isFrozen ? (
          <StatusBadge tone="info">{t('clock.frozen')}</StatusBadge>
        ) : (
          !isRealTime && <StatusBadge tone="warning">{t('clock.shifted')}</StatusBadge>
        )}
      </Group>
      <Group gap="sm" align="end">
        <Button
          variant="default"
          leftSection={
            clock.isFrozen ? (
              <IconClockPlay size={16} stroke={1.7} aria-hidden />
            ) : (
              <IconClockPause size={16} stroke={1.7} aria-hidden />
            )
          }
          onClick={() => updateClock({ isFrozen: !clock.isFrozen })}
        >
          {clock.isFrozen ? t('clock.run') : t('clock.freeze')}
        </Button>
        {(['hour', 'day', 'week'] as const).map((step) => (
          <Button
            key={step}
            variant="default"
            onClick={() => updateClock({ advance: units[step] })}
          >
            {t(`clock.plus.${step}`)}
          </Button>
        ))}
        <Button
          variant="default"
          disabled={isRealTime}
          leftSection={<IconRestore size={16} stroke={1.7} aria-hidden />}
          onClick={() => updateClock({ isReset: true })}
        >
          {t('clock.reset')}
        </Button>
      </Group>
      <Group gap="sm" align="end">
        <NumberField
          w={112}
          label={t('clock.advanceBy')}
          min={1}
          max={10_000}
          value={amount}
          onChange={setAmount}
        />
        <NativeSelect
          w={144}
          aria-label={t('clock.unit')}
          data={(Object.keys(units) as Unit[]).map((value) => ({
            value,
            label: t(`clock.units.${value}`),
          }))}
          value={unit}
          rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
          onChange={({ currentTarget }) => setUnit(currentTarget.value as Unit)}
        />
        <Button
          variant="default"
          disabled={Number(amount) < 1}
          onClick={() => updateClock({ advance: Number(amount) * units[unit] })}
        >
          {t('clock.advance')}
        </Button>
      </Group>
      <FreezeForm clock={clock} onFreeze={(freezeAt) => updateClock({ freezeAt })} />
    </Card>
  );
}

function FreezeForm({
  clock,
  onFreeze,
}: Pick<ClockCardProps, 'clock'> & { onFreeze: (time: string) => void }) {
  const { t } = useTranslation('gateway');
  const [selectedTime, setSelectedTime] = useState<string | null>(null);

  return (
    <Group gap="sm" align="end">
      <Box w="min(100%, 240px)">
        <DateTimeInput
          label={t('clock.freezeAt')}
          value={selectedTime ?? toInputValue(clock.now)}
          onChange={setSelectedTime}
        />
      </Box>
      <Button
        variant="default"
        onClick={() => onFreeze(new Date(selectedTime ?? clock.now).toISOString())}
      >
        {t('clock.freezeHere')}
      </Button>
    </Group>
  );
}

/** Returns the value of a date input for a time, in the time zone of the viewer: `2026-03-09 14:00:00`. */
const toInputValue = (time: string) => new Date(time).toLocaleString('sv');

/** The time of the clock, updated each second. */
function ClockTime({ clock: { now, isFrozen } }: Pick<ClockCardProps, 'clock'>) {
  const language = useLanguage();
  const [lastUpdate, setLastUpdate] = useState({ now, receivedAt: getDeviceTime() });
  const [, setTickCount] = useState(0);
  if (lastUpdate.now !== now) setLastUpdate({ now, receivedAt: getDeviceTime() });

  useEffect(() => {
    if (isFrozen) return undefined;
    const interval = setInterval(() => setTickCount((count) => count + 1), 1000);
    return () => clearInterval(interval);
  }, [isFrozen]);

  const elapsed = isFrozen ? 0 : getDeviceTime() - lastUpdate.receivedAt;
  const shown = new Date(Date.parse(now) + elapsed);
  const format = getDateFormat(language, { dateStyle: 'full', timeStyle: 'medium' });
  return <time dateTime={shown.toISOString()}>{format.format(shown)}</time>;
}

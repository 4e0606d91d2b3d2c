import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../../ui/MenuButton.tsx';
import { type MenuPeriod, periods } from './dashboardParams.ts';

/** The period of a card with a menu. A card of a dashboard has none, because its header has the range. */
export interface PeriodProps {
  period: MenuPeriod;
  onPeriod: (period: MenuPeriod) => void;
}

interface PeriodMenuProps {
  /** The title of the card. */
  title: string;
  period: MenuPeriod;
  onChange: (period: MenuPeriod) => void;
}

/** A menu that selects the period of a card. */
export function PeriodMenu({ title, period, onChange }: PeriodMenuProps) {
  const { t } = useTranslation('dashboards');

  return (
    <ChoiceMenu
      label={t('periodOf', { title, period: t(`period.${period}`) })}
      choices={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
      chosen={period}
      onChange={onChange}
    />
  );
}

interface ChoiceMenuProps<Value> {
  label: string;
  choices: { value: Value; label: string }[];
  chosen: Value;
  onChange: (value: Value) => void;
}

/** A menu that selects one of several values. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, choices, chosen, onChange } = props;

  return (
    <MenuButton
      size={36}
      label={label}
      icon={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
      isIconLast
      text={choices.find(({ value }) => value === chosen)?.label}
      groups={[
        {
          key: 'choices',
          choice: 'one',
          items: choices.map(({ value, label: text }) => ({
            key: value,
            label: text,
            isChosen: value === chosen,
            onClick: () => onChange(value),
          })),
        },
      ]}
    />
  );
}

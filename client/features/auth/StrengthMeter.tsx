import { useTranslation } from 'react-i18next';
import classes from './StrengthMeter.module.css';
import { strengthOf } from './strength.ts';

interface StrengthMeterProps {
  password: string;
  /** What else the form says, which a guesser knows too. */
  known?: string[];
}

const steps = [1, 2, 3, 4];

/** How good a new password is, in bars and in a word. */
export function StrengthMeter({ password, known }: StrengthMeterProps) {
  const { t } = useTranslation('auth');
  const strength = strengthOf(password, known);

  return (
    <div className={classes.meter} data-strength={strength}>
      <span className={classes.bars} aria-hidden>
        {steps.map((step) => (
          <span key={step} data-full={step <= strength || undefined} />
        ))}
      </span>
      <span role="status">
        {password === ''
          ? t('strength.rule')
          : t('strength.label', { word: t(`strength.${strength}`) })}
      </span>
    </div>
  );
}

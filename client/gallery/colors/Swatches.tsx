import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.ts';
import { contrast } from './contrast.ts';
import classes from './Swatches.module.css';
import { useTokens } from './useTokens.ts';

interface SwatchesProps {
  label: string;
  /** Background colours with the text colour on each. */
  pairs: readonly (readonly [ground: string, text: string])[];
  /** Whether the background or the text colour is shown and copied. */
  names?: 'ground' | 'text';
}

/** Colours by their custom properties, with their contrast. A click copies the name. */
export function Swatches({ label, pairs, names = 'ground' }: SwatchesProps) {
  const { t, i18n } = useTranslation('colors');
  const values = useTokens(pairs.flat());
  const figure = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

  async function copy(token: string) {
    await navigator.clipboard.writeText(`var(${token})`);
    void showToast({ kind: 'success', message: t('copied', { token: `var(${token})` }) });
  }

  return (
    <ul className={classes.swatches} aria-label={label}>
      {pairs.map(([ground, text]) => {
        const token = `--fd-${names === 'ground' ? ground : text}`;
        const [under, over] = [values[ground], values[text]];
        return (
          <li key={`${ground} ${text}`}>
            <button type="button" className={classes.swatch} onClick={() => copy(token)}>
              <span
                className={classes.sample}
                style={{ backgroundColor: `var(--fd-${ground})`, color: `var(--fd-${text})` }}
                aria-hidden
              >
                Aa
              </span>
              <span className={classes.facts}>
                <code dir="ltr">{token}</code>
                <span>{values[names === 'ground' ? ground : text]}</span>
                <span>
                  {under && over && t('contrast', { ratio: figure.format(contrast(under, over)) })}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

import { getNumberFormat } from './formats.ts';
import { useLanguage } from './useLanguage.ts';

interface MoneyTextProps {
  /** The amount in units of the currency, such as dollars. */
  value: number;
  currency?: string;
  /** Whether positive amounts have a `+`. */
  isSigned?: boolean;
}

/** An amount in the format of the viewer's language. */
export function MoneyText({ value, currency, isSigned }: MoneyTextProps) {
  const language = useLanguage();
  return <bdi>{formatMoney(value, language, currency, isSigned)}</bdi>;
}

/** Formats an amount, rounded half up on its decimal text. The amount is not converted to cents: 1.005 * 100 is too small. */
export function formatMoney(value: number, language: string, currency = 'USD', isSigned = false) {
  const format = getNumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: isSigned ? 'exceptZero' : 'negative',
  });
  return format.format(value);
}

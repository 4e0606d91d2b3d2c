import { useLanguage } from '../state/useLanguage.ts';
import { numberFormat } from './formats.ts';

interface MoneyTextProps {
  /** In the smallest unit of the currency: cents. */
  value: number;
  currency?: string;
  /** Whether positive amounts have a `+`. */
  isSigned?: boolean;
}

/** An amount in the format of the viewer's language. */
export function MoneyText({ value, currency, isSigned }: MoneyTextProps) {
  const language = useLanguage();
  return <bdi>{moneyText(value, language, currency, isSigned)}</bdi>;
}

export function moneyText(value: number, language: string, currency = 'USD', isSigned = false) {
  const format = numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: isSigned ? 'exceptZero' : 'negative',
  });

  return format.format(value / countUnits(format));
}

const units = new WeakMap<Intl.NumberFormat, number>();

/**
 * Returns the number of smallest units of a currency. Cached, because `resolvedOptions` is slow.
 */
function countUnits(format: Intl.NumberFormat): number {
  const cached = units.get(format);
  if (cached) return cached;

  const count = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  units.set(format, count);
  return count;
}

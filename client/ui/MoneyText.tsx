import { getNumberFormat } from './formats.ts';
import { useLanguage } from './useLanguage.ts';

interface MoneyTextProps {
  /** The amount in the smallest unit of the currency, such as cents. */
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

export function formatMoney(value: number, language: string, currency = 'USD', isSigned = false) {
  const format = getNumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: isSigned ? 'exceptZero' : 'negative',
  });

  return format.format(value / countSmallestUnits(format));
}

const cachedCounts = new WeakMap<Intl.NumberFormat, number>();

/**
 * Returns how many smallest units a unit of the currency has: 100 cents, for example. Cached, because
 * `resolvedOptions` is slow.
 */
function countSmallestUnits(format: Intl.NumberFormat): number {
  const cached = cachedCounts.get(format);
  if (cached) return cached;

  const count = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  cachedCounts.set(format, count);
  return count;
}

import { useTranslation } from 'react-i18next';
import { numberFormat } from './formats.ts';

interface MoneyTextProps {
  /** In the smallest unit of the currency: cents. */
  value: number;
  currency?: string;
  /** `+` before what comes in. */
  isSigned?: boolean;
}

/** An amount as the viewer's language writes it. */
export function MoneyText({ value, currency, isSigned }: MoneyTextProps) {
  const { i18n } = useTranslation();
  return <bdi>{moneyText(value, i18n.language, currency, isSigned)}</bdi>;
}

export function moneyText(value: number, language: string, currency = 'EUR', isSigned = false) {
  const format = numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: isSigned ? 'exceptZero' : 'negative',
  });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();

  return format.format(value / 10 ** maximumFractionDigits);
}

import { parseDate } from '../DateText.tsx';
import { getDateFormat, getNumberFormat } from '../formats.ts';
import { useLanguage } from '../useLanguage.ts';

/** Returns functions that format axes and tables in the language of the viewer. */
export function useChartFormats() {
  const language = useLanguage();
  const createNumberFormat = (options: Intl.NumberFormatOptions = {}) => {
    const format = getNumberFormat(language, options);
    return (value: number) => format.format(value);
  };
  const createDateFormat = (options: Intl.DateTimeFormatOptions) => {
    const format = getDateFormat(language, options);
    return (day: string) => format.format(parseDate(day));
  };
  const formatPercent = createNumberFormat({ style: 'percent', maximumFractionDigits: 1 });

  return {
    number: createNumberFormat(),
    compact: createNumberFormat({ notation: 'compact', maximumFractionDigits: 1 }),
    dollars: createNumberFormat({
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }),
    shortDollars: createNumberFormat({
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      maximumFractionDigits: 1,
    }),
    percent: (value: number) => formatPercent(value / 100),
    /** Formats a date such as `2026-03-09`. */
    day: createDateFormat({ day: 'numeric', month: 'short' }),
    weekday: createDateFormat({ weekday: 'short' }),
    month: createDateFormat({ month: 'short' }),
    year: createDateFormat({ year: 'numeric' }),
  };
}

import { useLanguage } from '../../state/useLanguage.ts';
import { parseDate } from '../DateText.tsx';
import { dateFormat, numberFormat } from '../formats.ts';

/** Returns formats for axes and tables, in the language of the viewer. */
export function useChartFormats() {
  const language = useLanguage();
  const number = (options: Intl.NumberFormatOptions = {}) => {
    const format = numberFormat(language, options);
    return (value: number) => format.format(value);
  };
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(language, options);
    return (day: string) => format.format(parseDate(day));
  };
  const percent = number({ style: 'percent', maximumFractionDigits: 1 });

  return {
    number: number(),
    compact: number({ notation: 'compact', maximumFractionDigits: 1 }),
    dollars: number({
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }),
    shortDollars: number({
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      maximumFractionDigits: 1,
    }),
    percent: (value: number) => percent(value / 100),
    /** Formats `2026-03-09`. */
    day: date({ day: 'numeric', month: 'short' }),
    weekday: date({ weekday: 'short' }),
    month: date({ month: 'short' }),
    year: date({ year: 'numeric' }),
  };
}

import type { DayOfWeek } from '@mantine/dates';

/** The region of each language, if the browser has no region for it. */
const defaultRegions: Record<string, string> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  pt: 'pt-PT',
};

/** Returns a language of the product with the region of the browser, such as `en-GB` for `en`. */
export function findRegion(
  language: string,
  browserLanguages: readonly string[] = navigator.languages,
): string {
  const match = browserLanguages.find((tag) => tag.startsWith(`${language}-`));
  return match ?? defaultRegions[language] ?? language;
}

interface WeekInfo {
  /** 7 is Sunday. */
  firstDay: number;
}

/** Returns the first day of the week in a region, for all calendars and date inputs. 0 is Sunday. */
export function getFirstWeekday(region: string): DayOfWeek {
  const locale = new Intl.Locale(region) as Intl.Locale & {
    getWeekInfo?: () => WeekInfo;
    weekInfo?: WeekInfo;
  };
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  // Some browsers support neither of them.
  if (!info) return /^(en-US|en-CA|pt-BR)$/.test(region) ? 0 : 1;
  return (info.firstDay % 7) as DayOfWeek;
}

/** Returns whether the region uses the 12-hour clock. */
export function hasTwelveHours(region: string): boolean {
  const { hourCycle } = new Intl.DateTimeFormat(region, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h12' || hourCycle === 'h11';
}

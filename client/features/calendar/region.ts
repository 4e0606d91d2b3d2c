/** The region meant where a browser names none of ours. */
const regions: Record<string, string> = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', pt: 'pt-PT' };

/** The language of the product as it is written where the viewer is: `en-GB` for `en` in Leeds. */
export function regionOf(
  language: string,
  spoken: readonly string[] = navigator.languages,
): string {
  const own = spoken.find((one) => one.startsWith(`${language}-`));
  return own ?? regions[language] ?? language;
}

interface WeekInfo {
  /** 7 is Sunday. */
  firstDay: number;
}

/** On which weekday a week begins there; 0 is Sunday. */
export function firstWeekdayOf(region: string): number {
  const locale = new Intl.Locale(region) as Intl.Locale & {
    getWeekInfo?: () => WeekInfo;
    weekInfo?: WeekInfo;
  };
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  // Browsers that cannot say: Sunday where most of them are used that way.
  if (!info) return /^(en-US|en-CA|pt-BR)$/.test(region) ? 0 : 1;
  return info.firstDay % 7;
}

/** Whether the clock there has twelve hours. */
export function hasTwelveHours(region: string): boolean {
  const { hourCycle } = new Intl.DateTimeFormat(region, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h12' || hourCycle === 'h11';
}

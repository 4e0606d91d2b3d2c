/** The ISO 3166 codes of the countries that all browsers can name. */
const codes =
  'AD AE AF AG AI AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW'.split(
    ' ',
  );

/** Returns the countries: their English names as values, and their translated names as labels. */
export function listCountries(language: string): { value: string; label: string }[] {
  const englishNames = new Intl.DisplayNames('en', { type: 'region' });
  const translatedNames = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);

  return codes
    .map((code) => ({
      value: englishNames.of(code) ?? code,
      label: translatedNames.of(code) ?? code,
    }))
    .sort((a, b) => compare(a.label, b.label));
}

/** Translates the English name of a country. */
export function translateCountry(country: string, language: string): string {
  return listCountries(language).find(({ value }) => value === country)?.label ?? country;
}

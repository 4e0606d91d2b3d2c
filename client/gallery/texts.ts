/** The texts of every subject: `alerts/locales/de.json` is the namespace `alerts` in German. */
export const galleryTexts = import.meta.glob<Record<string, unknown>>('./*/locales/*.json', {
  import: 'default',
});

/** The texts of every subject, such as the namespace `alerts` in `alerts/locales/de.json`. */
export const galleryTexts = import.meta.glob<Record<string, unknown>>('./*/locales/*.json', {
  import: 'default',
});

import type { TFunction } from 'i18next';
import { isPlainObject } from './changes.ts';

/** Formats the value of a field as a short text, for the choice between two values. */
export function formatValue(value: unknown, t: TFunction<'app'>): string {
  if (typeof value === 'boolean') return t(value ? 'ui.form.changed.yes' : 'ui.form.changed.no');
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map((element) => formatValue(element, t)).join(', ') : '–';
  }
  if (isPlainObject(value)) {
    const { name, title } = value;
    return formatValue(name ?? title ?? Object.values(value).filter(Boolean), t);
  }
  if (typeof value === 'string' && value.startsWith('data:')) return t('ui.form.changed.file');
  // The text of a rich text editor is HTML.
  const text = String(value ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .trim();
  return text || '–';
}

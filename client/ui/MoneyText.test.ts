import { expect, test } from 'vitest';
import { formatMoney } from './MoneyText.tsx';

test('money has the decimals of its currency', () => {
  expect(formatMoney(123456, 'en')).toBe('$1,234.56');
  expect(formatMoney(123456, 'fr')).toBe('1\u202f234,56\u00a0$');
  expect(formatMoney(123456, 'en', 'EUR')).toBe('€1,234.56');
  expect(formatMoney(123456, 'de', 'EUR')).toBe('1.234,56\u00a0€');
  expect(formatMoney(1234, 'en', 'JPY')).toBe('¥1,234');
  expect(formatMoney(-5, 'en', 'USD')).toBe('-$0.05');
});

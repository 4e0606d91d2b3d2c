import { expect, test } from 'vitest';
import { formatMoney } from './MoneyText.tsx';

test('money has the decimals of its currency', () => {
  expect(formatMoney(1234.56, 'en')).toBe('$1,234.56');
  expect(formatMoney(1234.56, 'fr')).toBe('1\u202f234,56\u00a0$');
  expect(formatMoney(1234.56, 'en', 'EUR')).toBe('€1,234.56');
  expect(formatMoney(1234.56, 'de', 'EUR')).toBe('1.234,56\u00a0€');
  expect(formatMoney(1234, 'en', 'JPY')).toBe('¥1,234');
  expect(formatMoney(-0.05, 'en', 'USD')).toBe('-$0.05');
});

test.each([
  [1.005, 'USD', '$1.01'],
  [10.075, 'USD', '$10.08'],
  [8.575, 'EUR', '€8.58'],
  [1.0049, 'USD', '$1.00'],
  [1_000_000.005, 'USD', '$1,000,000.01'],
  [1234, 'JPY', '¥1,234'],
  [1.2345, 'KWD', 'KWD\u00a01.235'],
])('%d %s is %s', (amount, currency, text) => {
  expect(formatMoney(amount, 'en', currency)).toBe(text);
});

import { useEffect, useState } from 'react';
import { useLayout, useResolvedColorScheme } from '../../state/layout.ts';

/** Returns the values of custom properties in the active colour scheme. */
export function useTokens(names: readonly string[]): Record<string, string> {
  const layout = useLayout();
  const scheme = useResolvedColorScheme();
  const [values, setValues] = useState<Record<string, string>>({});
  const key = names.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another colour scheme or colour means other values
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const style = getComputedStyle(document.documentElement);
      const read = (name: string) => style.getPropertyValue(`--fd-${name}`).trim();
      setValues(Object.fromEntries(key.split(' ').map((name) => [name, read(name)])));
    });
    return () => cancelAnimationFrame(frame);
  }, [key, layout, scheme]);

  return values;
}

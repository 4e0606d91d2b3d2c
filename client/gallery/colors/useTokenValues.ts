import { useEffect, useState } from 'react';
import { useLayout, useResolvedColorScheme } from '../../theme/layout.ts';
import { getVariable } from '../../theme/palette.ts';

/** Returns the values of colour tokens in the active colour scheme. */
export function useTokenValues(names: readonly string[]): Record<string, string> {
  const layout = useLayout();
  const scheme = useResolvedColorScheme();
  const [values, setValues] = useState<Record<string, string>>({});
  const key = names.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the values depend on the layout settings and the colour scheme
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const style = getComputedStyle(document.documentElement);
      const readToken = (name: string) => style.getPropertyValue(getVariable(name)).trim();
      setValues(Object.fromEntries(key.split(' ').map((name) => [name, readToken(name)])));
    });
    return () => cancelAnimationFrame(frame);
  }, [key, layout, scheme]);

  return values;
}

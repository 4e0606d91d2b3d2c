import { expect, test } from 'vitest';
import { readFiles } from '../testing/readFiles.ts';

/** The allowed values of a property, in which `var` is a variable of the theme. */
const allowedValues: Record<string, RegExp> = {
  radius: /^(0|50%|inherit|var)$/,
  'font-size': /^(inherit|[\d.]+em|var)$/,
  // A ring or a line has no blur.
  'box-shadow': /^(none|var|(inset )?0 (0|-?\d+px)( 0)?( \d+px)? (var|color-mix\(.+\)))$/,
};

const rawColor = /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|lab)a?\(/i;

test.each(readFiles(/^(features|ui|tools\/reference)\/.*\.module\.css$/))(
  '%s takes colours, radii, shadows and font sizes from the theme',
  (_, content) => {
    const faults = listDeclarations(content).filter(([property, value]) => {
      const allowed = allowedValues[property.replace(/^border-.*radius$/, 'radius')];
      const plain = value.replaceAll(/var\(--[\w-]+\)/g, 'var');
      // A shadow has layers, and a radius has corners.
      const parts = plain.split(property === 'box-shadow' ? /, (?![^(]*\))/ : ' ');
      return rawColor.test(value) || (allowed && !parts.every((part) => allowed.test(part)));
    });

    expect(faults.map(([property, value]) => `${property}: ${value}`)).toEqual([]);
  },
);

/** Returns the properties and the values of a style sheet. */
const listDeclarations = (content: string): [property: string, value: string][] =>
  [...content.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)].map(
    ([, property = '', value = '']) => [property, value.trim().replaceAll(/\s+/g, ' ')],
  );

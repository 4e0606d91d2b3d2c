/** Returns the names of a feature by the names in the template. Throws an error if a name cannot be used. */
export function createNames(plural, singular = getSingular(plural)) {
  for (const name of [plural, singular]) {
    if (!/^[a-z][a-zA-Z]{2,39}$/.test(name ?? '')) {
      throw new Error(
        `"${name ?? ''}" must be 3 to 40 letters in camelCase, such as notes or salesCalls.`,
      );
    }
  }
  if (plural === singular) {
    throw new Error(`The plural and the singular of "${plural}" must differ.`);
  }
  if ([plural, singular].some(isReserved)) {
    throw new Error(`"${plural}" or "${singular}" is a reserved word. Choose another name.`);
  }

  const words = plural.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const word = singular.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return {
    notes: plural,
    Notes: capitalize(plural),
    note: singular,
    Note: capitalize(singular),
    '%notes%': words,
    '%Notes%': capitalize(words),
    '%note%': word,
    '%Note%': capitalize(word),
    '%a note%': `${getArticle(word)} ${word}`,
    '%A note%': `${capitalize(getArticle(word))} ${word}`,
    '%url%': `/apps/${words.replaceAll(' ', '-')}`,
  };
}

/** Replaces the names of the template by those of the feature. */
export function fillIn(text, names) {
  return text.replace(/%[\w ]+%|notes|Notes|note|Note/g, (name) => names[name] ?? name);
}

function getSingular(plural) {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(s|x|z|ch|sh)es$/.test(plural)) return plural.replace(/es$/, '');
  if (/[^s]s$/.test(plural)) return plural.replace(/s$/, '');
  throw new Error(`The singular of "${plural}" is unclear. Add it: --singular=<name>`);
}

const getArticle = (word) => (/^[aeiou]/.test(word) ? 'an' : 'a');
const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function isReserved(name) {
  try {
    new Function(`"use strict"; var ${name}`);
    return false;
  } catch {
    return true;
  }
}

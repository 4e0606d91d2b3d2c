import type { Clothes } from './clothes.ts';
import type { Beard, Extra, Skin } from './face.ts';
import type { HairStyle, HairTone } from './hair.ts';

/** What somebody looks like, as far as it is theirs; clothes and ground follow from the key. */
export interface Look {
  skin: Skin;
  hair: HairStyle;
  tone: HairTone;
  beard?: Beard;
  extras?: readonly Extra[];
  wears?: Clothes;
}

/** Everybody who has a portrait: colleagues, customers, and the two sign-in accounts. */
export const looks: Readonly<Record<string, Look>> = {
  'ines-okafor': { skin: 6, hair: 'afro', tone: 'black', extras: ['hoops'], wears: 'blazer' },
  'harriet-marlow': {
    skin: 1,
    hair: 'bob',
    tone: 'silver',
    extras: ['brassGlasses', 'lines'],
    wears: 'shirt',
  },
  'tobias-finch': {
    skin: 2,
    hair: 'receding',
    tone: 'grey',
    beard: 'full',
    extras: ['roundGlasses'],
    wears: 'turtleneck',
  },
  'henrik-dahl': { skin: 2, hair: 'sidePart', tone: 'blond', wears: 'blazer' },
  'camille-rousseau': { skin: 2, hair: 'fringe', tone: 'chestnut', extras: ['earrings'] },
  'rui-tavares': { skin: 4, hair: 'crop', tone: 'black', beard: 'full', wears: 'apron' },
  'amina-diallo': { skin: 7, hair: 'headscarf', tone: 'brass', extras: ['headset'] },
  'meilin-zhou': { skin: 2, hair: 'long', tone: 'black', extras: ['roundGlasses'] },
  'jonas-brandt': {
    skin: 1,
    hair: 'quiff',
    tone: 'ginger',
    beard: 'stubble',
    extras: ['squareGlasses'],
    wears: 'shirt',
  },
  'priya-raman': { skin: 5, hair: 'ponytail', tone: 'ebony', extras: ['earrings'] },
  'kwame-mensah': { skin: 8, hair: 'fade', tone: 'black', beard: 'goatee' },
  'beatriz-nogueira': { skin: 3, hair: 'wavy', tone: 'brown', extras: ['earrings'] },
  'omar-haddad': { skin: 4, hair: 'curls', tone: 'black', beard: 'stubble' },
  'sofia-lindqvist': {
    skin: 1,
    hair: 'bun',
    tone: 'blond',
    extras: ['earrings'],
    wears: 'turtleneck',
  },
  'yuki-tanabe': { skin: 2, hair: 'pixie', tone: 'black', extras: ['earrings'] },
  'arjun-nair': { skin: 5, hair: 'quiff', tone: 'black', beard: 'full', wears: 'hoodie' },
  'mateus-leal': { skin: 6, hair: 'locs', tone: 'ebony', beard: 'goatee' },
  'nadia-elamin': { skin: 6, hair: 'headscarf', tone: 'cobalt', extras: ['squareGlasses'] },
  'samuel-adeyemi': { skin: 8, hair: 'bald', tone: 'black', beard: 'full', wears: 'shirt' },
  'hana-suzuki': { skin: 1, hair: 'bob', tone: 'black' },
  'ingrid-solberg': { skin: 1, hair: 'braids', tone: 'honey', extras: ['freckles'] },
  'fatou-sow': { skin: 8, hair: 'braids', tone: 'black', extras: ['headset'] },
  'ravi-chandran': {
    skin: 6,
    hair: 'sidePart',
    tone: 'black',
    beard: 'moustache',
    extras: ['squareGlasses'],
  },
  'eilidh-mackay': { skin: 1, hair: 'longCurls', tone: 'ginger', extras: ['freckles'] },
  'wenhao-chen': { skin: 3, hair: 'crop', tone: 'black', extras: ['roundGlasses'] },
  'youssef-mansour': { skin: 4, hair: 'fade', tone: 'ebony', beard: 'full', wears: 'blazer' },
  'teresa-valente': { skin: 3, hair: 'bun', tone: 'grey', extras: ['brassGlasses', 'lines'] },
  'solene-marchand': { skin: 2, hair: 'ponytail', tone: 'auburn', extras: ['earrings'] },
  'bjorn-eklund': { skin: 1, hair: 'receding', tone: 'honey', beard: 'long' },
  'harpreet-gill': { skin: 5, hair: 'turban', tone: 'plum', beard: 'full', wears: 'shirt' },
  'abena-owusu': { skin: 7, hair: 'bun', tone: 'black', extras: ['headband'], wears: 'crew' },
  'dilan-aydin': {
    skin: 3,
    hair: 'longCurls',
    tone: 'brown',
    extras: ['roundGlasses'],
    wears: 'hoodie',
  },
  'leila-farahani': { skin: 4, hair: 'wavy', tone: 'black', extras: ['hoops'] },
  'zainab-yusuf': { skin: 7, hair: 'headscarf', tone: 'sage' },
  'paul-kessler': {
    skin: 2,
    hair: 'bald',
    tone: 'grey',
    beard: 'goatee',
    extras: ['squareGlasses'],
  },
  'sunita-perera': { skin: 6, hair: 'long', tone: 'ebony', extras: ['bindi', 'earrings'] },

  'elena-marchetti': {
    skin: 3,
    hair: 'fringe',
    tone: 'black',
    extras: ['earrings'],
    wears: 'blazer',
  },
  'gareth-pryce': {
    skin: 1,
    hair: 'sidePart',
    tone: 'silver',
    extras: ['roundGlasses', 'lines'],
    wears: 'turtleneck',
  },
  'annika-berg': { skin: 1, hair: 'long', tone: 'blond' },
  'lukas-steiner': { skin: 2, hair: 'crop', tone: 'chestnut', beard: 'stubble', wears: 'blazer' },
  'isabelle-carnot': { skin: 2, hair: 'pixie', tone: 'white', extras: ['hoops', 'lines'] },
  'chidi-nwosu': {
    skin: 8,
    hair: 'crop',
    tone: 'black',
    extras: ['squareGlasses'],
    wears: 'blazer',
  },
  'declan-moore': {
    skin: 1,
    hair: 'curls',
    tone: 'auburn',
    beard: 'stubble',
    extras: ['freckles'],
  },
  'tariq-hussain': { skin: 5, hair: 'sidePart', tone: 'ebony', beard: 'full' },
  'eva-novotna': { skin: 2, hair: 'bob', tone: 'honey', extras: ['squareGlasses'] },
  'aroha-ngata': { skin: 5, hair: 'wavy', tone: 'ebony', extras: ['earrings'] },
  'karin-holst': { skin: 1, hair: 'ponytail', tone: 'blond', extras: ['brassGlasses'] },
  'vikram-sethi': { skin: 6, hair: 'crop', tone: 'grey', beard: 'moustache', wears: 'shirt' },
  'andre-sampaio': { skin: 7, hair: 'curls', tone: 'black', beard: 'goatee' },
  'naomi-fields': { skin: 6, hair: 'afro', tone: 'ebony', extras: ['roundGlasses'] },
  'seungho-park': { skin: 2, hair: 'fringe', tone: 'black', wears: 'hoodie' },
  'ruth-abrahams': { skin: 3, hair: 'longCurls', tone: 'grey', extras: ['lines', 'earrings'] },

  'john-doe': { skin: 3, hair: 'quiff', tone: 'brown', wears: 'shirt' },
  'jane-doe': { skin: 2, hair: 'wavy', tone: 'auburn', extras: ['earrings'] },
};

export const hasLook = (key: string) => Object.hasOwn(looks, key);

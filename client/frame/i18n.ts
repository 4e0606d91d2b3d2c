import { type BackendModule, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, languages } from '../config.ts';
import { browserStorage, storageKeys } from '../data/storage.ts';
import { setPluralRules } from './pluralRules.ts';

export type Texts = Record<string, unknown>;

export type TextFiles = Record<string, () => Promise<Texts>>;

/** The texts of the screens that need no sign-in. The frame registers the texts of the other screens. */
const files: TextFiles = import.meta.glob<Texts>(
  ['../gql/texts/*.json', '../features/{auth,misc}/locales/*.json'],
  { import: 'default' },
);

/** Adds text files, so that their namespaces can be loaded. */
export function registerTexts(textFiles: TextFiles) {
  Object.assign(files, textFiles);
}

/** Returns the function that loads the texts of a namespace. Undefined for a namespace of the gallery. */
function findLoader(language: string, namespace: string) {
  if (namespace === 'app') return files[`../gql/texts/${language}.json`];

  const [name, ...subfolders] = namespace.split('/');
  const folder = name === 'app' ? '..' : `../features/${name}`;
  return files[[folder, 'locales', ...subfolders, `${language}.json`].join('/')];
}

/** Loads texts of the gallery. They are listed in a module of their own, because the list is long. */
async function loadGalleryTexts(language: string, namespace: string): Promise<Texts> {
  const { galleryTexts } = await import('../gallery/texts.ts');
  const load = galleryTexts[`./${namespace}/locales/${language}.json`];
  if (!load)
    throw new Error(
      `No texts found for the namespace "${namespace}" in the language "${language}".`,
    );
  return load();
}

/**
 * The backend of i18next: `features/todo/locales/de.json` is the namespace `todo` in German. The texts in `locales/` and the
 * labels of the menu have the namespace `app`, which codegen writes to `gql/texts/`. A subfolder is a namespace of its own, such as `app/customizer` or `dashboards/cards`.
 */
const localeFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    const load = findLoader(language, namespace) ?? (() => loadGalleryTexts(language, namespace));

    load().then(
      (texts) => callback(null, texts),
      (error: Error) => callback(error, null),
    );
  },
};

export const i18n = createInstance();

function isLanguage(text: string | null): text is Language {
  return text !== null && text in languages;
}

function getLanguage(): Language {
  const stored = i18n.language ?? browserStorage.getItem(storageKeys.language);
  return isLanguage(stored) ? stored : 'en';
}

/** Initializes i18next with the texts of the frame, in the language that is stored on this device. */
async function initTexts() {
  await i18n
    .use(localeFiles)
    .use(initReactI18next)
    .init({
      lng: getLanguage(),
      // All languages are complete (`locales.test.ts`), so no fallback is needed.
      fallbackLng: false,
      supportedLngs: Object.keys(languages),
      ns: ['app'],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
    });
  setPluralRules(i18n);
  document.documentElement.lang = i18n.language;
}

/** Loads the texts of a namespace. */
export function loadTexts(namespace: string): Promise<unknown> {
  // Starts the request at once, while the texts of the frame still load.
  void findLoader(getLanguage(), namespace)?.().catch(() => null);
  return textsLoaded.then(() => i18n.loadNamespaces(namespace));
}

/** Changes the language, and stores it on this device. */
export async function changeLanguage(language: Language) {
  await i18n.changeLanguage(language);
  browserStorage.setItem(storageKeys.language, language);
  document.documentElement.lang = language;
}

/** Resolves when the texts of the frame are loaded. */
export const textsLoaded = initTexts();

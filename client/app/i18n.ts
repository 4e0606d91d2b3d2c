import { type BackendModule, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, languages, storageKeys } from '../config.ts';

export type Texts = Record<string, unknown>;

export type TextFiles = Record<string, () => Promise<Texts>>;

/** The texts of screens without a signed-in user. The frame loads the others. */
const files: TextFiles = import.meta.glob<Texts>(
  ['./locales/*.json', '../features/{auth,misc}/locales/*.json'],
  { import: 'default' },
);

export function registerTexts(more: TextFiles) {
  Object.assign(files, more);
}

function findFile(language: string, namespace: string) {
  const [name, ...part] = namespace.split('/');
  const folders = name === 'app' ? ['.'] : [`../features/${name}`, `./${name}`];
  const file = ['locales', ...part, `${language}.json`].join('/');
  return folders.map((folder) => files[`${folder}/${file}`]).find(Boolean);
}

/** The texts of the gallery load separately, because their list would be large. */
async function loadGalleryTexts(language: string, namespace: string): Promise<Texts> {
  const { galleryTexts } = await import('../gallery/texts.ts');
  const load = galleryTexts[`./${namespace}/locales/${language}.json`];
  if (!load) throw new Error(`No texts of ${namespace} in ${language}`);
  return load();
}

/** The file `features/todo/locales/de.json` is the namespace `todo` in German. The frame has the namespace `app`; its parts can have others. */
const localeFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    const load = findFile(language, namespace) ?? (() => loadGalleryTexts(language, namespace));

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
  const stored = i18n.language ?? localStorage.getItem(storageKeys.language);
  return isLanguage(stored) ? stored : 'en';
}

/** Loads the texts of the frame in the language that is stored on this device. */
export async function startTexts() {
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
  document.documentElement.lang = i18n.language;
}

/** Loads the texts of a feature. */
export function loadTexts(namespace: string): Promise<unknown> {
  // Prefetches the texts while those of the frame load.
  void findFile(getLanguage(), namespace)?.().catch(() => null);
  return textsStarted.then(() => i18n.loadNamespaces(namespace));
}

export async function changeLanguage(language: Language) {
  await i18n.changeLanguage(language);
  localStorage.setItem(storageKeys.language, language);
  document.documentElement.lang = language;
}

export const textsStarted = startTexts();

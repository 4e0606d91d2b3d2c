/**
 * A browser that opens pages, evaluates scripts and presses keys. Firefox ESR and WebKitGTK of Debian are used in
 * this way, because Playwright cannot control them.
 */
export interface ScriptedBrowser {
  open: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Evaluates an expression in the page, and returns its JSON value. A promise is awaited. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the key of each character. A line break presses Enter. */
  type: (text: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** The key Enter of WebDriver and WebDriver BiDi. */
const enterKey = '\uE007';

/** Returns the key actions of WebDriver and WebDriver BiDi that type a text. */
export const createKeyActions = (text: string) => {
  const keys = [...text].map((character) => (character === '\n' ? enterKey : character));
  const actions = keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
};

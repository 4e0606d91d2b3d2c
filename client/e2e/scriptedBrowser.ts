/** A browser that opens pages and evaluates scripts. Playwright controls only its own builds of Firefox and WebKit. */
export interface ScriptedBrowser {
  open: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Evaluates an expression in the page, and returns its JSON value. A promise is awaited. */
  evaluate: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** The list of the files that `npm run build:static` writes. `server/tools/build/buildStatic.mjs` creates the module. */
declare module 'virtual:static-build' {
  export const build: import('./fileCache.ts').StaticBuild;
  /** The definition of an own schema. Undefined for the CRM. */
  export const definition: import('../apiDefinition.ts').ApiDefinition | undefined;
  /** The seed and the clock of the configuration of an own schema. */
  export const settings: import('../services/createServices.ts').ServicesOptions;
}

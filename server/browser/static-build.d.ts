/** The list of the files that `npm run build:static` writes. `server/tools/build/buildStatic.mjs` creates the module. */
declare module 'virtual:static-build' {
  export const build: import('./fileCache.ts').StaticBuild;
}

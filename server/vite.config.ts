import { defineConfig, type Plugin } from 'vite';

/** What packages ask for at their first line and we never use: it would take a tenth of the start. */
const unused = /^(node:)?(https|http2)$/;

/** Has parts of Node loaded when something of theirs is first used. */
function whenUsed(): Plugin {
  return {
    name: 'frontdesk-when-used',
    enforce: 'pre',
    resolveId: (id) => (unused.test(id) ? `\0when-used:${id.replace('node:', '')}` : null),
    load(id) {
      const [, name] = id.split('\0when-used:');
      if (!name) return null;
      return `module.exports = new Proxy({}, {
        get: (_, key) => process.getBuiltinModule('${name}')[key],
      });`;
    },
  };
}

/** One character that is no ASCII would double what V8 keeps of the script, and looks through. */
function ascii(): Plugin {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'frontdesk-ascii',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escaped);
      }
    },
  };
}

/** The server as one script without dependencies; `launch.cjs` starts it. */
export default defineConfig({
  plugins: [whenUsed(), ascii()],
  publicDir: false,
  // graphql 16 ships CommonJS and ESM side by side; a bundle must not end up with one of each.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: 'graphql/index.mjs' },
      { find: /^graphql\/(.*)\.js$/, replacement: 'graphql/$1.mjs' },
      // Asks `module.require` for it, which a bundle has not, and then hashes in JavaScript.
      { find: '@apollo/utils.createhash', replacement: 'node:crypto' },
    ],
  },
  // graphql and Apollo check less, and quicker, in production.
  define: {
    'globalThis.process.env.NODE_ENV': '"production"',
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    // Half the text to read at start.
    minify: true,
    ssr: 'main.ts',
    outDir: '../dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    // Of all that Node runs, only a script can be compiled ahead.
    rollupOptions: {
      output: {
        format: 'cjs',
        entryFileNames: 'script.cjs',
        chunkFileNames: 'assets/[name]-[hash].cjs',
      },
    },
  },
  ssr: { noExternal: true },
});

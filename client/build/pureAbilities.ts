import type { Plugin } from 'vite';

/**
 * CASL builds its conditions when it is loaded, whether a rule has any or not; none of ours has.
 * Said to be pure, the call goes, and four kilobytes with it.
 */
export function pureAbilities(): Plugin {
  return {
    name: 'frontdesk-pure-abilities',
    apply: 'build',
    transform: {
      filter: { id: /@casl\/ability\/dist\/esm\/index\.mjs$/ },
      handler: (code) => code.replace(/ = F\(/g, ' = /* @__PURE__ */ F('),
    },
  };
}

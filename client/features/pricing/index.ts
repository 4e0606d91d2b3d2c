import type { Feature, ScreenRoute } from '../../feature.ts';

const queries: ScreenRoute['queries'] = async () => (await import('./queries.ts')).queries;

export const pricing: Feature = {
  name: 'pricing',
  routes: [
    {
      path: '/pages/pricing',
      lazy: async () => ({ Component: (await import('./PricingPage.tsx')).PricingPage }),
      queries,
    },
  ],
  menu: [{ section: 'apps', groups: ['pages'], id: 'pricing', to: '/pages/pricing' }],
  typePolicies: { Plan: { keyFields: ['tier'] } },
};

import type { LoaderFunction } from 'react-router-dom';
import type { Feature } from '../../feature.ts';

const loader: LoaderFunction = async (args) => (await import('./loaders.ts')).pricingLoader(args);

export const pricing: Feature = {
  name: 'pricing',
  routes: [
    {
      path: '/pages/pricing',
      lazy: async () => ({ Component: (await import('./PricingPage.tsx')).PricingPage }),
      loader,
    },
  ],
  menu: [{ section: 'apps', groups: ['pages'], id: 'pricing', to: '/pages/pricing' }],
  typePolicies: { Plan: { keyFields: ['tier'] } },
};

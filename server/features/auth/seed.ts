import { accountHolder } from '../../people.ts';
import type { Account } from './row.ts';

/** The two sample accounts of the contract. Only digests of their passwords are kept here. */
export const seedAccounts = (): Account[] => [
  {
    ...accountHolder,
    id: 1,
    role: 'ADMIN',
    hasExtras: true,
    digest:
      'e02a6989e983814c6141732df350ebd7:251a3d3d668609388624e350ffc3810489481d7b2a63d159b8716650b908aada',
  },
  {
    id: 2,
    fullName: 'Jane Doe',
    username: 'janedoe',
    avatar: '/pictures/people/jane-doe.svg',
    email: 'client@demo.com',
    role: 'CLIENT',
    hasExtras: true,
    digest:
      '15dfd26a35985a62f9f3a29e6bfbec1b:8ae4715d855b9d5d1973c5655674a0edf64e17665ce6ef39588ca9d152fde9db',
  },
];

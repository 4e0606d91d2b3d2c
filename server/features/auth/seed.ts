import { accountHolder } from '../../sample/people.ts';
import type { Account } from './row.ts';

/** The two sample accounts of the contract. Only hashes of their passwords are stored. */
export const seedAccounts = (): Account[] => [
  {
    ...accountHolder,
    id: 1,
    role: 'ADMIN',
    hasExtras: true,
    passwordHash:
      'e02a6989e983814c6141732df350ebd7:c57422eb8c5b5966e4f891f4eeafa93a21589f704a0fa10b8f56ec39d9f8410c',
  },
  {
    id: 2,
    fullName: 'Jane Doe',
    username: 'janedoe',
    avatar: '/pictures/people/jane-doe.svg',
    email: 'client@demo.com',
    role: 'CLIENT',
    hasExtras: true,
    passwordHash:
      '15dfd26a35985a62f9f3a29e6bfbec1b:51435055cca46693431bbfc5b64ea0ea7478fd8cad222b66c9ad3190aa3f8312',
  },
];

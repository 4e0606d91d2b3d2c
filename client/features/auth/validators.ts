import { minPasswordLength } from '../../ui/passwordStrength.ts';

/** The validation rules. Each rule returns the key of an error text, or null for a valid value. */
export const validators = {
  email: (text: string) => {
    if (text.trim() === '') return 'missing.email';
    return /^[^\s@]+@[^\s@]+$/.test(text.trim()) ? null : 'wrong.email';
  },
  username: (text: string) => (text.trim() === '' ? 'missing.username' : null),
  password: (text: string) => (text === '' ? 'missing.password' : null),
  newPassword: (text: string) => (text.length < minPasswordLength ? 'wrong.newPassword' : null),
  terms: (isAgreed: boolean) => (isAgreed ? null : 'missing.terms'),
};

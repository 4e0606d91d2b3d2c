export const initialValues = {
  username: '',
  email: '',
  password: '',
  passwordConfirmation: '',
  firstName: '',
  lastName: '',
  country: null as string | null,
  languages: [] as string[],
  street: '',
  landmark: '',
  postcode: '',
  city: '',
  twitter: '',
  facebook: '',
  google: '',
  linkedin: '',
};

export type SignUp = typeof initialValues;

/** The fields of each step. */
export const stepFields = {
  account: ['username', 'email', 'password', 'passwordConfirmation'],
  person: ['firstName', 'lastName', 'country', 'languages'],
  address: ['street', 'landmark', 'postcode', 'city'],
  links: ['twitter', 'facebook', 'google', 'linkedin'],
} as const;

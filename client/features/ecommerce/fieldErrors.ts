import type { AddressField, CardField, FieldProblem } from '../../gql/ecommerce/graphql.ts';

/** The name in the form of each address field of the API. */
export const addressFields = {
  FULL_NAME: 'fullName',
  PHONE: 'phone',
  STREET: 'street',
  HOUSE_NUMBER: 'houseNumber',
  LANDMARK: 'landmark',
  CITY: 'city',
  POSTAL_CODE: 'postalCode',
  REGION: 'region',
} as const satisfies Record<AddressField, string>;

/** The name in the form of each card field of the API. */
export const cardFields = {
  NUMBER: 'number',
  HOLDER: 'holder',
  EXPIRY: 'expiry',
  CVV: 'cvv',
} as const satisfies Record<CardField, string>;

/** Converts the problems in a response to the errors of a form, by the name of the field. */
export function toFieldErrors<Field extends string, Name extends string>(
  problems: { field: Field; problem: FieldProblem }[],
  formNames: Record<Field, Name>,
  formatProblem: (name: Name, problem: FieldProblem) => string,
): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ field, problem }) => [
      formNames[field],
      formatProblem(formNames[field], problem),
    ]),
  );
}

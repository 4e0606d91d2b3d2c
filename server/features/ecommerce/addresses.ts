import type { CollectionOptions } from '../../collections.ts';
import type {
  AddressField,
  AddressOutcome,
  AddressProblem,
  DeliveryAddress,
  DeliveryAddressInput,
  FieldProblem,
} from '../../gql/types.ts';
import type { AddressRow } from './row.ts';
import { seedAddresses } from './seed.ts';

type TextField = Exclude<keyof DeliveryAddressInput, 'kind'>;

interface DeletedAddress {
  id: number;
  row: AddressRow;
  /** The index in the list. */
  index: number;
}

/** The maximum number of characters that fit on a shipping label. */
const maxTextLength = 80;

const addressFields: Record<TextField, AddressField> = {
  fullName: 'FULL_NAME',
  phone: 'PHONE',
  street: 'STREET',
  houseNumber: 'HOUSE_NUMBER',
  landmark: 'LANDMARK',
  city: 'CITY',
  postalCode: 'POSTAL_CODE',
  region: 'REGION',
};
const textFields = Object.keys(addressFields) as TextField[];

const formatChecks: Partial<Record<TextField, (text: string) => boolean>> = {
  phone: (text) => /^\+?[\d\s()./-]+$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, '')),
  postalCode: (text) => /^[\p{L}\d][\p{L}\d\s-]{1,8}[\p{L}\d]$/u.test(text) && /\d/.test(text),
};

function findProblem(field: TextField, text: string): FieldProblem | undefined {
  if (text === '') return field === 'landmark' ? undefined : 'BLANK';
  if (text.length > maxTextLength) return 'TOO_LONG';
  return formatChecks[field]?.(text) === false ? 'MALFORMED' : undefined;
}

export function findProblems(address: Record<TextField, string>): AddressProblem[] {
  return textFields.flatMap((field) => {
    const problem = findProblem(field, address[field]);
    return problem ? [{ field: addressFields[field], problem }] : [];
  });
}

/** Creates the part of the collection for delivery addresses. If there are addresses, one of them is chosen. */
export function createAddresses({ store }: Pick<CollectionOptions, 'store'>) {
  const addresses = store.table<AddressRow>('ecommerce.addresses', {
    rowName: 'address',
    type: 'DeliveryAddress',
    rows: () => seedAddresses,
  });
  const deletedAddresses = store.table<DeletedAddress>('ecommerce.deletedAddresses', {
    rowName: 'deleted address',
  });
  const chosenId = store.value(
    'ecommerce.chosenAddress',
    () => seedAddresses[0]?.id ?? 0,
    'DeliveryAddress',
  );

  const toAddress = (row: AddressRow): DeliveryAddress => ({
    ...row,
    isChosen: row.id === chosenId.get(),
  });
  const list = () => addresses.all().map(toAddress);

  /** Stores and chooses an address if it is well formed. */
  function save(id: number, { kind, ...input }: DeliveryAddressInput): AddressOutcome {
    const texts = Object.fromEntries(
      textFields.map((field) => [field, input[field].trim().replace(/\s+/g, ' ')]),
    ) as Record<TextField, string>;
    const problems = findProblems(texts);
    if (problems.length > 0) return { address: null, problems };

    chosenId.set(id);
    return { address: toAddress(addresses.put({ id, ...texts, kind })), problems };
  }

  return {
    find: addresses.find,
    list,

    add: (address: DeliveryAddressInput): AddressOutcome => save(addresses.nextId(), address),

    update: (id: number, address: DeliveryAddressInput): AddressOutcome =>
      save(addresses.find(id).id, address),

    choose(id: number) {
      chosenId.set(addresses.find(id).id);
      return list();
    },

    remove(id: number) {
      const row = addresses.find(id);
      deletedAddresses.put({ id, row, index: addresses.all().indexOf(row) });
      addresses.remove(id);
      if (chosenId.get() === id) chosenId.set(addresses.all()[0]?.id ?? 0);
      return list();
    },

    /** Restores an address at its previous index. */
    restore(id: number) {
      const { row, index } = deletedAddresses.remove(id);
      const next = addresses.all()[index];
      addresses.add(row);
      addresses.move(id, next?.id);
      if (addresses.all().length === 1) chosenId.set(id);
      return list();
    },
  };
}

import { notFound } from '../../errors.ts';
import type {
  AddressField,
  AddressOutcome,
  AddressProblem,
  DeliveryAddress,
  DeliveryAddressInput,
  FieldProblem,
} from '../../gql/resolvers.ts';
import type { AddressRow } from './row.ts';
import { seedAddresses } from './seed.ts';

type TextField = Exclude<keyof DeliveryAddressInput, 'kind'>;

/** What fits on a label. */
const longest = 80;

const names: Record<TextField, AddressField> = {
  fullName: 'FULL_NAME',
  phone: 'PHONE',
  street: 'STREET',
  houseNumber: 'HOUSE_NUMBER',
  landmark: 'LANDMARK',
  city: 'CITY',
  postalCode: 'POSTAL_CODE',
  region: 'REGION',
};
const fields = Object.keys(names) as TextField[];

const wellFormed: Partial<Record<TextField, (text: string) => boolean>> = {
  phone: (text) => /^\+?[\d\s()./-]+$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, '')),
  postalCode: (text) => /^[\p{L}\d][\p{L}\d\s-]{1,8}[\p{L}\d]$/u.test(text) && /\d/.test(text),
};

function problemOf(field: TextField, text: string): FieldProblem | undefined {
  if (text === '') return field === 'landmark' ? undefined : 'BLANK';
  if (text.length > longest) return 'TOO_LONG';
  return wellFormed[field]?.(text) === false ? 'MALFORMED' : undefined;
}

export function problemsOf(address: Record<TextField, string>): AddressProblem[] {
  return fields.flatMap((field) => {
    const problem = problemOf(field, address[field]);
    return problem ? [{ field: names[field], problem }] : [];
  });
}

/** Where orders can be delivered. One address is the chosen one, as long as there are any. */
export function createAddresses() {
  const deleted = new Map<number, { row: AddressRow; index: number }>();
  let rows = seedAddresses;
  let chosenId = rows[0]?.id ?? 0;
  let lastId = rows.length;

  const shown = (row: AddressRow): DeliveryAddress => ({ ...row, isChosen: row.id === chosenId });
  const list = () => rows.map(shown);

  function find(id: number): AddressRow {
    const row = rows.find((one) => one.id === id);
    if (!row) throw notFound('address', id);
    return row;
  }

  /** Keeps what is well formed, by the id that `idOf` gives only then. */
  function keep({ kind, ...input }: DeliveryAddressInput, idOf: () => number): AddressOutcome {
    const texts = Object.fromEntries(
      fields.map((field) => [field, input[field].trim().replace(/\s+/g, ' ')]),
    ) as Record<TextField, string>;
    const problems = problemsOf(texts);
    if (problems.length > 0) return { address: null, problems };

    const row = { id: idOf(), ...texts, kind };
    const isKnown = rows.some(({ id }) => id === row.id);
    rows = isKnown ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row];
    chosenId = row.id;
    return { address: shown(row), problems };
  }

  return {
    find,
    list,

    add(address: DeliveryAddressInput): AddressOutcome {
      return keep(address, () => {
        lastId += 1;
        return lastId;
      });
    },

    update(id: number, address: DeliveryAddressInput): AddressOutcome {
      find(id);
      return keep(address, () => id);
    },

    choose(id: number) {
      chosenId = find(id).id;
      return list();
    },

    remove(id: number) {
      const row = find(id);
      deleted.set(id, { row, index: rows.indexOf(row) });
      rows = rows.filter((one) => one !== row);
      if (chosenId === id) chosenId = rows[0]?.id ?? 0;
      return list();
    },

    restore(id: number) {
      const last = deleted.get(id);
      if (!last) throw notFound('deleted address', id);
      deleted.delete(id);
      rows = rows.toSpliced(last.index, 0, last.row);
      if (rows.length === 1) chosenId = id;
      return list();
    },
  };
}

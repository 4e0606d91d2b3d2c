import i18next, { type i18n } from 'i18next';
import { expect, test } from 'vitest';
import { toCsv } from '../../ui/table/csv.ts';
import type { Employee } from './employees.ts';
import { type ColumnFields, findFields, parseLines, readImportFile } from './importFile.ts';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };

const resources = { de, en, fr, pt };

async function createTexts(language: keyof typeof resources): Promise<i18n> {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: language,
    resources: Object.fromEntries(
      Object.entries(resources).map(([name, datatables]) => [name, { datatables }]),
    ),
  });
  return i18n;
}

/** Reads a file in English. Returns its columns, and its employees with the given or the found fields. */
async function read(
  text: string,
  columnFields?: ColumnFields,
  language: keyof typeof resources = 'en',
) {
  const i18n = await createTexts(language);
  const file = await readImportFile(text, i18n);
  const found = findFields(file);
  const t = i18n.getFixedT(language, 'datatables');
  return { found, ...parseLines(file, columnFields ?? found, { t, language }) };
}

test('a column with an unknown or a repeated title is not imported until its field is chosen', async () => {
  const text = 'Name,Psot,Email,E-mail,Email\nAda,Clerk,ada@quist.example,x,bo@quist.example';

  const { found, employees } = await read(text);
  expect(found).toEqual(['fullName', '', 'email', '', '']);
  expect(employees[0]).toMatchObject({ post: '', email: 'ada@quist.example' });

  const chosen = await read(text, ['fullName', 'post', '', '', 'email']);
  expect(chosen.employees[0]).toMatchObject({ post: 'Clerk', email: 'bo@quist.example' });
});

test('titles and statuses of another language are recognized', async () => {
  const { employees } = await read(
    `${de.field.fullName};${de.field.status}\nAda;${de.status.APPLIED}`,
  );

  expect(employees).toEqual([expect.objectContaining({ fullName: 'Ada', status: 'APPLIED' })]);
});

test.each(['de', 'en', 'fr', 'pt'] as const)(
  'an export in %s can be imported',
  async (language) => {
    const i18n = await createTexts(language);
    const t = i18n.getFixedT(language, 'datatables');
    const employee = {
      ...{
        fullName: "=Ada; O'Quist",
        post: '-Clerk',
        email: 'ada@quist.example',
        city: 'Two\nlines',
      },
      ...{
        startedOn: '2026-04-01',
        salary: 1234.5,
        age: 31,
        experience: 2,
        status: 'REJECTED' as const,
      },
    };
    const columns = Object.keys(employee).map((name) => ({
      title: t(`field.${name as keyof Employee & 'age'}`),
      getExportedValue: (row: typeof employee) =>
        name === 'status' ? t(`status.${row.status}`) : row[name as keyof typeof employee],
    }));

    const { employees, problems } = await read(toCsv(columns, [employee]), undefined, language);

    expect(problems).toEqual([]);
    expect(employees).toEqual([employee]);
  },
);

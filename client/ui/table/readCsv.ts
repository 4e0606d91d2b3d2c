import Papa from 'papaparse';
import { unescapeFormula } from './csv.ts';

/** Parses a CSV or TSV file, also one that `toCsv` has written. Lines without text are skipped. */
export function readCsv(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
  });
  return data.map((line) => line.map(unescapeFormula));
}

import Papa from 'papaparse';

/** Parses a CSV or TSV file. Lines without text are skipped. */
export function readCsv(text: string): string[][] {
  return Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
  }).data;
}

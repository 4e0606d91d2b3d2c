import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractCase, type RunOptions, runCase } from './language/runCase.ts';
import type { Shape } from './language/shapes.ts';
import { UnsetVariableError } from './language/variables.ts';

interface Suite {
  vars: Record<string, unknown>;
  shapes: Record<string, Shape>;
  cases: ContractCase[];
}

const file = join(import.meta.dirname, 'cases.json');
const { vars, shapes, cases }: Suite = JSON.parse(readFileSync(file, 'utf8'));

export const contractCases = cases;

interface SuiteRunOptions {
  /** A text that no other run against the same gateway has. The cases use it in the names of new accounts. */
  name: string;
  /** The clock of the gateway, in milliseconds. */
  now: number;
  send: RunOptions['send'];
}

/**
 * Creates a function that runs a case and returns its problems. The cases must run in the order of `contractCases`,
 * because a case can use variables that the responses of earlier cases define.
 */
export function createSuiteRun({ name, now, send }: SuiteRunOptions) {
  const variables = new Map<string, unknown>(Object.entries(vars));
  variables.set('rand', name).set('nowMs', now);

  return (contractCase: ContractCase): Promise<string[]> =>
    runCase(contractCase, { variables, shapes, now, send }).catch((error) => {
      if (error instanceof UnsetVariableError) return [error.message];
      throw error;
    });
}

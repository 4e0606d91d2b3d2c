import type { FeatureRegistry } from '../commands/featureRegistry.ts';
import type { BranchState } from '../commands/timeline.ts';
import { checkShape } from '../gateway/stateShapes.ts';
import { checkClockSetting, checkRecording } from '../gateway/storedSettings.ts';
import { JournalError } from './journal.ts';

/**
 * Throws a `JournalError` if a row or a value of a saved state could not be read. Saved states have checksums, so only
 * those of another version of the server are checked.
 */
export function checkSavedState(
  { stateShapes, shapesChecksum }: FeatureRegistry,
  { store, shapes }: BranchState,
  log: string,
) {
  if (shapes === shapesChecksum) return;
  try {
    for (const [name, { rows }] of Object.entries(store.tables)) {
      const shape = stateShapes.tables[name];
      if (!shape) continue;
      for (const row of rows.flat()) if (row) checkShape(shape, row, `${name}.${getId(row)}`);
    }
    for (const [name, value] of Object.entries(store.values)) {
      const shape = stateShapes.values[name];
      if (shape) checkShape(shape, value, name);
    }
    checkSettings(store.values);
  } catch (error) {
    throw new JournalError(
      `The saved state of ${log} does not fit this version of the server: ${(error as Error).message} Start the version that has written it, or set JOURNAL to another journal.`,
    );
  }
}

function checkSettings(values: Record<string, unknown>) {
  const { 'gateway.clock': clock, 'gateway.recordings': recordings = [] } = values;
  if (clock !== undefined) checkClockSetting(clock, 'gateway.clock');
  for (const [index, recording] of (recordings as unknown[]).entries()) {
    checkRecording(recording, `gateway.recordings.${index}`);
  }
}

const getId = (row: unknown) => (row as { id: unknown }).id;

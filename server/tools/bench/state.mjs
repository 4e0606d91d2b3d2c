// Measures the CPU time of a snapshot and of a new branch in this process.
import { importTypeScript } from '../importTypeScript.mjs';
import { stateLimits as limits } from './targets.mjs';

export async function measureState() {
  const module = await importTypeScript('tools/bench/state.ts');
  const { rows, snapshot, branch } = await module.measureState();
  return [
    formatLine(`a snapshot of ${rows.toLocaleString('en')} rows`, snapshot, limits.snapshot),
    formatLine('a new branch with the sample', branch, limits.branch),
  ];
}

function formatLine(subject, milliseconds, max) {
  const verdict = milliseconds <= max ? 'PASS' : 'MISS';
  return `${verdict}  ${subject} takes ${milliseconds.toFixed(2)} ms of CPU time, target: at most ${max}`;
}

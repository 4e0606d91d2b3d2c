import { useCallback, useEffect, useState } from 'react';
import { currentPoint, selectPoint } from '../../data/branch.ts';
import { useStore } from '../../data/store.ts';
import classes from './CallerSettings.module.css';
import {
  currentIdentity,
  dashboardUser,
  guest,
  listBranches,
  listIdentities,
  selectIdentity,
} from './caller.ts';
import { texts } from './texts.ts';

const labels: Record<string, string> = {
  [guest]: texts.guest,
  [dashboardUser]: texts.dashboardUser,
};

/** Two selects in the header of a page: the branch and the identity of its requests. */
export function CallerSettings() {
  const point = useStore(currentPoint);
  const identity = useStore(currentIdentity);
  const identities = listIdentities();
  const [branches, setBranches] = useState<string[]>([]);
  const loadBranches = useCallback(
    () => listBranches().then(setBranches, () => setBranches([])),
    [],
  );
  useEffect(() => void loadBranches(), [loadBranches]);

  return (
    <div className={classes.settings}>
      {branches.length > 0 && (
        <label>
          {texts.branch}
          <select
            value={point}
            onFocus={loadBranches}
            onChange={({ currentTarget }) => selectPoint(currentTarget.value)}
          >
            {branches.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      {identities.length > 1 && (
        <label>
          {texts.identity}
          <select
            value={identity}
            onChange={({ currentTarget }) => selectIdentity(currentTarget.value)}
          >
            {identities.map((name) => (
              <option key={name} value={name}>
                {labels[name] ?? name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

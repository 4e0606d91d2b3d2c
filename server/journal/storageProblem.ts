interface StorageProblemOptions {
  /** The place of the changes in warnings, such as ` in ./data`. */
  place?: string;
  /** Called with warnings: the storage fails, and works again. */
  onWarning: (message: string) => void;
}

/** Creates the record of the problem because of which a journal cannot store changes at present. */
export function createStorageProblem({ place = '', onWarning }: StorageProblemOptions) {
  let problem: string | undefined;

  return {
    get: () => problem,

    record({ message, name }: Error) {
      if (problem === undefined) onWarning(`Changes cannot be stored${place}: ${message}`);
      problem = message || name;
    },

    /** Called when a change was stored. */
    recover() {
      if (problem === undefined) return;
      problem = undefined;
      onWarning(`Changes are stored${place} again.`);
    },
  };
}

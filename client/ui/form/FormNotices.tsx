import { Suspense } from 'react';
import { lazyComponent } from '../lazyComponent.tsx';
import type { AnyMutationForm } from './useMutationForm.ts';

const DraftNotice = lazyComponent<{ form: AnyMutationForm }>(
  async () => (await import('./DraftNotice.tsx')).DraftNotice,
);
const ChangeNotice = lazyComponent<{ form: AnyMutationForm }>(
  async () => (await import('./ChangeNotice.tsx')).ChangeNotice,
);

/** The notices above the fields of a form: input was restored, or somebody else has changed the record. */
export function FormNotices({ form }: { form: AnyMutationForm }) {
  const isChanged = form.conflicts.length > 0 || form.updatedLabels.length > 0;

  return (
    <Suspense>
      {form.draft.isRestored && <DraftNotice form={form} />}
      {isChanged && <ChangeNotice form={form} />}
    </Suspense>
  );
}

import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormDrawer } from '../../ui/form/useFormDrawer.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Section } from '../../ui/Section.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { showToast } from '../../ui/toasts.ts';

const DeleteAccountDrawer = lazyComponent(
  async () => (await import('./DeleteAccountDrawer.tsx')).DeleteAccountDrawer,
);

const sectionProps = {
  minTextWidth: 240,
  mt: 20,
  padding: 24,
  // The space below the texts of a section is for its content.
  pb: 4,
  mod: { edge: 'padded' },
};

/** The cards that export the data of the account, and delete the account. */
export function DataCards({ username }: { username: string }) {
  const { t } = useTranslation('account');
  const { isExporting, exportData } = useExport(username);
  const drawer = useFormDrawer<true>(() => undefined);

  return (
    <>
      <Section
        {...sectionProps}
        title={t('export.title')}
        subtitle={t('export.text')}
        menu={
          <LoadingButton
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
            loading={isExporting}
            onClick={() => void exportData()}
          >
            {t('export.action')}
          </LoadingButton>
        }
      />
      <Section
        {...sectionProps}
        title={t('deletion.title')}
        subtitle={t('deletion.text')}
        menu={
          <Button variant="outline" color="danger" onClick={() => drawer.open(true)}>
            {t('deletion.action')}
          </Button>
        }
      >
        <Suspense>
          {drawer.key > 0 && (
            <DeleteAccountDrawer
              key={drawer.key}
              username={username}
              isOpen={drawer.isOpen}
              onClose={drawer.close}
            />
          )}
        </Suspense>
      </Section>
    </>
  );
}

/** Returns a function that saves the data of the account as a file. */
function useExport(username: string) {
  const { t } = useTranslation('account');
  const client = useApolloClient();
  const [isExporting, setExporting] = useState(false);

  async function exportData() {
    setExporting(true);
    try {
      const { readAccountData } = await import('./readAccountData.ts');
      const name = `${username}.json`;
      saveFile(name, await readAccountData(client), 'application/json');
      void showToast({ kind: 'success', message: t('export.done', { name }) });
    } catch {
      void showToast({ kind: 'danger', message: t('export.failed') });
    } finally {
      setExporting(false);
    }
  }

  return { isExporting, exportData };
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { FileList } from './FileList.tsx';

/** A new file replaces the previous file. */
export function Single() {
  const { t } = useTranslation('fileUploader');
  const [files, setFiles] = useState<File[]>([]);

  return (
    <>
      <FileDrop label={t('chooseFile')} maxSize={5_000_000} onFiles={setFiles} />
      <FileList files={files} onRemove={() => setFiles([])} />
    </>
  );
}

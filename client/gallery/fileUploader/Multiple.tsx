import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { FileList } from './FileList.tsx';

export function Multiple() {
  const { t } = useTranslation('fileUploader');
  const [files, setFiles] = useState<File[]>([]);

  return (
    <>
      <FileDrop
        label={t('chooseFiles')}
        maxSize={5_000_000}
        isMultiple
        onFiles={(newFiles) => setFiles([...files, ...newFiles])}
      />
      <FileList
        files={files}
        onRemove={(file) => setFiles(files.filter((other) => other !== file))}
      />
    </>
  );
}

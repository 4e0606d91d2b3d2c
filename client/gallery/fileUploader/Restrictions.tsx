import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { FileList } from './FileList.tsx';

const most = 2;

/** Accepts two pictures at most. */
export function Restrictions() {
  const { t } = useTranslation('fileUploader');
  const [files, setFiles] = useState<File[]>([]);

  return (
    <>
      <FileDrop
        label={t('pictures', { most })}
        accept="image/*"
        maxSize={1_000_000}
        isMultiple
        isDisabled={files.length >= most}
        onFiles={(chosen) => setFiles([...files, ...chosen].slice(0, most))}
      />
      <FileList files={files} onRemove={(file) => setFiles(files.filter((one) => one !== file))} />
    </>
  );
}

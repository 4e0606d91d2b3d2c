import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { FileList } from './FileList.tsx';

const maxFiles = 2;

/** Accepts pictures only, and at most two. */
export function Restrictions() {
  const { t } = useTranslation('fileUploader');
  const [files, setFiles] = useState<File[]>([]);

  return (
    <>
      <FileDrop
        label={t('choosePictures', { max: maxFiles })}
        accept="image/*"
        maxSize={1_000_000}
        isMultiple
        isDisabled={files.length >= maxFiles}
        onFiles={(newFiles) => setFiles([...files, ...newFiles].slice(0, maxFiles))}
      />
      <FileList
        files={files}
        onRemove={(file) => setFiles(files.filter((other) => other !== file))}
      />
    </>
  );
}

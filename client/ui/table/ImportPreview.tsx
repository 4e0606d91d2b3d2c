import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './ImportPreview.module.css';

/** The number of rows in the preview. */
const previewRowCount = 5;

interface ImportPreviewProps {
  titles: string[];
  rows: (string | number | null | undefined)[][];
}

/** The first rows of a file, with all columns that are imported. */
export function ImportPreview({ titles, rows }: ImportPreviewProps) {
  const { t } = useTranslation('app');

  return (
    <Box
      component="section"
      style={{ overflowX: 'auto' }}
      className={classes.preview}
      tabIndex={0}
      aria-label={t('ui.import.preview')}
    >
      <table>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, previewRowCount).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key
            <tr key={index}>
              {titles.map((title, column) => (
                <td key={title}>{row[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

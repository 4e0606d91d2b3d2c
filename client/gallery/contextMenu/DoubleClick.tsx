import { useTranslation } from 'react-i18next';
import { Actions } from './Actions.tsx';
import { PointerMenu } from './PointerMenu.tsx';

export function DoubleClick() {
  const { t } = useTranslation('contextMenu');

  return (
    <PointerMenu label={t('doubleClick')} trigger="dblclick">
      <Actions />
    </PointerMenu>
  );
}

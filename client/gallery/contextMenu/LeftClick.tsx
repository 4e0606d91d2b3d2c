import { useTranslation } from 'react-i18next';
import { Actions } from './Actions.tsx';
import { PointerMenu } from './PointerMenu.tsx';

export function LeftClick() {
  const { t } = useTranslation('contextMenu');

  return (
    <PointerMenu label={t('leftClick')} trigger="click">
      <Actions />
    </PointerMenu>
  );
}

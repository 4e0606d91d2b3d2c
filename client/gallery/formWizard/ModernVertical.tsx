import { useTranslation } from 'react-i18next';
import { SentValues } from '../../ui/SentValues.tsx';
import { Wizard } from '../../ui/Wizard.tsx';
import { useSignUp } from './useSignUp.tsx';

/** The steps are at the side, and can be opened in any order. */
export function ModernVertical() {
  const { t } = useTranslation('formWizard');
  const { steps, sentValues, finish } = useSignUp(true);

  return (
    <>
      <Wizard
        label={t('demos.ModernVertical')}
        steps={steps}
        action={t('send')}
        onFinish={finish}
        orientation="vertical"
        isNonLinear
      />
      <SentValues title={t('sent')} values={sentValues} />
    </>
  );
}

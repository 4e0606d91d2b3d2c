import { useTranslation } from 'react-i18next';
import { SentValues } from '../../ui/SentValues.tsx';
import { Wizard } from '../../ui/Wizard.tsx';
import { useSignUp } from './useSignUp.tsx';

/** The steps can be opened in any order. The last button validates all steps. */
export function Modern() {
  const { t } = useTranslation('formWizard');
  const { steps, sentValues, finish } = useSignUp(true);

  return (
    <>
      <Wizard
        label={t('demos.Modern')}
        steps={steps}
        action={t('send')}
        onFinish={finish}
        isNonLinear
      />
      <SentValues title={t('sent')} values={sentValues} />
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { SentValues } from '../../ui/SentValues.tsx';
import { Wizard } from '../../ui/Wizard.tsx';
import { useSignUp } from './useSignUp.tsx';

/** Steps in any order. All are validated before the form is submitted. */
export function Modern() {
  const { t } = useTranslation('formWizard');
  const { steps, sent, finish } = useSignUp(true);

  return (
    <>
      <Wizard
        label={t('demos.Modern')}
        steps={steps}
        action={t('send')}
        onFinish={finish}
        isNonLinear
      />
      <SentValues title={t('sent')} values={sent} />
    </>
  );
}

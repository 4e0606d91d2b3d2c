import { useTranslation } from 'react-i18next';
import { SentValues } from '../../ui/SentValues.tsx';
import { Wizard } from '../../ui/Wizard.tsx';
import { useSignUp } from './useSignUp.tsx';

/** Each step must be valid before the next step opens. */
export function Horizontal() {
  const { t } = useTranslation('formWizard');
  const { steps, sentValues, finish } = useSignUp();

  return (
    <>
      <Wizard label={t('demos.Horizontal')} steps={steps} action={t('send')} onFinish={finish} />
      <SentValues title={t('sent')} values={sentValues} />
    </>
  );
}

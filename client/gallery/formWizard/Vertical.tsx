import { useTranslation } from 'react-i18next';
import { SentValues } from '../../ui/SentValues.tsx';
import { Wizard } from '../../ui/Wizard.tsx';
import { useSignUp } from './useSignUp.tsx';

/** The steps are at the side. Each step must be valid before the next step opens. */
export function Vertical() {
  const { t } = useTranslation('formWizard');
  const { steps, sentValues, finish } = useSignUp();

  return (
    <>
      <Wizard
        label={t('demos.Vertical')}
        steps={steps}
        action={t('send')}
        onFinish={finish}
        orientation="vertical"
      />
      <SentValues title={t('sent')} values={sentValues} />
    </>
  );
}

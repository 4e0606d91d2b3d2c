import { useTranslation } from 'react-i18next';
import { SentValues } from '../../ui/SentValues.tsx';
import { Wizard } from '../../ui/Wizard.tsx';
import { useSignUp } from './useSignUp.tsx';

/** A wizard that lists its steps at the side. */
export function Vertical() {
  const { t } = useTranslation('formWizard');
  const { steps, sent, finish } = useSignUp();

  return (
    <>
      <Wizard
        label={t('demos.Vertical')}
        steps={steps}
        action={t('send')}
        onFinish={finish}
        orientation="vertical"
      />
      <SentValues title={t('sent')} values={sent} />
    </>
  );
}

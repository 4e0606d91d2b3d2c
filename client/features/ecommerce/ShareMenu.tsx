import { IconLink, IconMail, IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { showToast } from '../../ui/toasts.ts';

/** A menu that shares the URL of the page. */
export function ShareMenu({ title }: { title: string }) {
  const { t } = useTranslation('ecommerce');
  const getUrl = () => window.location.href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(getUrl());
      showToast({ kind: 'success', message: t('share.copied') });
    } catch {
      showToast({ kind: 'danger', message: t('share.refused', { url: getUrl() }) });
    }
  }

  function openMail() {
    const query = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(getUrl())}`;
    window.location.assign(`mailto:?${query}`);
  }

  // If the user closes the share sheet, the promise is rejected. This is not an error.
  const share = () => void navigator.share({ title, url: getUrl() }).catch(() => null);

  return (
    <MenuButton
      variant="default"
      size={40}
      label={t('share.label')}
      icon={<IconShare size={20} stroke={1.7} aria-hidden />}
      groups={[
        {
          key: 'share',
          items: [
            {
              key: 'copy',
              label: t('share.copy'),
              icon: <IconLink size={16} stroke={1.7} aria-hidden />,
              onClick: () => void copy(),
            },
            {
              key: 'mail',
              label: t('share.mail'),
              icon: <IconMail size={16} stroke={1.7} aria-hidden />,
              onClick: openMail,
            },
            // Not all devices have a share sheet.
            ...('share' in navigator
              ? [
                  {
                    key: 'system',
                    label: t('share.system'),
                    icon: <IconShare size={16} stroke={1.7} aria-hidden />,
                    onClick: share,
                  },
                ]
              : []),
          ],
        },
      ]}
    />
  );
}

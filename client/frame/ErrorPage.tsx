import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router-dom';
import { CodeLoadError, classifyError } from '../data/failure.ts';
import { useTitle } from '../navigation/useTitle.ts';
import { lazyIllustration } from '../ui/art/lazyIllustration.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

const LostScene = lazyIllustration(async () => (await import('../ui/art/LostScene.tsx')).LostScene);

/** The page that is shown instead of a screen that failed. */
export function ErrorPage() {
  const { t } = useTranslation('app');
  const location = useLocation();
  const navigate = useNavigate();
  const error = useRouteError();
  // The router converts the responses that loaders throw, but not those of components.
  const isResponse = isRouteErrorResponse(error) || error instanceof Response;
  const isMissing = isResponse && error.status === 404;
  const { kind } = classifyError(error);
  useTitle(isMissing ? t('failure.missing.title') : t(`failure.${kind}.title`));

  function retry() {
    // A reload without a connection would replace the app by the error page of the browser.
    if (error instanceof CodeLoadError && navigator.onLine) return window.location.reload();
    // A navigation to the same location calls the loader again, and makes the router discard the error.
    navigate(location, { replace: true });
  }

  if (isMissing || kind === 'missing') return <NotFoundPage />;

  return (
    <EmptyState
      heading="h1"
      drawing={kind === 'unreachable' ? 'unplugged' : 'broken'}
      title={t(`failure.${kind}.title`)}
      text={t(`failure.${kind}.text`) + (kind === 'broken' ? ` (${getName(error)})` : '')}
      action={<Button onClick={retry}>{t('retry')}</Button>}
    />
  );
}

/** Returns the class of an error, which helps to report a bug. */
const getName = (error: unknown) => (error instanceof Error ? error.name : 'Error');

/** The page for unknown addresses. */
export function NotFoundPage() {
  const { t } = useTranslation('app');
  useTitle(t('failure.missing.title'));

  return (
    <EmptyState
      heading="h1"
      illustration={<LostScene />}
      title={t('failure.missing.title')}
      text={t('failure.missing.text')}
      action={
        <Button component={Link} to="/">
          {t('home')}
        </Button>
      }
    />
  );
}

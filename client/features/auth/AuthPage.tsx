import { Box, Text, Title } from '@mantine/core';
import type { PropsWithChildren, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { productName } from '../../navigation/useTitle.ts';
import { lazyIllustration } from '../../ui/art/lazyIllustration.tsx';
import { Logo } from '../../ui/Logo.tsx';
import classes from './AuthPage.module.css';
import { useAuthPaths } from './authPaths.ts';
import type { DeskItem } from './scene/Receptionist.tsx';

const FrontDeskScene = lazyIllustration(
  async () => (await import('./scene/FrontDeskScene.tsx')).FrontDeskScene,
);
const WaitingRoomScene = lazyIllustration(
  async () => (await import('./scene/WaitingRoomScene.tsx')).WaitingRoomScene,
);

interface AuthPageProps extends PropsWithChildren {
  /** The object that the receptionist in the illustration hands over. */
  item: DeskItem;
  title: string;
  text?: ReactNode;
  footer?: ReactNode;
}

/** The page of a form: a column beside an illustration, or a card in front of an illustration. */
export function AuthPage({ item, title, text, footer, children }: AuthPageProps) {
  const { layout } = useAuthPaths();
  const form = (
    <>
      <Title order={1} lts="-0.015em">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" mt="xs">
          {text}
        </Text>
      )}
      {children}
      {footer && (
        <Text c="dimmed" ta="center" mt="xl">
          {footer}
        </Text>
      )}
    </>
  );

  if (layout === 'v1') {
    return (
      <div className={classes.background}>
        <WaitingRoomScene item={item} />
        <div className={classes.card}>
          <Brand />
          {form}
        </div>
      </div>
    );
  }

  return (
    <div className={classes.page}>
      <Brand />
      <div className={classes.scene}>
        <FrontDeskScene item={item} />
      </div>
      <div className={classes.side}>
        <Box w="100%" maw={400} mx="auto">
          {form}
        </Box>
      </div>
    </div>
  );
}

/** The logo and the name of the product. On previews, a link to the home page. */
function Brand() {
  const { isPreview } = useAuthPaths();
  const brand = (
    <>
      <Logo />
      {productName}
    </>
  );

  return (
    <p className={classes.brand}>
      {isPreview ? (
        <Link className={classes.home} to="/">
          {brand}
        </Link>
      ) : (
        brand
      )}
    </p>
  );
}

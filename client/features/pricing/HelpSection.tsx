import { Button, Flex, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { canOpen } from '../../navigation/screenRegistry.ts';

const knowledgeBasePath = '/pages/knowledge-base';

/** A link to the knowledge base, for viewers who may open it. */
export function HelpSection() {
  const { t } = useTranslation('pricing');
  if (!canOpen(knowledgeBasePath)) return null;

  return (
    <Flex
      component="section"
      gap="lg"
      wrap="wrap"
      align="center"
      justify="space-between"
      p="xl"
      mx="auto"
      w="100%"
      maw={1120}
      bdrs="lg"
      bg="var(--mantine-color-primary-light)"
      aria-labelledby="pricing-help"
    >
      <div>
        <Title id="pricing-help" order={2} size="h3">
          {t('help.title')}
        </Title>
        <Text c="dimmed">{t('help.text')}</Text>
      </div>
      <Button component={Link} to={knowledgeBasePath} variant="default">
        {t('help.action')}
      </Button>
    </Flex>
  );
}

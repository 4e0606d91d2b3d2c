import { Box, Flex, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import classes from './InvoiceSheet.module.css';
import type { InvoiceTexts, LabeledText } from './invoiceTexts.ts';

/** An invoice in the layout that the client receives. */
export function InvoiceSheet({
  texts,
  isHeading = false,
}: {
  texts: InvoiceTexts;
  isHeading?: boolean;
}) {
  const [Title, Subtitle] = isHeading ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  const [item, cost, quantity, discount, total] = texts.columns;
  const hasDiscounts = texts.lines.some((line) => line.discount !== '');

  return (
    <article className={classes.sheet} aria-label={texts.title}>
      <Group component="header" gap="16px 32px" align="stretch" justify="space-between" pb="xl">
        <div>
          <Group gap="sm" fw={600} fz="xl" wrap="nowrap" mb="md">
            <Logo />
            {texts.senderTitle}
          </Group>
          <Lines lines={texts.sender} />
        </div>
        <div className={classes.about}>
          <Title className={classes.title}>
            {texts.title}
            {texts.draftLabel && (
              <Text size="xs" c="dimmed" fw={500} span px="sm" py={2} className={classes.draft}>
                {texts.draftLabel}
              </Text>
            )}
          </Title>
          <LabeledTexts items={texts.dates} />
        </div>
      </Group>

      <Group gap="16px 32px" align="stretch" justify="space-between" pb="xl" pt="xl" mod="line-top">
        <section>
          <Subtitle className={classes.subtitle}>{texts.clientTitle}</Subtitle>
          <Lines lines={texts.client} />
        </section>
        <section className={classes.account}>
          <Subtitle className={classes.subtitle}>{texts.accountTitle}</Subtitle>
          <LabeledTexts items={texts.account} />
        </section>
      </Group>

      <table className={classes.items} data-discounts={hasDiscounts || undefined}>
        <thead>
          <tr>
            <th scope="col">{item}</th>
            <th scope="col">{cost}</th>
            <th scope="col">{quantity}</th>
            {hasDiscounts && <th scope="col">{discount}</th>}
            <th scope="col">{total}</th>
          </tr>
        </thead>
        <tbody>
          {texts.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines does not change
            <tr key={index}>
              <th scope="row">
                <bdi>{line.title}</bdi>
                {line.description && (
                  <Text span inherit c="dimmed" fw={400} mt={2} display="block">
                    <bdi>{line.description}</bdi>
                  </Text>
                )}
              </th>
              <Cell name={cost}>{line.cost}</Cell>
              <Cell name={quantity}>{line.quantity}</Cell>
              {hasDiscounts && <Cell name={discount}>{line.discount || '–'}</Cell>}
              <Cell name={total}>{line.total}</Cell>
            </tr>
          ))}
        </tbody>
      </table>

      <Box py={20} className={classes.footer}>
        <div>
          {texts.salesperson && (
            <p className={classes.salesperson}>
              <strong>{texts.salesperson[0]}</strong> {texts.salesperson[1]}
            </p>
          )}
        </div>
        <dl className={classes.totals}>
          {texts.sums.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Box>

      {texts.remarks.map(([name, text]) => (
        <Text key={name} mb="sm" mod="breakable" className={classes.note}>
          <strong>{name}</strong>
          <bdi>{text}</bdi>
        </Text>
      ))}

      {texts.stub.length > 0 && (
        <Box component="section" mt="xl" pt={20} className={classes.paymentSlip}>
          <Subtitle className={classes.subtitle}>{texts.stubTitle}</Subtitle>
          <LabeledTexts items={texts.stub} />
        </Box>
      )}
    </article>
  );
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td>
      <span className={classes.name} aria-hidden>
        {name}
      </span>
      <bdi>{children}</bdi>
    </td>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <Flex component="p" gap={2} c="dimmed" direction="column">
      {lines.map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </Flex>
  );
}

function LabeledTexts({ items }: { items: LabeledText[] }) {
  return (
    <dl className={classes.labeled}>
      {items.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

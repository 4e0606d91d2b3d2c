import type { ReactNode } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import classes from './InvoicePaper.module.css';
import type { Paper, PaperRow } from './paper.ts';

/** An invoice as the client receives it. */
export function InvoicePaper({ paper, isHeading = false }: { paper: Paper; isHeading?: boolean }) {
  const [Title, Part] = isHeading ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  const [item, cost, quantity, discount, total] = paper.columns;
  const hasDiscounts = paper.lines.some((line) => line.discount !== '');

  return (
    <article className={classes.paper} aria-label={paper.title}>
      <header className={classes.head}>
        <div>
          <div className={classes.brand}>
            <Logo />
            {paper.senderTitle}
          </div>
          <Lines lines={paper.sender} />
        </div>
        <div className={classes.about}>
          <Title className={classes.title}>
            {paper.title}
            {paper.mark && <span className={classes.mark}>{paper.mark}</span>}
          </Title>
          <Facts facts={paper.dates} />
        </div>
      </header>

      <div className={classes.parties}>
        <section>
          <Part className={classes.subtitle}>{paper.clientTitle}</Part>
          <Lines lines={paper.client} />
        </section>
        <section className={classes.account}>
          <Part className={classes.subtitle}>{paper.accountTitle}</Part>
          <Facts facts={paper.account} />
        </section>
      </div>

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
          {paper.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines does not change
            <tr key={index}>
              <th scope="row">
                <bdi>{line.title}</bdi>
                {line.description && (
                  <span className={classes.description}>
                    <bdi>{line.description}</bdi>
                  </span>
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

      <div className={classes.foot}>
        <div>
          {paper.salesperson && (
            <p className={classes.salesperson}>
              <strong>{paper.salesperson[0]}</strong> {paper.salesperson[1]}
            </p>
          )}
        </div>
        <dl className={classes.sums}>
          {paper.sums.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>

      {paper.remarks.map(([name, text]) => (
        <p key={name} className={classes.remark}>
          <strong>{name}</strong>
          <bdi>{text}</bdi>
        </p>
      ))}

      {paper.stub.length > 0 && (
        <section className={classes.stub}>
          <Part className={classes.subtitle}>{paper.stubTitle}</Part>
          <Facts facts={paper.stub} />
        </section>
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
    <p className={classes.lines}>
      {lines.map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </p>
  );
}

export function Facts({ facts }: { facts: PaperRow[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

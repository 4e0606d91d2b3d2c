import { Anchor, Group, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { MethodBadge } from './MethodBadge.tsx';
import classes from './OperationCard.module.css';
import { OperationDetails } from './OperationDetails.tsx';
import type { OpenApi, Operation } from './openapi.ts';
import { Prose } from './Prose.tsx';
import { texts } from './texts.ts';

interface OperationCardProps {
  document: OpenApi;
  operation: Operation;
  isOpen: boolean;
  onToggle: () => void;
}

export function OperationCard({ document, operation, isOpen, onToggle }: OperationCardProps) {
  const { id, method, path, summary } = operation;

  return (
    <article id={id} className={classes.card} aria-labelledby={`${id}-title`}>
      <Group gap={0} wrap="nowrap" className={classes.header}>
        <h3 id={`${id}-title`}>
          <UnstyledButton
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={`${id}-details`}
            onClick={onToggle}
          >
            <MethodBadge method={method} />
            <code className={classes.path}>{path}</code>
            <span className={classes.summary}>
              <Prose>{summary}</Prose>
            </span>
            <IconChevronDown size={18} aria-hidden className={classes.chevron} />
          </UnstyledButton>
        </h3>
        <Anchor href={`#${id}`} aria-label={texts.linkTo(id)} className={classes.permalink}>
          #
        </Anchor>
      </Group>
      <div id={`${id}-details`} hidden={!isOpen}>
        {isOpen && <OperationDetails document={document} operation={operation} />}
      </div>
    </article>
  );
}

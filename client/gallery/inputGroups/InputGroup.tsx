import { Input, type MantineSize } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './InputGroup.module.css';

interface InputGroupProps {
  label: string;
  /** Additions before and after the field. */
  before?: ReactNode;
  after?: ReactNode;
  size?: MantineSize;
  /** Whether there is no line between them. */
  isMerged?: boolean;
  placeholder?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** A field with additions, as one control. */
export function InputGroup(props: InputGroupProps) {
  const { label, before, after, size = 'sm', isMerged, onChange, ...field } = props;
  const id = useId();

  return (
    <Input.Wrapper id={id} label={label} size={size}>
      <div className={classes.group} data-size={size} data-merged={isMerged || undefined}>
        {before && <Addon>{before}</Addon>}
        <Input
          id={id}
          size={size}
          className={classes.field}
          variant="unstyled"
          onChange={(event) => onChange?.(event.currentTarget.value)}
          {...field}
        />
        {after && <Addon>{after}</Addon>}
      </div>
    </Input.Wrapper>
  );
}

function Addon({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return <div className={classes.addon}>{children}</div>;
  return (
    <div className={classes.words}>
      <bdi>{children}</bdi>
    </div>
  );
}

import { Box, Group, Input, type MantineSize } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './InputGroup.module.css';

interface InputGroupProps {
  label: string;
  /** The addition before the field. */
  before?: ReactNode;
  /** The addition after the field. */
  after?: ReactNode;
  size?: MantineSize;
  /** Whether the field and the additions have no line between them. */
  isMerged?: boolean;
  placeholder?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** A field with additions such as texts, icons or buttons, within one border. */
export function InputGroup(props: InputGroupProps) {
  const { label, before, after, size = 'sm', isMerged, onChange, ...inputProps } = props;
  const id = useId();

  return (
    <Input.Wrapper id={id} label={label} size={size}>
      <Group
        gap={0}
        wrap="nowrap"
        align="stretch"
        className={classes.group}
        data-size={size}
        data-merged={isMerged || undefined}
      >
        {before && <Addon>{before}</Addon>}
        <Input
          id={id}
          size={size}
          miw={0}
          flex={1}
          className={classes.field}
          variant="unstyled"
          onChange={(event) => onChange?.(event.currentTarget.value)}
          {...inputProps}
        />
        {after && <Addon>{after}</Addon>}
      </Group>
    </Input.Wrapper>
  );
}

function Addon({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return <div className={classes.addon}>{children}</div>;
  return (
    <Box px="md" className={classes.text}>
      <bdi>{children}</bdi>
    </Box>
  );
}

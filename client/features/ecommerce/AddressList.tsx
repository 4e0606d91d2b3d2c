import { ActionIcon, Button, Card, Flex, Group, Radio, Stack, Title } from '@mantine/core';
import { IconBriefcase, IconHome, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AddressList_AddressFragment } from '../../gql/ecommerce/graphql.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './AddressList.module.css';
import { useAddressActions } from './useAddressActions.ts';

type Address = AddressList_AddressFragment;

interface AddressListProps {
  addresses: Address[];
  onAdd: () => void;
  onEdit: (address: Address) => void;
}

const icons = { HOME: IconHome, WORK: IconBriefcase };

/** The saved addresses. The selected address is the delivery address of the order. */
export function AddressList({ addresses, onAdd, onEdit }: AddressListProps) {
  const { t } = useTranslation('ecommerce');
  const { select, remove } = useAddressActions(addresses);

  return (
    <Card component="section" miw={0}>
      <Group gap="sm" justify="space-between" mb="lg">
        <Title order={2} size="h3" id="addresses">
          {t('address.kept')}
        </Title>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
          onClick={onAdd}
        >
          {t('address.add')}
        </Button>
      </Group>
      <Stack component="ul" gap="md" aria-labelledby="addresses">
        {addresses.map((address) => {
          const { id, fullName, phone, street, houseNumber, city, postalCode } = address;
          const name = `${fullName}, ${city}`;
          return (
            <li key={id} className={classes.address} data-chosen={address.isChosen || undefined}>
              <Radio
                size="md"
                name="address"
                aria-label={name}
                checked={address.isChosen}
                onChange={() => void select(id)}
                label={
                  <>
                    <Group component="span" gap="sm" fw={600}>
                      {fullName}
                      <StatusBadge tone="neutral" icon={icons[address.kind]}>
                        {t(`address.kinds.${address.kind}`)}
                      </StatusBadge>
                    </Group>
                    <bdi>
                      {street} {houseNumber}
                      {address.landmark && <span> · {address.landmark}</span>}
                    </bdi>
                    <bdi>
                      {postalCode} {city}, {address.region}
                    </bdi>
                    <bdi>{phone}</bdi>
                  </>
                }
                classNames={{ root: classes.radio, label: classes.label }}
              />
              <Flex
                component="span"
                direction={{ base: 'column', xs: 'row' }}
                flex="none"
                className={classes.actions}
              >
                <ActionIcon
                  size={40}
                  variant="subtle"
                  color="gray"
                  aria-label={t('address.edit', { name })}
                  onClick={() => onEdit(address)}
                >
                  <IconPencil size={18} stroke={1.7} />
                </ActionIcon>
                <ActionIcon
                  size={40}
                  variant="subtle"
                  color="gray"
                  aria-label={t('address.delete', { name })}
                  onClick={() => void remove(address)}
                >
                  <IconTrash size={18} stroke={1.7} />
                </ActionIcon>
              </Flex>
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}

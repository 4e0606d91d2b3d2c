import { Box, Checkbox } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type {
  PermissionTable_PermissionFragment as Permission,
  PermissionTable_PermissionFragment,
} from '../../gql/users/graphql.ts';
import classes from './PermissionTable.module.css';

interface PermissionTableProps {
  permissions: PermissionTable_PermissionFragment[];
  /** Without this function, the table is read-only. */
  onChange?: (permissions: PermissionTable_PermissionFragment[]) => void;
}

/** The permissions of a user in each module. */
export function PermissionTable({ permissions, onChange }: PermissionTableProps) {
  const { t } = useTranslation('users');

  return (
    <Box style={{ overflowX: 'auto' }}>
      <table className={classes.table} aria-label={t('permissions.title')}>
        <thead>
          <tr>
            <th scope="col">{t('permissions.module')}</th>
            {abilities.map((ability) => (
              <th key={ability} scope="col">
                {t(`permissions.${ability}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission.module}>
              <th scope="row">{t(`module.${permission.module}`)}</th>
              {abilities.map((ability) => (
                <td key={ability}>
                  {onChange ? (
                    <Checkbox
                      size="sm"
                      aria-label={`${t(`module.${permission.module}`)}: ${t(`permissions.${ability}`)}`}
                      checked={permission[ability]}
                      onChange={() => onChange(togglePermission(permissions, permission, ability))}
                    />
                  ) : (
                    <PermissionIcon isAllowed={permission[ability]} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function PermissionIcon({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useTranslation('users');
  const Icon = isAllowed ? IconCheck : IconMinus;

  return (
    <span className={classes.icon} data-allowed={isAllowed || undefined}>
      <Icon size={18} stroke={2} aria-hidden />
      <span className="fd-sr-only">{t(isAllowed ? 'permissions.yes' : 'permissions.no')}</span>
    </span>
  );
}

const abilities = ['canRead', 'canWrite', 'canCreate', 'canDelete'] as const;

type Ability = (typeof abilities)[number];

/**
 * Returns the permissions with one ability toggled. All other abilities require `canRead`. Adding one of
 * them also adds `canRead`, and removing `canRead` removes all of them.
 */
function togglePermission(
  permissions: Permission[],
  permission: Permission,
  ability: Ability,
): Permission[] {
  const isAllowed = !permission[ability];
  const noAbilities = { canRead: false, canWrite: false, canCreate: false, canDelete: false };
  const changed =
    ability === 'canRead' && !isAllowed
      ? { ...permission, ...noAbilities }
      : { ...permission, canRead: true, [ability]: isAllowed };

  return permissions.map((existing) => (existing === permission ? changed : existing));
}

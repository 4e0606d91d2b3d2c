import { Table, type TableProps } from '@mantine/core';
import { IconCircleCheck, IconDots, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AvatarGroup } from '../../ui/AvatarGroup.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './ProjectTable.module.css';
import { type Project, projects, statusTones } from './projects.ts';

const iconProps = { size: 16, stroke: 1.7, 'aria-hidden': true };

interface ProjectTableProps extends TableProps {
  label: string;
  headerClassName?: string;
  rowClassName?: (project: Project) => string | undefined;
}

/** A table of projects that scrolls horizontally on narrow screens. */
export function ProjectTable({
  label,
  headerClassName,
  rowClassName,
  ...props
}: ProjectTableProps) {
  const { t } = useTranslation('table');
  const [visibleProjects, setVisibleProjects] = useState(projects);

  const complete = ({ id }: Project) =>
    setVisibleProjects(
      visibleProjects.map((project) =>
        project.id === id ? { ...project, status: 'completed' } : project,
      ),
    );

  function remove({ id, name }: Project) {
    setVisibleProjects(visibleProjects.filter((project) => project.id !== id));
    const undo = () => setVisibleProjects(visibleProjects);
    void showToast({ kind: 'success', message: t('removed', { name }), undo });
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <div className={classes.scroller} tabIndex={0}>
      <Table miw={560} aria-label={label} verticalSpacing="sm" {...props}>
        <Table.Thead className={headerClassName}>
          <Table.Tr>
            {(['project', 'client', 'people', 'status'] as const).map((column) => (
              <Table.Th key={column}>{t(`column.${column}`)}</Table.Th>
            ))}
            <Table.Th>
              <span className="fd-sr-only">{t('column.actions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {visibleProjects.map((project) => (
            <Table.Tr key={project.id} className={rowClassName?.(project)}>
              <Table.Td className={classes.name}>{project.name}</Table.Td>
              <Table.Td>{project.client}</Table.Td>
              <Table.Td>
                <AvatarGroup
                  people={project.people.map((fullName) => ({ fullName, avatar: '' }))}
                />
              </Table.Td>
              <Table.Td>
                <StatusBadge tone={statusTones[project.status]}>
                  {t(`status.${project.status}`)}
                </StatusBadge>
              </Table.Td>
              <Table.Td>
                <MenuButton
                  size={32}
                  label={t('actions', { name: project.name })}
                  icon={<IconDots size={18} stroke={1.7} />}
                  groups={[
                    {
                      key: 'actions',
                      items: [
                        {
                          key: 'complete',
                          label: t('complete'),
                          icon: <IconCircleCheck {...iconProps} />,
                          isDisabled: project.status === 'completed',
                          onClick: () => complete(project),
                        },
                        {
                          key: 'delete',
                          label: t('delete'),
                          icon: <IconTrash {...iconProps} />,
                          isDanger: true,
                          onClick: () => remove(project),
                        },
                      ],
                    },
                  ]}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

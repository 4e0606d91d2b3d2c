import {
  Button,
  Card,
  Chip,
  Group,
  Radio,
  type RadioGroupProps,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PostForm_PostFragment, PostStatus } from '../../gql/blog/graphql.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormNotices } from '../../ui/form/FormNotices.tsx';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { getPostAddress, listAddress } from './addresses.ts';
import { CoverInput } from './CoverInput.tsx';
import { SlugInput } from './SlugInput.tsx';
import { tags } from './tags.ts';
import { useDeletePost } from './useDeletePost.ts';
import { usePostForm } from './usePostForm.ts';

/** The form of a new or an existing post. */
export function PostForm({ post }: { post?: PostForm_PostFragment }) {
  const { t } = useTranslation(['blog', 'app']);
  const id = useId();
  const { form, slug } = usePostForm(post);
  const deletePost = useDeletePost();

  return (
    <Form form={form} hasNotices={false}>
      <Stack gap={20}>
        <FormNotices form={form} />
        <Columns end={336}>
          <Card p={{ base: 'lg', xs: 'xl' }}>
            <Stack gap={20}>
              <TextInput
                key={form.key('title')}
                label={t('field.title')}
                withAsterisk
                maxLength={120}
                autoComplete="off"
                {...form.getInputProps('title')}
              />
              <SlugInput key={form.key('slug')} slug={slug} {...form.getInputProps('slug')} />
              {/* biome-ignore lint/a11y/useSemanticElements: not all browsers support a fieldset as a flex column */}
              <div role="group" data-path="tags" aria-labelledby={`${id}-tags`}>
                <Text component="div" inherit fw={500} mb="xs" id={`${id}-tags`}>
                  {t('categories')}
                </Text>
                <Chip.Group key={form.key('tags')} multiple {...form.getInputProps('tags')}>
                  <Group gap="sm" align="stretch">
                    {tags.map((tag) => (
                      <Chip key={tag} value={tag} variant="outline">
                        {t(`tag.${tag}`)}
                      </Chip>
                    ))}
                  </Group>
                </Chip.Group>
              </div>
              <div>
                <Text component="div" inherit fw={500} mb="xs" id={`${id}-content`}>
                  {t('field.content')}
                </Text>
                <RichText
                  key={form.key('content')}
                  labelledBy={`${id}-content`}
                  tools="full"
                  {...form.getInputProps('content')}
                />
              </div>
              <Textarea
                key={form.key('excerpt')}
                label={t('field.excerpt')}
                description={t('field.excerptHint')}
                rows={3}
                maxLength={400}
                {...form.getInputProps('excerpt')}
              />
            </Stack>
          </Card>

          <Stack gap={20}>
            <Card p={{ base: 'lg', xs: 20 }}>
              <StatusInput key={form.key('status')} {...form.getInputProps('status')} />
            </Card>
            <Card p={{ base: 'lg', xs: 20 }}>
              <CoverInput key={form.key('image')} {...form.getInputProps('image')} />
            </Card>
            <Group gap="sm" align="stretch">
              <LoadingButton type="submit" loading={form.submitting}>
                {t(post ? 'form.save' : 'form.add')}
              </LoadingButton>
              <Button
                variant="default"
                component={Link}
                to={post ? getPostAddress(post.id) : listAddress}
              >
                {t('app:cancel')}
              </Button>
              {post && (
                <Button
                  variant="default"
                  leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
                  onClick={() => {
                    form.discard();
                    void deletePost(post);
                  }}
                >
                  {t('delete')}
                </Button>
              )}
            </Group>
            <Text size="caption" c="dimmed" mih={20} role="status">
              {form.draft.isStored ? t('draft.saved') : ''}
            </Text>
          </Stack>
        </Columns>
      </Stack>
    </Form>
  );
}

const statuses: PostStatus[] = ['DRAFT', 'PENDING', 'PUBLISHED'];

/** An input for the status of a post. */
function StatusInput(props: Omit<RadioGroupProps, 'children'>) {
  const { t } = useTranslation('blog');

  return (
    <Radio.Group label={t('field.status')} {...props}>
      <Stack pt="sm">
        {statuses.map((status) => (
          <Radio
            key={status}
            value={status}
            label={t(`status.${status}`)}
            description={t(`statusHint.${status}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

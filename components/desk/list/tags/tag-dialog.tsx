'use client'
import type { QueryKey } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { tagNameMissing } from '@/lib/domain/messages/desk'
import { rulesOf } from '../../form/conflict/conflict-rules'
import { FormDialog } from '../../form/form-dialog'
import { useDialogEdit } from '../../form/use-dialog-edit'
import type { ListedTag, TagCalls } from './tag-calls'

interface TagDialogProps<Tag extends ListedTag> {
  open: Tag | null
  onClose: () => void
  calls: TagCalls<Tag>
  shownBy: QueryKey
  keptFor?: (tag: Tag) => string | null
}

/** 编辑标签: its name, colours, and the description that tags of shops have. */
export const TagDialog = <Tag extends ListedTag>({ open, onClose, ...form }: TagDialogProps<Tag>) => (
  <FormDialog open={open} onClose={onClose} title={() => '编辑标签'} formId="tag-form">
    {(tag) => <TagForm {...form} tag={tag} onSaved={onClose} />}
  </FormDialog>
)

/** The fields of the form. */
interface TagDraft {
  name: string
  description: string
  colour: string
  fontColour: string
}

const draftOf = (tag: ListedTag): TagDraft => ({
  name: tag.tag_name,
  description: tag.description ?? '',
  colour: tag.tag_color,
  fontColour: tag.font_color,
})
const empty: TagDraft = { name: '', description: '', colour: '', fontColour: '' }

const rules = rulesOf<TagDraft>({
  name: { name: '标签名称', fields: ['tag_name'], shown: ({ name }) => name },
  description: { name: '说明', shown: ({ description }) => description },
  colour: { name: '底色', fields: ['tag_color'], shown: ({ colour }) => colour },
  fontColour: { name: '文字颜色', fields: ['font_color'], shown: ({ fontColour }) => fontColour },
})

interface TagFormProps<Tag extends ListedTag> extends Pick<
  TagDialogProps<Tag>,
  'calls' | 'shownBy' | 'keptFor'
> {
  tag: Tag
  onSaved: () => void
}

function TagForm<Tag extends ListedTag>(props: TagFormProps<Tag>) {
  const { tag, calls, shownBy, keptFor, onSaved } = props
  const kept = keptFor?.(tag) ?? null
  const { draft, set, problem, setProblem, save, conflictDialog } = useDialogEdit<Tag, TagDraft>({
    row: tag,
    draftOf,
    empty,
    change: async ({ tag_id: id, version }, { first, draft: sent }) => {
      const { tag: row, ...outcome } = await calls.change({
        tag_id: id,
        version,
        ...(sent.name.trim() !== first.name && { tag_name: sent.name.trim() }),
        ...(sent.description.trim() !== first.description && { description: sent.description.trim() }),
        ...(sent.colour !== first.colour && { tag_color: sent.colour }),
        ...(sent.fontColour !== first.fontColour && { font_color: sent.fontColour }),
      })
      return { ...outcome, row }
    },
    onSaved,
    shownBy,
    rules,
  })
  const { name, description, colour, fontColour } = draft
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setProblem(tagNameMissing)
    else save()
  }
  const colourField = (id: string, label: string, value: string, onChange: (value: string) => void) => (
    <Field id={id} label={label}>
      <input
        id={id}
        type="color"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="border-line rounded-control bg-card h-9 w-full cursor-pointer border p-1 max-md:h-11"
      />
    </Field>
  )
  return (
    <>
      <form id="tag-form" onSubmit={submit} noValidate className="grid gap-4">
        <Field
          id="tag-edit-name"
          label="标签名称"
          required
          error={problem}
          {...(kept !== null && { hint: `${kept}，不能改名` })}
        >
          <Input
            {...fieldControl('tag-edit-name', problem, kept === null ? undefined : 'hint')}
            data-autofocus
            autoComplete="off"
            maxLength={20}
            readOnly={kept !== null}
            value={name}
            onChange={({ target }) => {
              set({ name: target.value })
              setProblem('')
            }}
          />
        </Field>
        {tag.description !== undefined && (
          <Field id="tag-edit-description" label="说明">
            <Input
              {...fieldControl('tag-edit-description')}
              autoComplete="off"
              maxLength={100}
              value={description}
              onChange={({ target }) => set({ description: target.value })}
            />
          </Field>
        )}
        <div className="grid grid-cols-2 gap-4">
          {colourField('tag-edit-colour', '底色', colour, (next) => set({ colour: next }))}
          {colourField('tag-edit-font', '文字颜色', fontColour, (next) => set({ fontColour: next }))}
        </div>
        <p className="text-muted flex items-center gap-2 text-sm">
          预览
          <span
            className="rounded-control px-2 py-0.5 text-sm"
            style={{ backgroundColor: colour, color: fontColour }}
          >
            {name.trim() || '标签'}
          </span>
        </p>
      </form>
      {conflictDialog}
    </>
  )
}

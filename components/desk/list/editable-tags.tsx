'use client'
import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Empty } from '@/components/ui/empty'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { errorText } from '@/lib/client/call/api-error'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { Permission } from '@/lib/domain/desk/permissions'
import { tagNameMissing } from '@/lib/domain/messages/desk'
import { useMay } from '../frame/use-desk'
import { LoadedList } from './loaded-list'

/** A tag as lists show it. */
interface ListedTag {
  tag_id: number
  tag_name: string
  tag_color: string
  font_color: string
  /** 1: shoppers see it. */
  front_show: number
}

/** The tags of one kind of rows: what they are for, and the calls that change them. */
interface EditableTagsProps<Tag extends ListedTag, Key extends QueryKey> {
  options: UseQueryOptions<{ list: Tag[] }, Error, { list: Tag[] }, Key>
  /** The key of everything that shows them. */
  shownBy: QueryKey
  permission: Permission
  /** Id of the field of a new one. */
  fieldId: string
  about: string
  /** A name as an example. */
  example: string
  /** The rows that have a tag. */
  countOf: (tag: Tag) => number
  /** What has the tags, after its number: 个商品. */
  unit: string
  /** Why a tag cannot be removed, in a word; null when it can. */
  keptFor?: (tag: Tag) => string | null
  add: (name: string) => Promise<unknown>
  show: (tagId: number, isShown: boolean) => Promise<unknown>
  remove: (tagId: number) => Promise<unknown>
}

/** A list of tags that are added, shown to shoppers and removed in place. */
export function EditableTags<Tag extends ListedTag, Key extends QueryKey>(
  props: EditableTagsProps<Tag, Key>,
) {
  const query = useQuery(props.options)
  const mayWrite = useMay(props.permission)
  return (
    <>
      <p className="text-muted mb-4 text-sm">{props.about}</p>
      {mayWrite && <NewTag {...props} />}
      <LoadedList query={query} empty={<Empty text="还没有标签" />}>
        {(tags) => (
          <ul className="divide-line border-line divide-y border-y">
            {tags.map((tag) => (
              <TagLine
                key={tag.tag_id}
                {...props}
                tag={tag}
                count={props.countOf(tag)}
                kept={props.keptFor?.(tag) ?? null}
                mayWrite={mayWrite}
              />
            ))}
          </ul>
        )}
      </LoadedList>
    </>
  )
}

interface NewTagProps {
  fieldId: string
  example: string
  shownBy: QueryKey
  add: (name: string) => Promise<unknown>
}

function NewTag({ fieldId, example, shownBy, add: addTag }: NewTagProps) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const add = useSingleMutation({
    mutationFn: () => addTag(name.trim()),
    onSuccess: () => {
      toast.success('已新增')
      setName('')
    },
    onError: (error) => setProblem(errorText(error)),
    meta: { silent: true },
    onSettled: () => client.invalidateQueries({ queryKey: shownBy }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setProblem(tagNameMissing)
    else add.mutate()
  }
  return (
    <form
      aria-label="新增标签"
      onSubmit={submit}
      noValidate
      className="mb-4 flex flex-wrap items-start gap-3"
    >
      <Field id={fieldId} error={problem} className="w-64">
        <Input
          {...fieldControl(fieldId, problem)}
          aria-label="标签名称"
          placeholder={`标签名称，如 ${example}`}
          autoComplete="off"
          maxLength={20}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setProblem('')
          }}
        />
      </Field>
      <Button type="submit" loading={add.isPending}>
        新增标签
      </Button>
    </form>
  )
}

interface TagLineProps {
  tag: ListedTag
  count: number
  unit: string
  kept: string | null
  mayWrite: boolean
  shownBy: QueryKey
  show: (tagId: number, isShown: boolean) => Promise<unknown>
  remove: (tagId: number) => Promise<unknown>
}

function TagLine({
  tag,
  count,
  unit,
  kept,
  mayWrite,
  shownBy,
  show: showTag,
  remove: removeTag,
}: TagLineProps) {
  const { tag_id: id, tag_name: name } = tag
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: shownBy })
  const show = useSingleMutation({
    mutationFn: (isShown: boolean) => showTag(id, isShown),
    onSettled: refresh,
  })
  const remove = useSingleMutation({
    mutationFn: () => removeTag(id),
    onSuccess: () => toast.success('已删除'),
    onSettled: refresh,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <span
        className="rounded-control px-2 py-0.5 text-sm"
        style={{ backgroundColor: tag.tag_color, color: tag.font_color }}
      >
        {name}
      </span>
      <span className="text-muted nums min-w-0 flex-1 text-sm">
        {count}
        {unit}
      </span>
      {mayWrite && (
        <>
          <Checkbox
            checked={tag.front_show === 1}
            disabled={show.isPending}
            onChange={({ target }) => show.mutate(target.checked)}
          >
            顾客可见
          </Checkbox>
          {kept === null ? (
            <Button
              variant="text"
              className="w-16"
              aria-label={`删除${name}`}
              loading={remove.isPending}
              onClick={async () => {
                const text =
                  count > 0 ? `“${name}”会从${count}${unit}上去掉，确定删除？` : `确定删除标签“${name}”？`
                if (await confirm({ text, danger: true })) remove.mutate()
              }}
            >
              删除
            </Button>
          ) : (
            <span className="text-muted w-16 text-sm">{kept}</span>
          )}
        </>
      )}
    </li>
  )
}

'use client'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { TagsField } from '@/widgets/setting-fields'
import { changeOf, problemAt, valueOf, type FieldProps, type Settings } from './field-props'
import { moved } from './list-limits'
import { ListError, PickedRow } from './picked-row'
import { SortableList } from './sortable-list'

const TagPicker = lazy(() => import('../pickers/tag-picker'))

const tagsOf = (value: unknown): { tag_id: number; tag_name: string }[] =>
  (Array.isArray(value) ? (value as Settings[]) : []).map(({ tag_id, tag_name }) => ({
    tag_id: Number(tag_id),
    tag_name: String(tag_name ?? ''),
  }))

/** Tags of shops; a choice also stores all tags, which other clients read (spec 4 §W0019). */
export function TagsInput({ field, values, onChange, onLeave, problems }: FieldProps<TagsField>) {
  const tags = tagsOf(valueOf(field, values))
  const [isOpen, setOpen] = useState(false)
  const write = (change: Settings) => {
    onChange(change)
    onLeave()
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button variant="ghost" size="small" block onClick={() => setOpen(true)}>
        {field.label ?? '选择标签'}
      </Button>
      <ListError text={problemAt(problems, field.key)} />
      <SortableList
        ids={tags.map((_, index) => `${field.key}-${index}`)}
        label="标签"
        onMove={(from, to) => {
          write(changeOf(field, values, moved(tags, from, to)))
        }}
      >
        {(index, grip) => (
          <PickedRow
            grip={grip}
            name={tags[index]?.tag_name ?? ''}
            onRemove={() => {
              write(changeOf(field, values, tags.toSpliced(index, 1)))
            }}
          />
        )}
      </SortableList>
      {isOpen && (
        <Suspense>
          <TagPicker
            stored={tags}
            onPick={(picked, all) => {
              setOpen(false)
              write({ ...changeOf(field, values, picked), [field.from]: all })
            }}
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

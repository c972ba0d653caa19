'use client'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { CategoriesField } from '@/widgets/setting-fields'
import { changeOf, problemAt, valueOf, type FieldProps, type Settings } from './field-props'
import { moved } from './list-limits'
import { ListError, PickedRow } from './picked-row'
import { SortableList } from './sortable-list'

const CategoryPicker = lazy(() => import('../pickers/category-picker'))

/** Categories of the first level for a menu: chosen in the picker, sorted by dragging. */
export function CategoriesInput({ field, values, onChange, onLeave, problems }: FieldProps<CategoriesField>) {
  const value = valueOf(field, values)
  const rows = Array.isArray(value) ? (value as Settings[]) : []
  const [isOpen, setOpen] = useState(false)
  const write = (next: readonly Settings[]) => {
    onChange(changeOf(field, values, next))
    onLeave()
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button variant="ghost" size="small" block onClick={() => setOpen(true)}>
        {field.main ? '选择主类目' : '选择分类'}
      </Button>
      {rows.length === 0 && <p className="text-muted text-xs">未选择时不显示分类列表</p>}
      <ListError text={problemAt(problems, field.key)} />
      <SortableList
        ids={rows.map((_, index) => `${field.key}-${index}`)}
        label={field.label ?? '分类'}
        onMove={(from, to) => {
          write(moved(rows, from, to))
        }}
      >
        {(index, grip) => (
          <PickedRow
            grip={grip}
            name={String(rows[index]?.category_name ?? '')}
            onRemove={() => {
              write(rows.toSpliced(index, 1))
            }}
          />
        )}
      </SortableList>
      {isOpen && (
        <Suspense>
          <CategoryPicker
            main={field.main}
            stored={rows}
            onPick={(records) => {
              setOpen(false)
              write(records)
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

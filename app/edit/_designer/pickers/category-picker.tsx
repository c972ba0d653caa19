'use client'
import { useState } from 'react'
import { categoryRecord, CategoryTree } from '@/components/desk/pickers/category-tree'
import { PickerDialog } from '@/components/desk/pickers/picker-dialog'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import type { Settings } from '../settings/field-props'

/** 选择分类: categories of the first level with all below them (spec 4 §W0007). */
export default function CategoryPicker({
  main,
  stored,
  onPick,
  onClose,
}: {
  main: boolean
  /** The chosen categories: they keep their sequence, and their current values replace the stored ones. */
  stored: readonly Settings[]
  onPick: (records: Settings[]) => void
  onClose: () => void
}) {
  const [picked, setPicked] = useState<readonly Settings[]>(stored)
  const idOf = ({ category_id }: Settings) => String(category_id)
  const toggle = (node: CategoryNode) => {
    const record = categoryRecord(node)
    const rest = picked.filter((one) => idOf(one) !== idOf(record))
    setPicked(rest.length < picked.length ? rest : [...picked, record])
  }
  return (
    <PickerDialog
      title={main ? '选择主类目' : '选择分类'}
      count={picked.length}
      max={Infinity}
      mayBeEmpty
      onSubmit={() => {
        onPick([...picked])
      }}
      onClose={onClose}
    >
      <CategoryTree main={main} multiple picked={picked.map(idOf)} onToggle={toggle} />
    </PickerDialog>
  )
}

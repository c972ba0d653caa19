'use client'
import { useDraggable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { cx } from '@/components/ui/cx'

export const gripId = (id: number) => `tree-grip-${id}`

/** The keys of the grip of a row. */
export interface GripKeys {
  onKeyDown: (event: KeyboardEvent, id: number) => void
  onBlur: () => void
}

interface TreeGripProps {
  id: number
  name: string
  isLifted: boolean
  keys: GripKeys
}

/** Moves a row of a tree: dragged by pointer or touch, or with Space and arrows. */
export function TreeGrip({ id, name, isLifted, keys }: TreeGripProps) {
  const { setNodeRef, listeners } = useDraggable({ id })
  return (
    <button
      ref={setNodeRef}
      type="button"
      id={gripId(id)}
      aria-label={`移动${name}，按空格键拿起`}
      aria-pressed={isLifted}
      className={cx(
        'hover:text-ink flex h-8 w-6 shrink-0 cursor-grab touch-none items-center justify-center',
        isLifted ? 'text-link' : 'text-faint',
      )}
      {...listeners}
      onKeyDown={(event) => keys.onKeyDown(event, id)}
      onBlur={keys.onBlur}
    >
      <GripVertical className="size-4" aria-hidden />
    </button>
  )
}

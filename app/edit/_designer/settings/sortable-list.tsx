'use client'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  /** A key for each entry, in their sequence. */
  ids: readonly string[]
  label: string
  /** The entry at `from` shall stand at `to`. */
  onMove: (from: number, to: number) => void
  children: (index: number, grip: ReactNode) => ReactNode
}

const announcements = {
  onDragStart: () => '已拿起，用方向键移动，空格键放下，Esc 取消',
  onDragOver: () => undefined,
  onDragEnd: () => '已放下',
  onDragCancel: () => '已取消移动',
}

/** A list whose entries are sorted by dragging their grip, by pointer or keys. */
export function SortableList({ ids, label, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: '按空格键拿起，用方向键移动，再按空格键放下' },
      }}
      onDragEnd={({ active, over }) => {
        const from = ids.indexOf(String(active.id))
        const to = ids.indexOf(String(over?.id))
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className="grid grid-cols-1 gap-1.5">
          {ids.map((id, index) => (
            <Entry key={id} id={id}>
              {(grip) => children(index, grip)}
            </Entry>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function Entry({ id, children }: { id: string; children: (grip: ReactNode) => ReactNode }) {
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id })
  const grip = (
    <button
      type="button"
      aria-label="拖动排序"
      className="text-faint hover:text-ink flex h-8 w-5 shrink-0 cursor-grab touch-none items-center justify-center"
      {...attributes}
      {...listeners}
    >
      <GripVertical className="size-4" aria-hidden />
    </button>
  )
  const style = {
    transform: transform ? `translateY(${transform.y}px)` : undefined,
    transition,
    zIndex: isDragging ? 1 : undefined,
  }
  return (
    <li ref={setNodeRef} style={style} className="relative">
      {children(grip)}
    </li>
  )
}

'use client'
import {
  DndContext,
  DragOverlay,
  PointerSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragMoveEvent,
} from '@dnd-kit/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { MoveButtons } from '../../form/move-buttons'
import { TreeBranch } from './tree-branch'
import { gripId } from './tree-grip'
import { childrenOf, positionAt, positionOf, type TreePosition, type TreeRow } from './tree-positions'
import { useKeyMoves } from './use-key-moves'

interface TreeProps<Row extends TreeRow> {
  rows: readonly Row[]
  /** Levels that it may have. */
  levels: number
  nameOf: (row: Row) => string
  /** Stores a new position; null for people who may not move rows. */
  onMove: ((id: number, position: TreePosition) => void) | null
  /** @param buttons move the row by one */
  children: (row: Row, buttons: ReactNode) => ReactNode
}

/** A row under the pointer, and where the pointer means to put it. */
interface Drag {
  id: number
  position: TreePosition | null
}

const noDrag: Drag = { id: 0, position: null }

const middle = ({ top, height }: { top: number; height: number }) => top + height / 2

/** The row at the height of the pointer: rows of lower levels begin further right. */
const nearestRow: CollisionDetection = ({ collisionRect, droppableRects, droppableContainers }) =>
  droppableContainers
    .flatMap((row) => {
      const rect = droppableRects.get(row.id)
      return rect
        ? [{ id: row.id, data: { value: Math.abs(middle(rect) - middle(collisionRect)), row } }]
        : []
    })
    .toSorted((one, two) => one.data.value - two.data.value)

/** 0 where the middle of the dragged row is at the upper edge of the row below it, 1 at the lower one. */
function shareOf({ active, over }: DragMoveEvent): number {
  const dragged = active.rect.current.translated
  if (!dragged || !over || over.rect.height === 0) return 0
  return (middle(dragged) - over.rect.top) / over.rect.height
}

/** A tree whose rows are moved by their grip, with pointer or keys, and by buttons. */
export function Tree<Row extends TreeRow>({
  rows,
  levels,
  nameOf: nameIn,
  onMove,
  children,
}: TreeProps<Row>) {
  const [drag, setDrag] = useState(noDrag)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const toFocus = useRef(0)
  const nameOf = (id: number) => {
    const row = rows.find(({ category_id: one }) => one === id)
    return row ? nameIn(row) : ''
  }
  const move = (id: number, to: TreePosition | null) => {
    const from = positionOf(rows, id)
    if (to && (to.parentId !== from.parentId || to.beforeId !== from.beforeId)) onMove?.(id, to)
  }
  const keys = useKeyMoves({
    rows,
    levels,
    nameOf,
    onMove: (id, to) => {
      toFocus.current = id
      move(id, to)
    },
  })
  // Under another parent the row is a new element.
  useEffect(() => {
    const grip = toFocus.current && document.getElementById(gripId(toFocus.current))
    toFocus.current = 0
    if (grip) grip.focus()
  }, [rows])

  const buttonsOf = (row: Row) => {
    const siblings = childrenOf(rows, row.parent_id)
    const index = siblings.indexOf(row.category_id)
    return (
      <MoveButtons
        name={nameIn(row)}
        index={index}
        count={siblings.length}
        onMove={(step) =>
          move(row.category_id, {
            parentId: row.parent_id,
            beforeId: siblings[step === -1 ? index - 1 : index + 2] ?? 0,
          })
        }
      />
    )
  }
  const meant = keys.lifted?.position ?? drag.position
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestRow}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => `已拿起“${nameOf(Number(active.id))}”`,
          onDragOver: () => undefined,
          onDragEnd: () => '已放下',
          onDragCancel: () => '已取消移动',
        },
        screenReaderInstructions: { draggable: '' },
      }}
      onDragStart={({ active }) => setDrag({ id: Number(active.id), position: null })}
      onDragMove={(event) => {
        const [id, overId] = [Number(event.active.id), Number(event.over?.id)]
        setDrag({ id, position: positionAt(rows, { id, overId, share: shareOf(event), levels }) })
      }}
      onDragEnd={() => {
        setDrag(noDrag)
        move(drag.id, drag.position)
      }}
      onDragCancel={() => setDrag(noDrag)}
    >
      <TreeBranch
        rows={rows}
        parentId={0}
        nameOf={nameIn}
        meant={meant}
        liftedId={keys.lifted?.id ?? drag.id}
        keys={onMove ? keys : null}
      >
        {(row) => children(row, onMove && buttonsOf(row))}
      </TreeBranch>
      {onMove && (
        <>
          <p role="status" className="sr-only">
            {keys.said}
          </p>
          <DragOverlay dropAnimation={null}>
            {drag.id !== 0 && (
              <span className="rounded-control bg-card border-link text-ink shadow-float inline-block border px-3 py-2 text-sm whitespace-nowrap">
                {nameOf(drag.id)}
              </span>
            )}
          </DragOverlay>
        </>
      )}
    </DndContext>
  )
}

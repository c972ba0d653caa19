'use client'
import type { ReactNode } from 'react'
import { MoveButtons } from '../form/move-buttons'
import { moved } from '../form/moved'

/** A row of a tree. */
interface TreeRow {
  category_id: number
  parent_id: number
}

/** Where a row stands among the rows of its parent. */
export interface TreePlace {
  siblings: readonly number[]
  index: number
}

interface TreeProps<Row extends TreeRow> {
  rows: readonly Row[]
  /** 0: the first level. */
  parentId?: number
  children: (row: Row, place: TreePlace) => ReactNode
}

/** The rows under a parent, each with its own. */
export function Tree<Row extends TreeRow>({ rows, parentId = 0, children }: TreeProps<Row>) {
  const own = rows.filter(({ parent_id: id }) => id === parentId)
  if (own.length === 0) return null
  const siblings = own.map(({ category_id: id }) => id)
  return (
    <ul className={parentId === 0 ? 'divide-line border-line divide-y border-y' : 'ml-8 max-md:ml-4'}>
      {own.map((row, index) => (
        <li key={row.category_id}>
          {children(row, { siblings, index })}
          <Tree rows={rows} parentId={row.category_id}>
            {children}
          </Tree>
        </li>
      ))}
    </ul>
  )
}

interface TreeLineProps {
  name: string
  /** Beside the name. */
  notes: ReactNode
  picture?: ReactNode
  place: TreePlace
  /** Stores the rows of the parent in a new sequence. */
  onArrange: (ids: number[]) => void
  mayWrite: boolean
  /** What can be done with the row besides moving it. */
  children: ReactNode
}

/** A row of a tree with its actions. */
export function TreeLine({ name, notes, picture, place, onArrange, mayWrite, children }: TreeLineProps) {
  const { siblings, index } = place
  const move = (step: -1 | 1) => onArrange(moved(siblings, index, step))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      {picture}
      <p className="text-ink min-w-0 flex-1 text-sm break-words">
        {name}
        {notes}
      </p>
      {mayWrite && (
        <span className="flex items-center gap-1 max-md:w-full max-md:justify-end">
          <MoveButtons name={name} index={index} count={siblings.length} onMove={move} />
          {children}
        </span>
      )}
    </div>
  )
}

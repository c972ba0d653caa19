'use client'
import { useDroppable } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { TreeGrip, type GripKeys } from './tree-grip'
import { childrenOf, type TreePosition, type TreeRow } from './tree-positions'

interface BranchProps<Row extends TreeRow> {
  rows: readonly Row[]
  /** 0: the first level. */
  parentId: number
  nameOf: (row: Row) => string
  /** Where the lifted row would be put down. */
  meant: TreePosition | null
  liftedId: number
  /** Null for people who may not move rows. */
  keys: GripKeys | null
  children: (row: Row) => ReactNode
}

const Mark = ({ isBelow = false }: { isBelow?: boolean }) => (
  <span aria-hidden className={cx('bg-link absolute inset-x-0 h-0.5', isBelow ? '-bottom-px' : '-top-px')} />
)

/** The rows under a parent, each with its own. */
export function TreeBranch<Row extends TreeRow>(props: BranchProps<Row>) {
  const { rows, parentId, nameOf, meant, liftedId, keys, children } = props
  const own = rows.filter(({ parent_id: id }) => id === parentId)
  if (own.length === 0) return null
  const mark = meant?.parentId === parentId ? meant.beforeId : null
  return (
    <ul className={parentId === 0 ? 'divide-line border-line divide-y border-y' : 'ml-8 max-md:ml-4'}>
      {own.map((row, index) => {
        const id = row.category_id
        const isParent = meant?.parentId === id && childrenOf(rows, id).every((one) => one === liftedId)
        return (
          <li key={id} className="relative">
            {mark === id && <Mark />}
            <DropRow id={id} className={cx(liftedId === id && 'opacity-50', isParent && 'bg-link/10')}>
              {keys && <TreeGrip id={id} name={nameOf(row)} isLifted={liftedId === id} keys={keys} />}
              {children(row)}
            </DropRow>
            <TreeBranch {...props} parentId={id} />
            {mark === 0 && index === own.length - 1 && <Mark isBelow />}
          </li>
        )
      })}
    </ul>
  )
}

function DropRow({ id, className, children }: { id: number; className: string; children: ReactNode }) {
  const { setNodeRef } = useDroppable({ id })
  return (
    <div ref={setNodeRef} className={cx('flex items-center gap-1', className)}>
      {children}
    </div>
  )
}

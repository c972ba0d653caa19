import type { ReactNode } from 'react'

interface TreeLineProps {
  name: string
  /** Beside the name. */
  notes: ReactNode
  picture?: ReactNode
  /** The buttons of the tree, which move the row. */
  moves: ReactNode
  mayWrite: boolean
  /** Buttons of the row besides those that move it. */
  children: ReactNode
}

/** A row of a tree with its actions. */
export const TreeLine = ({ name, notes, picture, moves, mayWrite, children }: TreeLineProps) => (
  <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-2">
    {picture}
    <p className="text-ink min-w-0 flex-1 text-sm break-words">
      {name}
      {notes}
    </p>
    {mayWrite && (
      <span className="flex items-center gap-1 max-md:w-full max-md:justify-end">
        {moves}
        {children}
      </span>
    )}
  </div>
)

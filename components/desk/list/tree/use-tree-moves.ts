import { useState } from 'react'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { Undoable } from '../undo-note'
import { positionOf, type TreePosition, type TreeRow } from './tree-positions'

/** A tree with the version of its arrangement. */
interface LoadedTree<Row extends TreeRow> {
  version: number
  list: Row[]
}

interface SentMove {
  category_id: number
  parent_id: number
  before_id: number
  version: number
}

interface TreeMovesProps<Row extends TreeRow> {
  tree: LoadedTree<Row> | undefined
  nameOf: (row: Row) => string
  send: (move: SentMove) => Promise<LoadedTree<Row>>
  /** Shows the tree as it is now. */
  onMoved: (tree: LoadedTree<Row>) => void
  /** The move was refused: the shown tree is not that of the mall. */
  onRefused: () => unknown
}

interface Move {
  move: SentMove
  /** Absent for a move that undoes another one. */
  undo?: { text: string; to: TreePosition }
}

const sentMove = (id: number, { parentId, beforeId }: TreePosition, version: number): SentMove => ({
  category_id: id,
  parent_id: parentId,
  before_id: beforeId,
  version,
})

/** Moves rows of a tree; the latest move can be undone from its message. */
export function useTreeMoves<Row extends TreeRow>(props: TreeMovesProps<Row>) {
  const { tree, nameOf, send, onMoved, onRefused } = props
  const [change, setChange] = useState<Undoable | null>(null)
  const mutation = useSingleMutation<LoadedTree<Row>, Error, Move>({
    mutationFn: ({ move }) => send(move),
    onSuccess: (moved, { move, undo }) => {
      onMoved(moved)
      if (!undo) {
        toast.success('已撤销')
        return
      }
      const { category_id: id } = move
      setChange({
        text: undo.text,
        undo: () => mutation.mutate({ move: sentMove(id, undo.to, moved.version) }),
      })
    },
    onError: onRefused,
  })
  const move = (id: number, to: TreePosition) => {
    const row = tree?.list.find(({ category_id: one }) => one === id)
    if (!tree || !row) return
    const undo = { text: `已移动“${nameOf(row)}”`, to: positionOf(tree.list, id) }
    mutation.mutate({ move: sentMove(id, to, tree.version), undo })
  }
  return { move, change, close: () => setChange(null) }
}

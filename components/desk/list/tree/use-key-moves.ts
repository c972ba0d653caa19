import { useState, type KeyboardEvent } from 'react'
import { positionOf, positionsFor, positionText, type TreePosition, type TreeRow } from './tree-positions'

interface KeyMovesProps {
  rows: readonly TreeRow[]
  levels: number
  nameOf: (id: number) => string
  onMove: (id: number, position: TreePosition) => void
}

/** Rows of a tree moved by keys: Space lifts and puts down, arrows move, Esc cancels. Each step is said. */
export function useKeyMoves({ rows, levels, nameOf, onMove }: KeyMovesProps) {
  const [lifted, setLifted] = useState<{ id: number; position: TreePosition } | null>(null)
  const [said, say] = useState('')
  const cancel = () => {
    if (!lifted) return
    setLifted(null)
    say(`已取消，“${nameOf(lifted.id)}”没有移动`)
  }
  const step = (id: number, { parentId, beforeId }: TreePosition, by: -1 | 1) => {
    const positions = positionsFor(rows, id, levels)
    const at = positions.findIndex((one) => one.parentId === parentId && one.beforeId === beforeId)
    const next = positions[at + by]
    if (!next) return
    setLifted({ id, position: next })
    say(positionText(rows, id, next, nameOf))
  }
  const onKeyDown = (event: KeyboardEvent, id: number) => {
    const isMine = lifted?.id === id
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (!isMine) {
        setLifted({ id, position: positionOf(rows, id) })
        say(
          `已拿起“${nameOf(id)}”，用上下方向键移动，经过的每个位置（同级或下级）都会读出，空格键放下，Esc 取消`,
        )
        return
      }
      setLifted(null)
      say(`“${nameOf(id)}”已放到${positionText(rows, id, lifted.position, nameOf)}`)
      onMove(id, lifted.position)
    } else if (isMine && event.key === 'Escape') {
      event.stopPropagation()
      cancel()
    } else if (isMine && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      step(id, lifted.position, event.key === 'ArrowUp' ? -1 : 1)
    }
  }
  return { lifted, said, onKeyDown, onBlur: cancel }
}

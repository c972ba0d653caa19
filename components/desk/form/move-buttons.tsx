import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from './icon-button'

interface MoveButtonsProps {
  /** The name of the row, for the labels. */
  name: string
  index: number
  /** The rows of the list. */
  count: number
  onMove: (step: -1 | 1) => void
}

/** 上移 and 下移 of a row in a list. */
export const MoveButtons = ({ name, index, count, onMove }: MoveButtonsProps) => (
  <>
    <IconButton label={`上移${name}`} Icon={ArrowUp} isOff={index === 0} onPress={() => onMove(-1)} />
    <IconButton
      label={`下移${name}`}
      Icon={ArrowDown}
      isOff={index === count - 1}
      onPress={() => onMove(1)}
    />
  </>
)

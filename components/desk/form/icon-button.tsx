import type { ArrowUp } from 'lucide-react'

interface IconButtonProps {
  /** Accessible name. */
  label: string
  Icon: typeof ArrowUp
  isOff?: boolean
  onPress: () => void
}

/** A small button of a row: moves it, removes it. */
export const IconButton = ({ label, Icon, isOff = false, onPress }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={isOff}
    onClick={onPress}
    className="tap text-muted hover:text-brand disabled:text-line flex size-8 shrink-0 items-center justify-center"
  >
    <Icon className="size-4" aria-hidden />
  </button>
)

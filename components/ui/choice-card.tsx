import type { ReactNode } from 'react'
import { Check } from '@/components/ui/icons/check'
import { cx } from './cx'

interface ChoiceCardProps {
  /** Shared by the cards of one group. */
  name: string
  checked: boolean
  onChoose: () => void
  disabled?: boolean
  /** Accessible name when the content alone is unclear. */
  label?: string
  className?: string
  children: ReactNode
}

/** A radio that looks like a card; the selected one has a brand border and a ticked corner. */
export function ChoiceCard({
  name,
  checked,
  onChoose,
  disabled,
  label,
  className,
  children,
}: ChoiceCardProps) {
  return (
    <label
      className={cx(
        'rounded-control has-[:focus-visible]:outline-link relative block cursor-pointer overflow-hidden border transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2',
        checked ? 'border-brand bg-brand-tint/40' : 'border-line hover:border-faint',
        disabled && 'bg-page cursor-not-allowed! opacity-60',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
      {checked && (
        <span
          aria-hidden
          className="bg-brand absolute right-0 bottom-0 flex size-5 items-end justify-end [clip-path:polygon(100%_0,100%_100%,0_100%)]"
        >
          <Check className="size-3 text-white" strokeWidth={3} />
        </span>
      )}
    </label>
  )
}

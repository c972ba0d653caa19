import { ArrowUp, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorId } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface RuleRowProps {
  /** Id of the row, for its message. */
  id: string
  /** Its name for assistive technology: 运费规则2. */
  name: string
  problem: string | undefined
  /** Absent for the first one. */
  onUp?: (() => void) | undefined
  /** Absent for a rule that must stay. */
  onRemove?: (() => void) | undefined
  children: ReactNode
}

const iconClass = 'text-muted hover:text-brand tap grid size-9 place-items-center'

/** A rule of a template: its fields, its problem, and what is done with it. */
export const RuleRow = ({ id, name, problem, onUp, onRemove, children }: RuleRowProps) => (
  <li className="py-3">
    <fieldset aria-describedby={problem ? errorId(id) : undefined} className="flex items-start gap-2">
      <legend className="sr-only">{name}</legend>
      <div className="text-text flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-2 text-sm">
        {children}
      </div>
      {onUp && (
        <button type="button" aria-label={`上移${name}`} className={iconClass} onClick={onUp}>
          <ArrowUp className="size-4" strokeWidth={1.5} aria-hidden />
        </button>
      )}
      {onRemove && (
        <button type="button" aria-label={`删除${name}`} className={iconClass} onClick={onRemove}>
          <X className="size-4" strokeWidth={1.5} aria-hidden />
        </button>
      )}
    </fieldset>
    {problem && (
      <p id={errorId(id)} role="alert" className="text-brand mt-1 text-xs">
        {problem}
      </p>
    )}
  </li>
)

interface FigureProps {
  id?: string
  label: string
  value: string
  unit: string
  isWrong: boolean
  onChange: (value: string) => void
}

/** A figure inside the sentence of a rule. */
export const Figure = ({ id, label, value, unit, isWrong, onChange }: FigureProps) => (
  <Input
    id={id}
    aria-label={label}
    aria-invalid={isWrong || undefined}
    inputMode="decimal"
    autoComplete="off"
    value={value}
    suffix={<span className="text-muted text-xs">{unit}</span>}
    className="w-28"
    onChange={({ target }) => onChange(target.value)}
  />
)

/** The list with one element changed, taken out, or moved before the one above it. */
export const changedAt = <T,>(list: readonly T[], at: number, part: Partial<T>): T[] =>
  list.map((one, index) => (index === at ? { ...one, ...part } : one))
export const withoutAt = <T,>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at)
export const movedUp = <T,>(list: readonly T[], at: number): T[] => {
  const next = [...list]
  next.splice(at - 1, 0, ...next.splice(at, 1))
  return next
}

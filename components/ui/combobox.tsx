'use client'
import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import { ChevronDown } from '@/components/ui/icons/chevron-down'
import { isEnter } from '@/lib/client/press/is-enter'
import { cx } from './cx'
import { controlClass } from './input'
import type { SelectOption } from './select'

interface ComboboxProps {
  id: string
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
  ref?: Ref<HTMLInputElement>
  /** Value of the selected option; empty for none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Gets the typed text, for options that are fetched by it; empty after a selection. */
  onType?: (text: string) => void
  options: readonly SelectOption[]
  /** Accessible name of the list. */
  label: string
  placeholder?: string
  /** Shown when no label contains the typed text. */
  emptyText: string
}

/**
 * A select whose options are searched by typing. Arrows move, Enter selects, Esc restores. Leaving the field selects an
 * option when it is the only one left, and otherwise restores the last selection.
 */
export function Combobox({
  value,
  onChange,
  onBlur,
  onType,
  options,
  label,
  placeholder,
  emptyText,
  ...control
}: ComboboxProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  /** Text typed since the last selection; null shows the selected option. */
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const search = typed?.trim() ?? ''
  const shown = options.filter((option) => option.label.toLowerCase().includes(search.toLowerCase()))

  const open = () => {
    if (isOpen) return
    setOpen(true)
    setActive(options.findIndex((option) => option.value === value))
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
    onType?.('')
  }
  const select = (option: SelectOption) => {
    close()
    if (option.value !== value) onChange(option.value)
  }
  const leave = () => {
    const [only, ...others] = shown
    if (typed === '') onChange('')
    else if (typed !== null && only && others.length === 0) onChange(only.value)
    close()
    onBlur?.()
  }
  const move = (step: 1 | -1) => {
    if (isOpen && shown.length > 0) setActive((active + step + shown.length) % shown.length)
    open()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const option = isOpen ? shown[active] : undefined
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (isEnter(event) && option) select(option)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  return (
    <div className="relative">
      <input
        {...control}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && shown[active] ? `${listId}-${active}` : undefined}
        placeholder={placeholder}
        value={typed ?? options.find((option) => option.value === value)?.label ?? ''}
        onChange={(event) => {
          setOpen(true)
          setTyped(event.target.value)
          onType?.(event.target.value)
          setActive(0)
        }}
        onClick={open}
        onBlur={leave}
        onKeyDown={onKeyDown}
        className={cx(controlClass, 'h-9 pr-8 text-ellipsis max-md:h-11')}
      />
      <ChevronDown
        className={cx(
          'text-muted pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 transition-transform',
          isOpen && 'rotate-180',
        )}
        aria-hidden
      />
      {isOpen && (
        <div className="rounded-card border-line bg-card shadow-float absolute inset-x-0 top-full z-30 mt-1 max-h-64 overflow-y-auto border py-1 text-sm">
          <ul id={listId} role="listbox" aria-label={label} className="empty:hidden">
            {shown.map((option, index) => (
              <li
                key={option.value}
                ref={index === active ? scrollHere : undefined}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={option.value === value}
                // The focus stays in the field.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => select(option)}
                onPointerMove={() => setActive(index)}
                className={cx(
                  'flex h-9 cursor-pointer items-center px-3 max-md:h-11',
                  option.value === value ? 'text-brand font-semibold' : 'text-ink',
                  index === active && 'bg-page',
                )}
              >
                {option.label}
              </li>
            ))}
          </ul>
          {shown.length === 0 && (
            <p role="status" className="text-muted px-3 py-2">
              {emptyText}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** Keeps the active option in view. */
const scrollHere = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })

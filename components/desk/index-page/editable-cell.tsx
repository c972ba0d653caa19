'use client'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { errorId } from '@/components/ui/field'
import { controlClass } from '@/components/ui/input'
import { errorText } from '@/lib/client/call/api-error'

interface EditableCellProps {
  /** Accessible name, with the row: 修改价格，双门冰箱. */
  label: string
  /** The text of the field when it opens. */
  text: string
  /** The value as it is shown. */
  children: ReactNode
  /** The sentence for a text that is no value; '' for one that is. */
  problemOf: (text: string) => string
  /** Saves a changed text; what it throws is shown beside the cell, with the text in its field again. */
  onSave: (text: string) => Promise<void>
  inputMode?: 'numeric' | 'decimal'
  /** Width of the field. */
  className?: string
}

/** Opens the cell after another one in its table; false for the last one. */
function openNext(cell: HTMLElement | null): boolean {
  const cells = [...(cell?.closest('table')?.querySelectorAll<HTMLElement>('[data-editable]') ?? [])]
  const next = cells[cells.findIndex((one) => one === cell) + 1]?.querySelector('button')
  next?.click()
  return next !== undefined && next !== null
}

/** A press on 保存 or 取消 leaves the focus in the field, whose blur would save before. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * A value that is changed where it stands: pressing it opens a field, Enter saves, Esc restores, Tab saves and goes to
 * the next cell, and so does leaving the field. Phones have buttons for both.
 */
export function EditableCell(props: EditableCellProps) {
  const { label, text, children, problemOf, onSave, inputMode = 'numeric', className = 'w-24' } = props
  const id = useId()
  const cell = useRef<HTMLSpanElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  /** The closed field gives the focus back to its button. */
  const isFocusDue = useRef(false)
  /** A text that was refused, with which the field opens again. */
  const [refused, setRefused] = useState<string | null>(null)
  /** The field is being removed: its blur saves nothing. */
  const isLeft = useRef(false)

  useEffect(() => {
    if (typed !== null || !isFocusDue.current) return
    isFocusDue.current = false
    cell.current?.querySelector('button')?.focus()
  }, [typed])

  const close = (hasFocusBack: boolean) => {
    isLeft.current = true
    setTyped(null)
    isFocusDue.current = hasFocusBack
  }
  /** @returns whether the field was closed */
  const commit = (hasFocusBack: boolean): boolean => {
    if (typed === null || isLeft.current) return true
    const isChanged = typed.trim() !== text
    const found = isChanged ? problemOf(typed) : ''
    setProblem(found)
    if (found !== '') return false
    close(hasFocusBack)
    // A field that opened by itself would take the focus from the next one.
    if (isChanged)
      onSave(typed.trim()).catch((error: unknown) => {
        setProblem(errorText(error))
        setRefused(typed)
      })
    return true
  }
  const cancel = () => {
    setProblem('')
    close(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      commit(true)
    } else if (event.key === 'Escape') {
      // Inside a dialog, Esc would close that as well.
      event.preventDefault()
      event.stopPropagation()
      cancel()
    } else if (event.key === 'Tab' && !event.shiftKey) {
      if (!commit(false) || openNext(cell.current)) event.preventDefault()
    }
  }
  return (
    <span ref={cell} data-editable className="inline-flex flex-col items-end">
      {typed !== null ? (
        <span className="inline-flex items-center gap-2">
          <input
            autoFocus
            aria-label={label}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={problem === '' ? undefined : errorId(id)}
            autoComplete="off"
            inputMode={inputMode}
            value={typed}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setTyped(target.value)
              setProblem('')
            }}
            onBlur={({ relatedTarget }) => {
              if (!cell.current?.contains(relatedTarget)) commit(false)
            }}
            onKeyDown={onKeyDown}
            className={cx(controlClass, 'nums h-8 shrink-0 text-right max-md:h-11', className)}
          />
          <Button className="px-3 md:hidden" onMouseDown={keepFocus} onClick={() => commit(true)}>
            保存
          </Button>
          <Button variant="ghost" className="px-3 md:hidden" onMouseDown={keepFocus} onClick={cancel}>
            取消
          </Button>
        </span>
      ) : (
        <button
          type="button"
          aria-label={label}
          onClick={() => {
            isLeft.current = false
            setTyped(refused ?? text)
            setRefused(null)
          }}
          className="tap rounded-control hover:border-line -mr-2 min-h-7 border border-transparent px-2 max-md:min-h-11"
        >
          {children}
        </button>
      )}
      {problem !== '' && (
        <span id={errorId(id)} role="alert" className="text-brand mt-0.5 max-w-48 text-xs whitespace-normal">
          {problem}
        </span>
      )}
    </span>
  )
}

'use client'
import { useEffect, useState, type RefObject } from 'react'
import { cx } from '@/components/ui/cx'
import { Clock } from '@/components/ui/icons/clock'
import { Search } from '@/components/ui/icons/search'
import { X } from '@/components/ui/icons/x'
import { api } from '@/lib/client/call/api'
import { forgetSearch, readHistory } from './search-history'

/** Milliseconds after the last key before suggestions are fetched. */
const debounceDelay = 150

interface Suggestion {
  word: string
  /** Number of products; absent for a word of the history. */
  count?: number
}

interface SearchPanelProps {
  id: string
  input: RefObject<HTMLInputElement | null>
  /** Text of the field. */
  typed: string
  hotWords: readonly string[]
  onPick: (word: string) => void
  /** Receives the id of the active row, for `aria-activedescendant` of the field. */
  onActiveRow: (rowId: string | undefined) => void
}

/**
 * The list below the search field: the search history, or suggestions for the typed characters or initials. The focus
 * stays in the field; arrow keys select a row, Enter searches for it.
 */
export function SearchPanel({ id, input, typed, hotWords, onPick, onActiveRow }: SearchPanelProps) {
  const [history, setHistory] = useState(readHistory)
  const suggestions = useSuggestions(typed.trim())
  const [activeIndex, setActiveIndex] = useState(-1)
  const rows: Suggestion[] = typed.trim() ? suggestions : history.map((word) => ({ word }))
  const activeRow = rows[activeIndex]

  useEffect(() => {
    onActiveRow(activeRow && `${id}-${activeIndex}`)
  }, [id, activeIndex, activeRow, onActiveRow])

  useEffect(() => {
    const field = input.current
    if (!field) return
    const onKeyDown = (event: KeyboardEvent) => {
      // Keys of an input method that is composing select its candidates.
      if (event.isComposing) return
      if (event.key === 'Enter' && activeRow) {
        event.preventDefault()
        onPick(activeRow.word)
      }
      if (rows.length === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      // The position above the first row, -1, is the field itself.
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActiveIndex((index) => ((index + 1 + step + rows.length + 1) % (rows.length + 1)) - 1)
    }
    const onInput = () => setActiveIndex(-1)
    field.addEventListener('keydown', onKeyDown)
    field.addEventListener('input', onInput)
    return () => {
      field.removeEventListener('keydown', onKeyDown)
      field.removeEventListener('input', onInput)
    }
  }, [input, rows.length, activeRow, onPick])

  const showsHistory = typed.trim() === ''
  if (rows.length === 0 && !(showsHistory && hotWords.length > 0)) return null
  return (
    <div
      // Keeps the focus in the field: on blur the panel would close before the click.
      onMouseDown={(event) => event.preventDefault()}
      className="rounded-control border-line bg-card shadow-float absolute inset-x-0 top-full z-50 mt-1 border py-2 text-sm max-md:fixed max-md:inset-x-0 max-md:top-13 max-md:mt-0 max-md:rounded-none"
    >
      {showsHistory && history.length > 0 && (
        <p className="text-muted flex items-center justify-between px-3 pb-1 text-xs">
          搜索历史
          <button type="button" onClick={() => setHistory(forgetSearch())} className="hover:text-brand p-1">
            清空
          </button>
        </p>
      )}
      <ul id={id} role="listbox" aria-label={showsHistory ? '搜索历史' : '搜索建议'} className="empty:hidden">
        {rows.map(({ word, count }, index) => (
          <li
            key={word}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === activeIndex}
            onClick={() => onPick(word)}
            onPointerMove={() => setActiveIndex(index)}
            className={cx(
              'group/row flex h-9 cursor-pointer items-center gap-2 px-3 max-md:h-11',
              index === activeIndex && 'bg-page',
            )}
          >
            {showsHistory ? (
              <Clock className="text-faint size-4" aria-hidden />
            ) : (
              <Search className="text-faint size-4" aria-hidden />
            )}
            <span className="text-ink min-w-0 flex-1 truncate">
              <Marked word={word} typed={typed} />
            </span>
            {count !== undefined && (
              <span className="text-muted nums text-xs">
                约 <span translate="no">{count}</span> 件
              </span>
            )}
            {showsHistory && (
              // Pointer only; keyboards and screen readers have 清空.
              <span
                aria-hidden
                title="删除"
                onClick={(event) => {
                  event.stopPropagation()
                  setHistory(forgetSearch(word))
                  setActiveIndex(-1)
                }}
                className="text-faint hover:text-brand -mr-1 p-1"
              >
                <X className="size-3.5" />
              </span>
            )}
          </li>
        ))}
      </ul>
      {showsHistory && hotWords.length > 0 && (
        <div className="px-3 pt-2 pb-1">
          <p className="text-muted pb-2 text-xs">热门搜索</p>
          <div className="flex flex-wrap gap-2">
            {hotWords.map((word) => (
              <button
                key={word}
                type="button"
                // Not focusable: Tab leaves the field and closes the panel. The header shows the same words as links.
                tabIndex={-1}
                onClick={() => onPick(word)}
                className="bg-page hover:text-brand rounded-full px-3 py-1.5 text-xs"
              >
                {word}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

/** A suggestion with the part in bold that was not typed. */
function Marked({ word, typed }: { word: string; typed: string }) {
  const text = typed.trim()
  const start = text ? word.toLowerCase().indexOf(text.toLowerCase()) : -1
  if (start < 0) return word
  return (
    <>
      {word.slice(0, start) && <b className="font-semibold">{word.slice(0, start)}</b>}
      {word.slice(start, start + text.length)}
      <b className="font-semibold">{word.slice(start + text.length)}</b>
    </>
  )
}

/** Suggestions for the typed text. Aborted calls never replace newer results; a failed call yields none. */
function useSuggestions(typed: string): Suggestion[] {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  useEffect(() => {
    if (typed === '') return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      api.goods.suggest({ keywords: typed.slice(0, 30) }, { signal: abort.signal }).then(
        ({ list }) => !abort.signal.aborted && setSuggestions(list),
        () => !abort.signal.aborted && setSuggestions([]),
      )
    }, debounceDelay)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [typed])
  return typed === '' ? [] : suggestions
}

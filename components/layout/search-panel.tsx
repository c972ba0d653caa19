'use client'
import { Clock, Search, X } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { cx } from '@/components/ui/cx'
import { api } from '@/lib/client/api'
import { forgetSearch, readHistory } from './search-history'

/** Milliseconds of rest after a key before the mall is asked. */
const rest = 150

interface Suggestion {
  word: string
  /** Goods behind it; absent for a word of the past. */
  count?: number
}

interface SearchPanelProps {
  id: string
  input: RefObject<HTMLInputElement | null>
  /** What stands in the field. */
  typed: string
  hotWords: readonly string[]
  onPick: (word: string) => void
  /** Tells the field which row is the present one, for readers. */
  onCurrent: (rowId: string | undefined) => void
}

/**
 * The list under the search field: what was searched for before, or what the typed characters or initials may mean.
 * The keyboard stays in the field; arrows move along the rows, Enter takes the present one.
 */
export function SearchPanel({ id, input, typed, hotWords, onPick, onCurrent }: SearchPanelProps) {
  const [history, setHistory] = useState(readHistory)
  const suggestions = useSuggestions(typed.trim())
  const [at, setAt] = useState(-1)
  const rows: Suggestion[] = typed.trim() ? suggestions : history.map((word) => ({ word }))
  const present = rows[at]

  useEffect(() => {
    onCurrent(present && `${id}-${at}`)
  }, [id, at, present, onCurrent])

  useEffect(() => {
    const field = input.current
    if (!field) return
    const move = (event: KeyboardEvent) => {
      // Keys that choose among the characters of an input method are not for us.
      if (event.isComposing) return
      if (event.key === 'Enter' && present) {
        event.preventDefault()
        onPick(present.word)
      }
      if (rows.length === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      // One place above the first row is the field itself.
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt((place) => ((place + 1 + step + rows.length + 1) % (rows.length + 1)) - 1)
    }
    const start = () => setAt(-1)
    field.addEventListener('keydown', move)
    field.addEventListener('input', start)
    return () => {
      field.removeEventListener('keydown', move)
      field.removeEventListener('input', start)
    }
  }, [input, rows.length, present, onPick])

  const isPast = typed.trim() === ''
  if (rows.length === 0 && !(isPast && hotWords.length > 0)) return null
  return (
    <div
      // A press must not take the focus from the field before it is a click.
      onMouseDown={(event) => event.preventDefault()}
      className="rounded-control border-line bg-card shadow-float absolute inset-x-0 top-full z-50 mt-1 border py-2 text-sm max-md:fixed max-md:inset-x-0 max-md:top-13 max-md:mt-0 max-md:rounded-none"
    >
      {isPast && history.length > 0 && (
        <p className="text-muted flex items-center justify-between px-3 pb-1 text-xs">
          搜索历史
          <button type="button" onClick={() => setHistory(forgetSearch())} className="hover:text-brand p-1">
            清空
          </button>
        </p>
      )}
      <ul id={id} role="listbox" aria-label={isPast ? '搜索历史' : '搜索建议'} className="empty:hidden">
        {rows.map(({ word, count }, index) => (
          <li
            key={word}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => onPick(word)}
            onPointerMove={() => setAt(index)}
            className={cx(
              'group/row flex h-9 cursor-pointer items-center gap-2 px-3 max-md:h-11',
              index === at && 'bg-page',
            )}
          >
            {isPast ? (
              <Clock className="text-faint size-4" aria-hidden />
            ) : (
              <Search className="text-faint size-4" aria-hidden />
            )}
            <span className="text-ink min-w-0 flex-1 truncate">
              <Marked word={word} typed={typed} />
            </span>
            {count !== undefined && <span className="text-muted nums text-xs">约 {count} 件</span>}
            {isPast && (
              // For the pointer; by keyboard and for readers the past is cleared as a whole.
              <span
                aria-hidden
                title="删除"
                onClick={(event) => {
                  event.stopPropagation()
                  setHistory(forgetSearch(word))
                  setAt(-1)
                }}
                className="text-faint hover:text-brand -mr-1 p-1"
              >
                <X className="size-3.5" />
              </span>
            )}
          </li>
        ))}
      </ul>
      {isPast && hotWords.length > 0 && (
        <div className="px-3 pt-2 pb-1">
          <p className="text-muted pb-2 text-xs">热门搜索</p>
          <div className="flex flex-wrap gap-2">
            {hotWords.map((word) => (
              <button
                key={word}
                type="button"
                // Tab leaves the field and closes the list; for the keyboard the same words stand under the field.
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

/** The rest of a suggestion stands out, because what was typed is known. */
function Marked({ word, typed }: { word: string; typed: string }) {
  const text = typed.trim()
  const at = text ? word.toLowerCase().indexOf(text.toLowerCase()) : -1
  if (at < 0) return word
  return (
    <>
      {word.slice(0, at) && <b className="font-semibold">{word.slice(0, at)}</b>}
      {word.slice(at, at + text.length)}
      <b className="font-semibold">{word.slice(at + text.length)}</b>
    </>
  )
}

/** Words for what was typed. An older answer never follows a newer one; without an answer there are none. */
function useSuggestions(typed: string): Suggestion[] {
  const [answer, setAnswer] = useState<Suggestion[]>([])
  useEffect(() => {
    if (typed === '') return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      api.goods.suggest({ keywords: typed.slice(0, 30) }, { signal: abort.signal }).then(
        ({ list }) => !abort.signal.aborted && setAnswer(list),
        () => !abort.signal.aborted && setAnswer([]),
      )
    }, rest)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [typed])
  return typed === '' ? [] : answer
}

'use client'
import { usePathname } from 'next/navigation'
import { Suspense, useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { cx } from '@/components/ui/cx'
import { Search } from '@/components/ui/icons/search'
import { lazyPart } from '@/components/ui/lazy-part'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { searchHref } from '@/lib/web/search-href'

/** History and suggestions; loaded when the field is first focused. */
const SearchPanel = lazyPart(() => import('./search-panel'), 'SearchPanel')

interface SearchBoxProps {
  placeholder: string
  hotWords: readonly string[]
  className?: string
}

/**
 * The search field. A plain form until hydration; afterwards it navigates without a page load. Its look is in
 * header.css; the search widget changes it.
 */
export function SearchBox({ placeholder, hotWords, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const router = useClientNavigation()
  const path = usePathname()
  const panelId = useId()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [activeRowId, setActiveRowId] = useState<string>()

  // Result pages show their keyword in the field. In an effect, because cached documents do not know their query.
  const isFirstPage = useRef(true)
  useEffect(() => {
    const keyword = new URLSearchParams(window.location.search).get('keywords')
    // Text typed before hydration is kept; the keyword of the previous page is removed.
    if (input.current && (keyword !== null || !isFirstPage.current)) input.current.value = keyword ?? ''
    isFirstPage.current = false
  }, [path])

  const search = useCallback(
    (keyword: string) => {
      void import('./search-history').then(({ rememberSearch }) => rememberSearch(keyword))
      setOpen(false)
      if (input.current) input.current.value = keyword
      input.current?.blur()
      router.push(searchHref(keyword))
    },
    [router],
  )

  const show = () => {
    setTyped(input.current?.value ?? '')
    setOpen(true)
  }

  return (
    <div className={cx('relative', className)}>
      <form
        role="search"
        aria-label="全站搜索"
        action="/items"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          search(input.current?.value ?? '')
        }}
        className="search-form"
      >
        <input
          ref={input}
          type="search"
          name="keywords"
          role="combobox"
          aria-label="搜索商品"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          aria-activedescendant={open ? activeRowId : undefined}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={show}
          onClick={show}
          onInput={show}
          onBlur={() => setOpen(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            // A search field would clear its text.
            event.preventDefault()
            setOpen(false)
          }}
          className="search-field"
        />
        <button type="submit" aria-label="搜索" className="search-button">
          <Search aria-hidden />
          <span>搜索</span>
        </button>
      </form>
      {open && (
        <Suspense>
          <SearchPanel
            id={panelId}
            input={input}
            typed={typed}
            hotWords={hotWords}
            onPick={search}
            onActiveRow={setActiveRowId}
          />
        </Suspense>
      )}
    </div>
  )
}

'use client'
import { Search } from 'lucide-react'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, type FormEvent } from 'react'
import { cx } from '@/components/ui/cx'
import { searchHref } from './search-href'

/** Search field. A plain form that works before the page is alive; afterwards it changes the page in place. */
export function SearchBox({ placeholder, className }: { placeholder: string; className?: string }) {
  const input = useRef<HTMLInputElement>(null)
  const router = useRouter()
  const path = usePathname()

  // The list shows what was searched for. Stored documents do not know their address, hence after mounting.
  useEffect(() => {
    const keyword = new URLSearchParams(window.location.search).get('keywords')
    if (input.current && keyword !== null) input.current.value = keyword
  }, [path])

  const search = (event: FormEvent) => {
    event.preventDefault()
    input.current?.blur()
    router.push(searchHref(input.current?.value ?? ''))
  }

  return (
    <form
      role="search"
      aria-label="全站搜索"
      action="/items"
      onSubmit={search}
      className={cx(
        'rounded-control border-brand bg-card focus-within:shadow-brand/15 flex h-10 overflow-hidden border-2 focus-within:shadow-[0_0_0_3px]',
        'max-md:h-9 max-md:rounded-full max-md:border',
        className,
      )}
    >
      <input
        ref={input}
        type="search"
        name="keywords"
        aria-label="搜索商品"
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        className="text-ink placeholder:text-faint min-w-0 flex-1 bg-transparent px-3 text-sm outline-none max-md:pl-4 [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="submit"
        aria-label="搜索"
        className="bg-brand hover:bg-brand-deep max-md:text-brand flex w-20 shrink-0 items-center justify-center gap-1.5 text-sm font-medium text-white transition-colors max-md:w-12 max-md:bg-transparent"
      >
        <Search className="size-4.5" aria-hidden />
        <span className="max-md:hidden">搜索</span>
      </button>
    </form>
  )
}

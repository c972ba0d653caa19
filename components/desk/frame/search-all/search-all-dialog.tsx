'use client'
import { useRouter } from 'next/navigation'
import { useDeferredValue, useEffect, useId, useState, type KeyboardEvent } from 'react'
import { cx } from '@/components/ui/cx'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { isEnter } from '@/lib/client/press/is-enter'
import { useSearchAll } from './use-search-all'

/** Milliseconds without a key until the words are sought. */
const pause = 250

/** Words as they stand after a pause of typing. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}

/** 搜索: pages, products, orders, shops, articles, designed pages and accounts. Arrows move through what was found, Enter opens it. */
export function SearchAllDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="搜索" width={640}>
      <SearchAll onClose={onClose} />
    </Dialog>
  )
}

function SearchAll({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const words = usePaused(typed.trim())
  const { groups, isPending } = useSearchAll(useDeferredValue(words))
  const all = groups.flatMap(({ list }) => list)
  const current = Math.min(active, all.length - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    const found = all[current]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((current + step + all.length) % Math.max(1, all.length))
    } else if (isEnter(event) && found) {
      event.preventDefault()
      onClose()
      router.push(found.href)
    }
  }
  let index = 0
  return (
    <div className="min-h-80">
      <Input
        id={`${listId}-words`}
        data-autofocus
        role="combobox"
        aria-label="页面、商品、订单编号、手机号、店铺或文章"
        aria-expanded={all.length > 0}
        aria-controls={listId}
        aria-activedescendant={all.length > 0 ? `${listId}-${current}` : undefined}
        autoComplete="off"
        maxLength={50}
        placeholder="页面、商品、订单编号、手机号、店铺或文章"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <p aria-live="polite" className="text-muted mt-3 min-h-5 text-sm">
        {words !== '' && (isPending ? '正在搜索…' : all.length === 0 ? '没有找到' : '')}
      </p>
      <div id={listId} role="listbox" aria-label="搜索结果">
        {groups.map(({ name, list }) => (
          <div key={name} role="group" aria-label={name} className="mt-2">
            <p className="text-muted px-3 py-1 text-xs" aria-hidden>
              {name}
            </p>
            {list.map((found) => {
              const at = index++
              return (
                <Link
                  key={found.href}
                  id={`${listId}-${at}`}
                  role="option"
                  aria-selected={at === current}
                  tabIndex={-1}
                  href={found.href}
                  onClick={onClose}
                  className={cx(
                    'rounded-control flex items-baseline gap-3 px-3 py-2 text-sm',
                    at === current ? 'bg-brand-tint' : 'hover:bg-page',
                  )}
                >
                  <span className="text-ink min-w-0 flex-1 break-words">{found.title}</span>
                  <span className="text-muted nums shrink-0 text-xs">{found.note}</span>
                </Link>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

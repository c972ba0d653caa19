'use client'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { LazySoldOutActions } from './lazy-sold-out-actions'
import { useGoodsPick } from './pick-context'

const loadSheet = () => import('./pick-sheet')
const PickSheet = lazy(loadSheet)

/**
 * Fetches the code of the sheet on phones at the first touch: on a slow network the tap that opens it would wait for
 * seconds, and a visitor who only looks at the page pays nothing. Without a network the tap tries again.
 */
function fetchSheetEarly() {
  const fetchIt = () => void loadSheet().catch(() => {})
  if (window.matchMedia?.('(max-width: 767px)').matches)
    addEventListener('touchstart', fetchIt, { once: true, passive: true })
}

interface BottomBarProps {
  /** `BarLinks`. */
  links: ReactNode
  /** The list of products like this one. */
  similarHref: string
  /** Above the buttons. */
  note?: ReactNode
}

/**
 * The fixed buttons at the bottom of the screen on phones. While a spec group is open they open the sheet first. Hidden
 * on the page of a product with a group, which has a bar of its own (group-bar.tsx).
 */
export function BottomBar({ similarHref, links, note }: BottomBarProps) {
  const { pick, state, canAdd, buyText, isAdding, isBuying, add, buyNow, sheetOpen, setSheetOpen, touch } =
    useGoodsPick()
  // Stays mounted after the first opening, so that closing can fade.
  const [wasOpened, setWasOpened] = useState(false)
  if (sheetOpen && !wasOpened) setWasOpened(true)
  useEffect(fetchSheetEarly, [])
  const first = (go: () => void) => () => (pick.sku ? go() : setSheetOpen(true))
  const isSoldOut = state.kind === 'closed' && state.isSoldOut
  const wide = 'h-11! min-w-17 flex-1 rounded-full! px-2! text-sm!'
  return (
    <>
      <div
        onPointerDown={touch}
        onFocus={touch}
        className="border-line bg-card fixed inset-x-0 bottom-0 z-40 border-t pb-[env(safe-area-inset-bottom)] group-has-data-group-bar/page:hidden md:hidden"
      >
        {note}
        {isSoldOut && (
          <p className="bg-brand-tint text-text px-3 py-1.5 text-center text-xs">
            {`商品${state.label}，可订阅到货通知`}
          </p>
        )}
        <div className="flex min-h-14 flex-wrap items-center gap-x-2 px-3">
          {links}
          {state.kind === 'sale' ? (
            <>
              {canAdd && (
                <Button variant="accent" loading={isAdding} onClick={first(add)} className={wide}>
                  加入购物车
                </Button>
              )}
              <Button loading={isBuying} onClick={first(buyNow)} className={wide}>
                {buyText}
              </Button>
            </>
          ) : isSoldOut ? (
            <LazySoldOutActions
              goods={pick.goods}
              itemId={pick.sku?.item_id}
              similarHref={similarHref}
              className={wide}
            />
          ) : (
            <Button disabled className={`disabled:bg-line disabled:text-muted ${wide}`}>
              {state.kind === 'closed' ? state.label : '暂不可购买'}
            </Button>
          )}
        </div>
      </div>
      {wasOpened && (
        <Suspense>
          <PickSheet />
        </Suspense>
      )}
    </>
  )
}

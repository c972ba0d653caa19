'use client'
import { ShoppingCart } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { CollectToggle } from '@/components/favourite/collect-toggle'
import { useGoodsPick } from './pick-context'

const PickSheet = lazy(() => import('./pick-sheet'))

/** The fixed buttons at the bottom of the screen on phones. While a spec group is open they open the sheet first. */
export function BottomBar() {
  const { pick, state, isSeckill, isAdding, isBuying, add, buyNow, sheetOpen, setSheetOpen, touch } =
    useGoodsPick()
  // Stays mounted after the first opening, so that closing can fade.
  const [wasOpened, setWasOpened] = useState(false)
  if (sheetOpen && !wasOpened) setWasOpened(true)
  const first = (go: () => void) => () => (pick.sku ? go() : setSheetOpen(true))
  return (
    <>
      <div
        onPointerDown={touch}
        onFocus={touch}
        className="border-line bg-card fixed inset-x-0 bottom-0 z-40 border-t pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <div className="flex h-14 items-center gap-2 px-3">
          <Link
            href="/cart"
            className="text-muted flex size-11 shrink-0 flex-col items-center justify-center text-xs"
          >
            <ShoppingCart className="size-5" aria-hidden />
            购物车
          </Link>
          <CollectToggle
            goodsId={pick.goods.goodsId}
            className="text-muted size-11 shrink-0 flex-col justify-center gap-0! text-xs whitespace-nowrap [&>svg]:size-5"
          />
          {state.kind === 'sale' ? (
            <>
              {!isSeckill && (
                <Button
                  variant="accent"
                  loading={isAdding}
                  onClick={first(add)}
                  className="h-11 flex-1 rounded-full px-2"
                >
                  加入购物车
                </Button>
              )}
              <Button loading={isBuying} onClick={first(buyNow)} className="h-11 flex-1 rounded-full px-2">
                立即购买
              </Button>
            </>
          ) : (
            <Button disabled className="disabled:bg-line disabled:text-muted h-11 flex-1 rounded-full px-2">
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

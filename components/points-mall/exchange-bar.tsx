'use client'
import { Suspense, useState } from 'react'
import { useGoodsPick } from '@/components/goods-page/buy/pick-context'
import { lazyPart } from '@/components/ui/lazy-part'
import { PointsPrice } from '@/components/ui/points-price'
import { ExchangeButton } from './exchange-button'
import { useMissingPoints } from './picked-points'

const ExchangeSheet = lazyPart(() => import('./exchange-sheet'), 'ExchangeSheet')

/** The price and 立即兑换 at the bottom edge of phones. While a spec group is open the button opens the sheet first. */
export function ExchangeBar() {
  const { pick, sheetOpen, setSheetOpen, touch } = useGoodsPick()
  const { missing } = useMissingPoints()
  // Stays mounted after the first opening, so that closing can fade.
  const [wasOpened, setWasOpened] = useState(false)
  if (sheetOpen && !wasOpened) setWasOpened(true)
  return (
    <>
      <div
        onPointerDown={touch}
        onFocus={touch}
        className="border-line bg-card fixed inset-x-0 bottom-0 z-40 border-t pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <div className="flex h-14 items-center justify-between gap-3 px-4">
          {pick.shown && (
            <PointsPrice points={pick.shown.point ?? 0} cents={pick.shown.price} className="text-xl" />
          )}
          <ExchangeButton
            isShort={missing > 0}
            onClick={pick.sku ? undefined : () => setSheetOpen(true)}
            className="h-11! shrink-0 rounded-full!"
          />
        </div>
      </div>
      {wasOpened && (
        <Suspense>
          <ExchangeSheet />
        </Suspense>
      )}
    </>
  )
}

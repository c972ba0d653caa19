'use client'
import { lazy, Suspense, useState } from 'react'
import { OutsideSeckill } from '../price/picked-price'
import { RowButton } from '../view/row-button'
import type { OffersOfGoods } from './offers'

const OffersSheet = lazy(() => import('./offers-sheet'))

interface OffersLineProps {
  offers: OffersOfGoods
  /** `offerWords` of them. */
  words: readonly string[]
}

/** The offers of a product in one line on phones, which opens a sheet with all of them. */
export function OffersLine({ offers, words }: OffersLineProps) {
  const [open, setOpen] = useState<boolean>()
  return (
    <OutsideSeckill>
      <RowButton label="优惠" onClick={() => setOpen(true)} hasPopup>
        <span className="flex flex-wrap gap-1.5">
          {words.map((word) => (
            <span key={word} className="tag shrink-0">
              {word}
            </span>
          ))}
        </span>
      </RowButton>
      {open !== undefined && (
        <Suspense>
          <OffersSheet offers={offers} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OutsideSeckill>
  )
}

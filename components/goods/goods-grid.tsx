import type { ReactNode } from 'react'
import { GoodsCard, type CardGoods } from './goods-card'
import { StillCards } from './still-cards'
import { ViewerPrices } from './viewer-prices'

interface GoodsGridProps {
  goods: readonly CardGoods[]
  heading?: 'h2' | 'h3'
  /** Number of cards whose pictures load eagerly. */
  eager?: number
  /** After the last card, such as a tile in the rest of its row. */
  tail?: ReactNode
  /** Columns that pages of 18 fill to the end: six, and three on narrower windows. */
  inSixes?: boolean
  className?: string
}

const columns = 'cards-2 sm:cards-3 grid gap-2.5'

/** Product cards: five in a row on wide windows, then four, three and two. */
export function GoodsGrid({ goods, heading, eager = 0, tail, inSixes, className }: GoodsGridProps) {
  const goodsIds = goods.map((one) => one.goods_id)
  return (
    <>
      <StillCards className={className}>
        <ul className={inSixes ? `${columns} wide:cards-6` : `${columns} wide:cards-5 lg:cards-4`}>
          {goods.map((one, index) => (
            <li key={one.goods_id} className="flex min-w-0">
              <GoodsCard goods={one} heading={heading} priority={index < eager} className="w-full" />
            </li>
          ))}
          {tail}
        </ul>
      </StillCards>
      <ViewerPrices goodsIds={goodsIds} />
    </>
  )
}

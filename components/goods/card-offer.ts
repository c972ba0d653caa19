import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import type { PriceLook } from './card-price-view'

/** The prices of a product for all visitors, in cents. */
export interface CardOffer {
  goodsId: number
  price: number
  market: number
  activity?: number | undefined
  /** 国补价 for all visitors; undefined where the programme pays nothing. */
  subsidised?: number | undefined
  /** The programme pays for no more pieces of its class for the viewer, as the row already says. */
  isUsedUp?: boolean
  look?: PriceLook | undefined
}

type Row = Pick<
  GoodsListItem,
  'goods_id' | 'price' | 'market_price' | 'activity_price' | 'subsidy_price' | 'subsidy_state'
>

/** The prices of a row that was read for its viewer alone, who may have prices of their own. */
export const ownOfferOfRow = (row: Row & Pick<GoodsListItem, 'member_price'>) => ({
  ...offerOfRow(row),
  own: {
    price: row.member_price,
    subsidised: row.subsidy_price,
    isUsedUp: row.subsidy_state !== undefined,
  },
})

/** The prices of a list row. */
export const offerOfRow = (row: Row): CardOffer => ({
  goodsId: row.goods_id,
  price: row.price,
  market: row.market_price,
  activity: row.activity_price,
  subsidised: row.subsidy_price,
  isUsedUp: row.subsidy_state !== undefined,
})

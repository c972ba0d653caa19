import type { CardOffer } from '@/components/goods/card-offer'
import type { WidgetGoods } from '@/widgets/loader'

/**
 * The prices of a product of a widget: current ones on pages, stored ones elsewhere.
 * @param market the market price in cents; 0 where the widget shows none
 */
export const offerOf = ({ goodsId, price, listItem }: WidgetGoods, market = 0): CardOffer => ({
  goodsId,
  price: listItem?.price ?? price,
  market,
  activity: listItem?.activity_price,
  subsidised: listItem?.subsidy_price,
  isUsedUp: listItem?.subsidy_state !== undefined,
})

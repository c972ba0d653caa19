import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { subsidyLimitsText } from '@/lib/domain/goods/subsidy'
import type { GoodsCoupon } from '../offers/coupon-text'
import { OfferRows, offersOf, offerWords, VipRow } from '../offers/offers'
import { OffersLine } from '../offers/offers-line'
import { LazyActivityStrip } from './lazy-activity-strip'
import { OutsideSeckill, PickedPrice } from './picked-price'
import { SubsidyRule } from './subsidy-rule'

interface PricePanelProps {
  goods: GoodsDetail
  coupons: GoodsCoupon[]
  /** Time of rendering, epoch seconds. */
  now: number
}

/**
 * Price, paid grades, coupons and promotions on a tinted ground. On phones the name of the product follows the price,
 * and the offers are one line below it: the parts are items of the grid around them.
 */
export function PricePanel({ goods, coupons, now }: PricePanelProps) {
  const { subsidy } = goods
  const offers = offersOf(goods, coupons, now)
  const { vip, ...rows } = offers
  const words = offerWords(offers)
  return (
    <div className="max-md:contents">
      <LazyActivityStrip />
      <div className="md:from-brand-tint md:rounded-b-card md:first:rounded-t-card to-brand-pale grid gap-2.5 max-md:contents md:bg-linear-to-r md:px-4 md:py-3.5">
        <div className="max-md:from-brand-tint to-brand-pale grid gap-2 max-md:-mx-4 max-md:bg-linear-to-r max-md:px-4 max-md:py-2.5">
          <PickedPrice
            rule={subsidy && <SubsidyRule {...subsidy} />}
            limits={subsidy && subsidyLimitsText(subsidy.regions, subsidy.limit)}
          />
        </div>
        <div className="grid gap-2.5 empty:hidden max-md:hidden">
          <VipRow vip={vip} />
          <OutsideSeckill>
            <OfferRows {...rows} />
          </OutsideSeckill>
        </div>
        {words.length > 0 && (
          <div className="empty:hidden max-md:order-2 md:hidden">
            <OffersLine offers={offers} words={words} />
          </div>
        )}
      </div>
    </div>
  )
}

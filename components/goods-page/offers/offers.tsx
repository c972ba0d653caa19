import { Tag } from '@/components/ui/pill'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { limitedBuyText } from '@/lib/domain/promotion/limited-buy'
import { VipLine } from '../price/vip-line'
import { PanelRow } from '../view/panel-row'
import { CouponRow } from './coupon-list'
import { CouponRows, type CouponsOfGoods } from './coupon-rows'
import { labelOf, PromotionList, runningPromotion, type RunningPromotion } from './promotion-list'

/** The offers of a product: paid grade, coupons, promotions and 限购. */
export interface OffersOfGoods extends CouponsOfGoods {
  vip: GoodsDetail['vipgrade_guide_title']
  promotions: readonly RunningPromotion[]
  limited: GoodsDetail['limited_buy']
}

/** The parts of a product that the offers show. @param now time of rendering, epoch seconds */
export const offersOf = (
  goods: GoodsDetail,
  coupons: CouponsOfGoods['coupons'],
  now: number,
): OffersOfGoods => ({
  goodsId: goods.goods_id,
  distributorId: goods.distributor_id,
  coupons,
  vip: goods.vipgrade_guide_title,
  promotions: (goods.promotion_activity ?? []).map((promotion) => runningPromotion(promotion, now)),
  limited: goods.limited_buy,
})

/** The offers in a word each, for one line: 领券, 满减, 限购2件, 会员. */
export function offerWords({ coupons, promotions, limited, vip }: OffersOfGoods): string[] {
  const words = [
    coupons.length > 0 ? '领券' : '',
    ...promotions.map(labelOf),
    limited ? limitedBuyText(limited.rule) : '',
    vip ? `${vip.vipgrade_name}${vip.gradeDiscount}折` : '',
  ]
  return [...new Set(words.filter(Boolean))]
}

/** The line of the paid grade; nothing where the mall has none. */
export const VipRow = ({ vip }: Pick<OffersOfGoods, 'vip'>) =>
  vip && (
    <PanelRow label="会员">
      <VipLine guide={vip} />
    </PanelRow>
  )

/** Coupons, promotions and 限购 of a product as rows. */
export function OfferRows({ promotions, limited, ...coupons }: Omit<OffersOfGoods, 'vip'>) {
  return (
    <>
      <CouponRows {...coupons}>
        <CouponRow coupons={coupons.coupons} />
      </CouponRows>
      {promotions.length > 0 && (
        <PanelRow label="促销">
          <PromotionList promotions={promotions} />
        </PanelRow>
      )}
      {limited && (
        <PanelRow label="限购">
          <p className="flex items-start gap-2">
            <Tag className="mt-[0.1875rem] shrink-0">{limited.promotion_tag}</Tag>
            {limited.limited_buy_name ? (
              <span>
                {limited.limited_buy_name}
                <span className="text-muted ml-2 text-xs">{limitedBuyText(limited.rule)}</span>
              </span>
            ) : (
              <span>每人{limitedBuyText(limited.rule)}</span>
            )}
          </p>
        </PanelRow>
      )}
    </>
  )
}

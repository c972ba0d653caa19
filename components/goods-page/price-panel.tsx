import { Tag } from '@/components/ui/pill'
import type { GoodsDetail } from '@/lib/contract/goods'
import { limitedBuyText } from '@/lib/domain/promotion/limited-buy'
import type { GoodsCoupon } from './coupon-text'
import { CouponRows } from './coupon-rows'
import { PanelRow } from './panel-row'
import { ActivityStrip, OutsideSeckill, PickedPrice } from './picked-price'
import { PromotionList } from './promotion-list'
import { SubsidyLine } from './subsidy-line'
import { SubsidyRule } from './subsidy-rule'
import { VipLine } from './vip-line'

interface PricePanelProps {
  goods: GoodsDetail
  coupons: GoodsCoupon[]
  /** Time of rendering, epoch seconds. */
  now: number
}

/**
 * Price, subsidy, paid grades, coupons and promotions on a tinted ground. On phones the name of the product stands between
 * the price and the offers: the parts are items of the grid around them.
 */
export function PricePanel({ goods, coupons, now }: PricePanelProps) {
  const { vipgrade_guide_title: vip, subsidy, limited_buy: limited } = goods
  const promotions = goods.promotion_activity ?? []
  return (
    <div className="max-md:contents">
      <ActivityStrip />
      <div className="md:from-brand-tint md:rounded-b-card md:first:rounded-t-card grid gap-2.5 to-[#fff8f2] max-md:contents md:bg-linear-to-r md:px-4 md:py-3.5">
        <div className="max-md:from-brand-tint grid gap-2.5 to-[#fff8f2] max-md:-mx-4 max-md:bg-linear-to-r max-md:px-4 max-md:py-3.5">
          <PickedPrice />
          {subsidy && (
            <SubsidyLine subsidy={subsidy}>
              <SubsidyRule class_name={subsidy.class_name} rate={subsidy.rate} cap={subsidy.cap} />
            </SubsidyLine>
          )}
          {vip && (
            <PanelRow label="会员">
              <VipLine guide={vip} />
            </PanelRow>
          )}
        </div>
        <div className="grid gap-2.5 empty:hidden max-md:order-2">
          <OutsideSeckill>
            <CouponRows goodsId={goods.goods_id} distributorId={goods.distributor_id} coupons={coupons} />
            {promotions.length > 0 && (
              <PanelRow label="促销">
                <PromotionList promotions={promotions} now={now} />
              </PanelRow>
            )}
            {limited && (
              <PanelRow label="限购">
                <p className="flex items-start gap-2">
                  <Tag className="mt-[0.1875rem] shrink-0">{limited.promotion_tag}</Tag>
                  <span>
                    {limited.limited_buy_name}
                    <span className="text-muted ml-2 text-xs">{limitedBuyText(limited.rule)}</span>
                  </span>
                </p>
              </PanelRow>
            )}
          </OutsideSeckill>
        </div>
      </div>
    </div>
  )
}

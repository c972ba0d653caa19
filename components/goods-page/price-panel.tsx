import type { GoodsDetail } from '@/lib/contract/goods'
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

/** Price, subsidy, paid grades, coupons and promotions on a tinted ground. */
export function PricePanel({ goods, coupons, now }: PricePanelProps) {
  const { vipgrade_guide_title: vip, subsidy } = goods
  const promotions = goods.promotion_activity ?? []
  return (
    <div>
      <ActivityStrip />
      <div className="from-brand-tint rounded-b-card first:rounded-t-card grid gap-2.5 bg-linear-to-r to-[#fff8f2] px-4 py-3.5 max-md:-mx-4 max-md:rounded-none">
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
        <OutsideSeckill>
          <CouponRows goodsId={goods.goods_id} distributorId={goods.distributor_id} coupons={coupons} />
          {promotions.length > 0 && (
            <PanelRow label="促销">
              <PromotionList promotions={promotions} now={now} />
            </PanelRow>
          )}
        </OutsideSeckill>
      </div>
    </div>
  )
}

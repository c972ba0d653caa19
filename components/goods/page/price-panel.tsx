import type { ReactNode } from 'react'
import { Tag } from '@/components/ui/pill'
import type { GoodsDetail } from '@/lib/contract/goods'
import type { GoodsSubsidy } from '@/lib/domain/subsidy'
import type { GoodsCoupon } from '../coupon-text'
import { CouponRows } from './coupon-rows'
import { ActivityStrip, PickedPrice } from './picked-price'
import { SubsidyLine } from './subsidy-line'

interface PricePanelProps {
  goods: GoodsDetail
  coupons: GoodsCoupon[]
  subsidy: GoodsSubsidy | null
}

/** Price, subsidy, paid grades, coupons and promotions on a tinted ground. */
export function PricePanel({ goods, coupons, subsidy }: PricePanelProps) {
  const { activity_info: activity, vipgrade_guide_title: vip, promotion_activity: promotions } = goods
  return (
    <div>
      {activity && (
        <ActivityStrip
          name={activity.activity_name}
          startTime={activity.activity_start_time}
          endTime={activity.activity_end_time}
        />
      )}
      <div
        className={`from-brand-tint rounded-b-card grid gap-2.5 bg-linear-to-r to-[#fff8f2] px-4 py-3.5 max-md:-mx-4 max-md:rounded-none ${activity ? '' : 'rounded-t-card'}`}
      >
        <PickedPrice />
        {subsidy && <SubsidyLine subsidy={subsidy} />}
        {vip && (
          <PanelRow label="会员">
            <p className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
              <span>
                开通 {vip.vipgrade_name} 享
                <span className="text-brand nums font-medium">{vip.gradeDiscount}折</span>
              </span>
              <span className="text-muted text-xs">{vip.guide_title_desc}</span>
            </p>
          </PanelRow>
        )}
        {coupons.length > 0 && (
          <PanelRow label="优惠券">
            <CouponRows goodsId={goods.goods_id} distributorId={goods.distributor_id} coupons={coupons} />
          </PanelRow>
        )}
        {promotions && promotions.length > 0 && (
          <PanelRow label="促销">
            <ul className="grid gap-1.5">
              {promotions.map((promotion) => (
                <li key={promotion.marketing_id} className="flex items-start gap-2">
                  <Tag className="mt-[0.1875rem] shrink-0">{promotion.promotion_tag}</Tag>
                  <span className="min-w-0">
                    <span className="mr-2">{promotion.marketing_name}</span>
                    {promotion.condition_rules
                      .split(';')
                      .filter(Boolean)
                      .map((rule) => (
                        <span key={rule} className="text-muted mr-2.5 inline-block text-xs">
                          {rule}
                        </span>
                      ))}
                  </span>
                </li>
              ))}
            </ul>
          </PanelRow>
        )}
      </div>
    </div>
  )
}

export function PanelRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2 text-sm">
      <span className="text-muted w-16 shrink-0">{label}</span>
      <div className="text-text min-w-0 flex-1">{children}</div>
    </div>
  )
}

import type { ChoiceSource } from '@/components/desk/pickers/choice-source'
import { designer } from '@/lib/client/call/designer'
import type { CouponChoice } from '@/lib/contract/operator/content/design-choice'
import { couponThreshold } from '@/lib/domain/coupon/terms'
import { discountRate, shortYuan } from '@/lib/domain/money'

const kinds: Record<CouponChoice['card_type'], string> = {
  cash: '现金券',
  discount: '折扣券',
  new_gift: '兑换券',
}

const valueOf = ({ card_type, discount, reduce_cost }: CouponChoice): string => {
  if (card_type === 'discount') return `${discountRate(discount)}折`
  return card_type === 'cash' ? `减${shortYuan(reduce_cost)}元` : '兑换商品'
}

/** Coupons that members can still claim. */
export const couponSource: ChoiceSource<CouponChoice> = {
  title: '选择优惠券',
  unit: '张优惠券',
  placeholder: '优惠券名称',
  name: 'coupons',
  read: ({ keyword, page, pageSize }) => designer.designChoice.coupons({ keyword, page, pageSize }),
  keyOf: ({ card_id }) => String(card_id),
  nameOf: ({ title }) => title,
  columns: [
    { head: 'ID', className: 'nums w-20', cell: ({ card_id }) => card_id },
    { head: '优惠券名称', cell: ({ title }) => title },
    { head: '类型', className: 'w-24', cell: ({ card_type }) => kinds[card_type] },
    { head: '优惠', className: 'w-24', cell: valueOf },
    { head: '门槛', className: 'w-32', cell: ({ least_cost }) => couponThreshold(least_cost) },
  ],
  recordOf: (coupon) => ({
    card_id: coupon.card_id,
    card_type: coupon.card_type,
    title: coupon.title,
    description: coupon.description,
    discount: coupon.discount,
    least_cost: coupon.least_cost,
    reduce_cost: coupon.reduce_cost,
  }),
}

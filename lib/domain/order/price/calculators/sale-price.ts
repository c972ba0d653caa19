import type { DiscountEntry } from '@/lib/domain/goods/price'
import { isSelling, type SkuActivity } from '@/lib/domain/promotion/seckill'
import type { CheckoutKind } from '../../kinds'
import { billLine, type BillContext, type BillLine, type RequestedLine, type SkuFacts } from '../bill'
import type { OrderTerms } from '../order-terms'

/**
 * A price that replaces that of the SKU. The price is already in the line, so its discount entry only gives the reason.
 */
interface SalePrice {
  price: number
  /** The sale whose pieces the line takes; null for activities that count theirs otherwise. */
  saleId: number | null
  reason: Pick<DiscountEntry, 'id' | 'type' | 'info' | 'rule'>
}

const priceOfSale = ({ seckillId, type, activityName, activityPrice }: SkuActivity): SalePrice => ({
  price: activityPrice,
  saleId: seckillId,
  reason: {
    id: seckillId,
    type,
    info: type === 'seckill' ? '秒杀' : '限时特惠',
    rule: activityName,
  },
})

/**
 * The sale price of a SKU in each kind of order; null for its own price. A limited-time sale replaces the price; a
 * seckill does so only in its own order, because its price needs a ticket (contract trade §3.1, contract trade §3.6).
 */
const salePrices: { [K in CheckoutKind]: (sku: SkuFacts, terms: OrderTerms<K>) => SalePrice | null } = {
  normal: ({ activity }) =>
    activity?.type === 'limited_time_sale' && isSelling(activity) ? priceOfSale(activity) : null,
  seckill: ({ activity }, { seckillId }) =>
    activity?.seckillId === seckillId && activity.status === 'in_sale' ? priceOfSale(activity) : null,
  groups: (_sku, { group: { activityId: id, activityName: rule, price } }) => ({
    price,
    saleId: null,
    reason: { id, type: 'groups', info: '拼团', rule },
  }),
  pointsmall: () => null,
  employee_purchase: ({ itemId, price }, { employee: { activityId: id, name: rule, prices } }) => ({
    price: prices.get(itemId) ?? price,
    saleId: null,
    reason: { id, type: 'employee_purchase', info: '员工内购', rule },
  }),
}

const salePrice = <K extends CheckoutKind>(sku: SkuFacts, terms: OrderTerms<K>): SalePrice | null =>
  salePrices[terms.kind](sku, terms)

/** A line at its sale price. A part of a package has its fixed price, whatever sale the SKU is in. */
export function saleLine(requested: RequestedLine, { terms }: Pick<BillContext, 'terms'>): BillLine {
  const { sku, inPackage } = requested
  if (inPackage) return billLine('package', requested, inPackage.price)
  const sale = salePrice(sku, terms)
  if (!sale) return billLine('normal', requested, sku.price)
  const { price, saleId, reason } = sale
  return {
    ...billLine('normal', requested, price),
    activityId: saleId,
    isLastPrice: true,
    activityPrice: price,
    discounts: [{ ...reason, discountFee: 0 }],
  }
}

import 'server-only'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import { boughtLines, type Bill, type BillLine } from '@/lib/domain/order/price/bill'
import { limitedBuyTag, limitedBuyText, packageTag, wireTypeOf } from '@/lib/domain/promotion'

type ItemPromotion = OrderPreview['items_promotion'][number]
type Applied = Pick<
  ItemPromotion,
  'activity_id' | 'activity_type' | 'activity_name' | 'activity_tag' | 'activity_desc'
> &
  Partial<Pick<ItemPromotion, 'activity_rule'>>

/** The rule of the discount entry contains these names of sales and groups. */
const saleTags = { limited_time_sale: '限时特惠', seckill: '秒杀', groups: '拼团' } as const

/** The promotions that priced a line or limit it; member price and coupons are not among them. */
function promotionsOf(line: BillLine, bill: Bill): Applied[] {
  const { sku, discounts, inPackage } = line
  const marketings = [...bill.reductions, ...bill.plusBuys].map(({ marketing }) => marketing)
  const applied = discounts.flatMap(({ id, type, info, rule }): Applied[] => {
    if (type === 'limited_time_sale' || type === 'seckill' || type === 'groups')
      return [
        {
          activity_id: id,
          activity_type: type === 'groups' ? 'single_group' : type,
          activity_name: rule,
          activity_tag: saleTags[type],
          activity_desc: info,
        },
      ]
    const marketing = marketings.find(({ marketingId }) => marketingId === id)
    if (marketing?.marketingType !== type) return []
    return [
      {
        activity_id: id,
        activity_type: wireTypeOf[type],
        activity_name: info,
        activity_tag: marketing.promotionTag,
        activity_desc: rule,
      },
    ]
  })
  const gifts = bill.gifts
    .filter(({ itemIds }) => line.type !== 'plus_buy' && itemIds.includes(sku.itemId))
    .map(({ marketing, rule }) => ({
      activity_id: marketing.marketingId,
      activity_type: wireTypeOf[marketing.marketingType],
      activity_name: marketing.marketingName,
      activity_tag: marketing.promotionTag,
      activity_desc: rule,
    }))
  return [
    ...applied,
    ...gifts,
    ...(inPackage
      ? [
          {
            activity_id: inPackage.packageId,
            activity_type: 'package',
            activity_name: inPackage.packageName,
            activity_tag: packageTag,
            activity_desc: inPackage.packageName,
          },
        ]
      : []),
    ...(sku.limitedBuy
      ? [
          {
            activity_id: sku.limitedBuy.limitedBuyId,
            activity_type: 'limited_buy',
            activity_name: sku.limitedBuy.name,
            activity_tag: limitedBuyTag,
            activity_desc: limitedBuyText(sku.limitedBuy),
            activity_rule: { day: sku.limitedBuy.day, limit: sku.limitedBuy.limit },
          },
        ]
      : []),
  ]
}

/** Every promotion that applied to an item (contract trade §6.2, contract trade §3.5). */
export const itemsPromotion = (bill: Bill): ItemPromotion[] =>
  boughtLines(bill).flatMap((line) =>
    promotionsOf(line, bill).map((applied) => ({
      activity_rule: [],
      ...applied,
      item_id: line.sku.itemId,
      item_name: line.sku.itemName,
      shop_id: line.sku.distributorId,
    })),
  )

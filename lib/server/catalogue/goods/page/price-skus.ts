import 'server-only'
import type { Sku } from '@/lib/contract/catalogue/goods'
import { priceFor, type PriceViewer } from '@/lib/domain/person/viewer-price'
import { cheapestSelling, isSelling, type SkuActivity } from '@/lib/domain/promotion'
import type { SkuRow } from '@/lib/server/catalogue/goods-card/load-skus'
import type { SkuOffers } from '@/lib/server/catalogue/promotion/parts'
import type { specsBySku } from '../wire/specs'

/** The SKUs of a detail page with their prices, and the activity that sets them. */
export interface PricedSkus {
  items: Sku[]
  activity: SkuActivity | undefined
}

interface SkuPricing {
  rows: SkuRow[]
  viewer: PriceViewer | null
  specs: ReturnType<typeof specsBySku>
  unit: string
  offers: SkuOffers
}

/**
 * SKUs with the prices of a viewer. While an activity sells, only its SKUs are returned, cheapest first (contract goods
 * §3.2).
 */
export function priceSkus({ rows, viewer, specs, unit, offers }: SkuPricing): PricedSkus {
  const { activities } = offers
  const items = rows.map((row): Sku => {
    const activity = activities.get(row.itemId)
    const price = priceFor(
      { price: row.price, gradePrices: offers.gradePrices(row.itemId) },
      viewer,
      activity,
    )
    const spec = specs.get(row.itemId)
    return {
      item_id: row.itemId,
      item_bn: row.itemBn,
      barcode: row.barcode,
      item_unit: unit,
      weight: row.weight,
      volume: row.volume,
      price: row.price,
      ...(row.point > 0 ? { point: row.point } : {}),
      market_price: row.marketPrice,
      ...(price.memberPrice === undefined ? {} : { member_price: price.memberPrice }),
      ...offers.paidPrices(row.itemId, row.price),
      ...(isSelling(activity)
        ? {
            act_price: activity.activityPrice,
            activity_type: activity.type,
            seckill_id: activity.seckillId,
            limit_num: activity.limitNum,
          }
        : {}),
      store: isSelling(activity) ? Math.min(row.store, activity.left) : row.store,
      start_num: row.startNum,
      approve_status: row.approveStatus,
      is_default: row.isDefault,
      pics: row.pic ? [row.pic] : [],
      custom_spec_id: spec?.custom_spec_id ?? '',
      custom_spec_name: spec?.custom_spec_name ?? '',
      item_spec: spec?.item_spec ?? [],
    }
  })
  const [activity] = cheapestSelling(activities.values()).values()
  if (!activity) return { items, activity: [...activities.values()][0] }
  const inActivity = items.filter((item) => item.seckill_id === activity.seckillId)
  return { items: inActivity.sort((a, b) => (a.act_price ?? 0) - (b.act_price ?? 0)), activity }
}

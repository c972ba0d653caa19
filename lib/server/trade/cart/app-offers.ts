import 'server-only'
import type { SkuFacts } from '@/lib/domain/order/price/bill'
import type { CartFacts } from '@/lib/server/trade/bill/load-facts'

const withoutSale = (sku: SkuFacts): SkuFacts =>
  sku.activity?.type === 'limited_time_sale' ? { ...sku, activity: null } : sku

/**
 * A cart without the offers that `user_device=pc` switches off: limited-time sales, plus items and the package prices
 * of the SKUs beside the main one (contract trade §2.2).
 */
export const withoutAppOffers = (facts: CartFacts): CartFacts => ({
  ...facts,
  marketings: facts.marketings.filter(({ marketingType }) => marketingType !== 'plus_price_buy'),
  lines: facts.lines.map((line) => ({
    ...line,
    sku: withoutSale(line.sku),
    package: line.package && {
      ...line.package,
      parts: line.package.parts.map((part, index) => ({
        sku: withoutSale(part.sku),
        price: index === 0 ? part.price : part.sku.price,
      })),
    },
  })),
})

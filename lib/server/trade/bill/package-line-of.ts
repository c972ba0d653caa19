import 'server-only'
import * as goodsMessages from '@/lib/domain/messages/goods'
import type { SkuFacts } from '@/lib/domain/order/price/bill'
import type { CartRequest } from '@/lib/domain/order/price/package-line'
import { choosePackage, type Joiner, type Package } from '@/lib/domain/promotion'

/**
 * The package of a stored line with the price of each part, or the reason why it can no longer be bought; the parts
 * then have their own prices.
 */
export function packageLineOf(
  chosen: { packageId: number; sku: SkuFacts; itemIds: readonly number[] },
  offered: Package | null,
  skus: ReadonlyMap<number, SkuFacts>,
  joiner: Joiner,
  now: number,
): Pick<CartRequest, 'package' | 'packageProblem'> {
  const { packageId, sku, itemIds } = chosen
  const others = itemIds.flatMap((itemId) => skus.get(itemId) ?? [])
  const result = choosePackage(offered, sku.itemId, itemIds, joiner, now)
  const isLost = others.length < itemIds.length
  const prices = new Map(
    'members' in result ? result.members.map(({ itemId, price }) => [itemId, price]) : [],
  )
  return {
    package: {
      packageId,
      packageName: offered?.packageName ?? '',
      parts: [sku, ...others].map((part) => ({ sku: part, price: prices.get(part.itemId) ?? part.price })),
    },
    packageProblem: 'problem' in result ? result.problem : isLost ? goodsMessages.goodsOffSale : null,
  }
}

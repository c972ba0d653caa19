import 'server-only'
import { priceFor, type PriceViewer } from '@/lib/domain/price'
import type { ClassPieces } from '@/lib/domain/promotion/package'
import { goodsSubsidy, subsidyAmount } from '@/lib/domain/subsidy'
import { classesNow } from '@/lib/server/programme/load-classes'
import { skuOffers } from '@/lib/server/promotion/parts'
import type { Reference } from '@/lib/server/reference/load-reference'
import type { PackageOffersRow, PackageSkuRow } from './sql'

/** What a viewer pays for the SKUs of a package when each is bought alone now. */
export interface AlonePrices {
  /** In cents. */
  of: (sku: PackageSkuRow) => { price: number; subsidy?: { class_name: string; fee: number } }
  /** Pieces for which the programme still pays the viewer, of classes with a limit per person. */
  pieces: ClassPieces[]
}

/**
 * Prices of a package's SKUs alone: 活动价 before 会员价 before 价格, and the subsidy on it, which pages show to everybody.
 * @param viewer null for a guest
 * @param now epoch seconds
 */
export function alonePrices(
  row: PackageOffersRow,
  { settings, subsidyClasses, tags }: Pick<Reference, 'settings' | 'subsidyClasses' | 'tags'>,
  viewer: PriceViewer | null,
  now: number,
): AlonePrices {
  const offers = skuOffers({ ...row, paidGrades: [] }, viewer, now)
  const classes = classesNow(subsidyClasses, settings.programme ?? null, now)
  const drawn = new Map(row.subsidies.map((one) => [one.subsidyClassId, one.personPieces]))
  return {
    of: ({ itemId, price, tagIds, categories }) => {
      const sku = { price, gradePrices: offers.gradePrices(itemId) }
      const { final } = priceFor(sku, viewer, offers.activities.get(itemId))
      const tagNames = tagIds.flatMap((id) => tags.get(id)?.tagName ?? [])
      const rule = goodsSubsidy(tagNames, categories, classes)
      const fee = rule ? subsidyAmount(final, rule) : 0
      return rule && fee > 0
        ? { price: final, subsidy: { class_name: rule.className, fee } }
        : { price: final }
    },
    pieces: classes.flatMap(({ subsidyClassId, className, limit }) =>
      limit > 0
        ? [{ class_name: className, pieces: Math.max(0, limit - (drawn.get(subsidyClassId) ?? 0)) }]
        : [],
    ),
  }
}

import 'server-only'
import { eventTags } from '@/lib/web/cache-tags'

/** Products whose pages are dropped one by one; of more of them all pages with products are. */
const atOnce = 1000

/** How many products a statement reads, so that `renamedDrops` notices that there are more than are dropped one by one. */
export const renamedLimit = atOnce + 1

/** The cache tags of everything that shows products whose brand, tag or parameter changed its name, value or look. */
export const renamedDrops = (goodsIds: readonly number[]): string[] =>
  goodsIds.length > atOnce ? eventTags.manyGoodsRenamed() : goodsIds.flatMap(eventTags.goodsRenamed)

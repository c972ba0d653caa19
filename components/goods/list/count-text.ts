import { goodsCountLimit } from '@/lib/domain/search/limits'

/** The number of products as shown; counting stops at a limit. */
export const countText = (count: number): string =>
  count >= goodsCountLimit ? `${goodsCountLimit}+` : String(count)

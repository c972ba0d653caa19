import 'server-only'
import { hotWordsOf } from '@/lib/domain/content/hot-words'
import type { Queries } from '@/lib/server/ground/db/connection'
import { findSetting } from '@/lib/server/ground/settings'
import { defaultSite } from '@/lib/server/ground/site-setting/default-site'
import { findGoods } from './find-goods'

/** The hot words below the search field (spec 1 §2), without those that find no product or only near ones. */
export async function findHotWords(db: Queries): Promise<string[]> {
  const [search, shop] = await Promise.all([findSetting(db, 'search'), findSetting(db, 'shop')])
  const words = hotWordsOf(search, shop?.brand_name || defaultSite.brand_name)
  const isFound = await Promise.all(
    words.map(async (keywords) => {
      const { total, isNear, meant } = await findGoods(db, { keywords, page: 1, pageSize: 1 }, null)
      return total > 0 && !isNear && meant === null
    }),
  )
  return words.filter((_, index) => isFound[index])
}

import 'server-only'
import { blockGoodsId, type BlockCards } from '@/components/content/blocks'
import type { IntroBlock } from '@/lib/contract/catalogue/goods'
import { maxId } from '@/lib/domain/id'
import { listGoodsCards } from '@/lib/readers/goods'

/** One call returns at most 50 cards (contract goods §2.1). */
const maxCards = 50

/** Cards of the products that the blocks of a text show. The page gets their cache tags and follows their changes. */
export async function loadBlockCards(content: string | readonly IntroBlock[]): Promise<BlockCards> {
  if (typeof content === 'string') return new Map()
  const ids = content.filter(({ name }) => name === 'goods').flatMap(({ data }) => data.map(blockGoodsId))
  const goodsIds = [...new Set(ids.filter((id) => id > 0 && id <= maxId))].slice(0, maxCards)
  const found = await listGoodsCards(goodsIds)
  return new Map(found.map((goods) => [goods.goods_id, goods]))
}

import 'server-only'
import { listGoodsCards } from '@/lib/readers/goods'
import type { IntroBlock } from '@/lib/contract/goods'
import { mostId } from '@/lib/domain/id'
import { blockGoodsId, type BlockCards } from './blocks'

/** Cards are asked for in one call (contract goods §2.1). */
const mostCards = 50

/** Goods that the blocks of a text show, as they are sold now; a page that shows them is dropped when they change. */
export async function cardsOf(content: string | readonly IntroBlock[]): Promise<BlockCards> {
  if (typeof content === 'string') return new Map()
  const ids = content.filter(({ name }) => name === 'goods').flatMap(({ data }) => data.map(blockGoodsId))
  const wanted = [...new Set(ids.filter((id) => id > 0 && id <= mostId))].slice(0, mostCards)
  const found = await listGoodsCards(JSON.stringify(wanted))
  return new Map(found.map((goods) => [goods.goods_id, goods]))
}

import 'server-only'
import { goodsSubsidy, subsidyTag, type GoodsSubsidy } from '@/lib/domain/subsidy'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { loadProgrammeClasses } from './classes'

interface TaggedGoods {
  goodsId: number
  tags: readonly { tagName: string }[]
}

const categoriesOfGoods = statement(
  'goods_subsidy_categories',
  `select goods_id as "goodsId", categories from goods_index where goods_id = any($1::bigint[])`,
)

/** What the renewal programme pays for each of these goods now; those that it does not pay for are left out. */
export async function loadGoodsSubsidies(
  db: Queries,
  goods: readonly TaggedGoods[],
  now: number,
): Promise<Map<number, GoodsSubsidy>> {
  const names = new Map(goods.map(({ goodsId, tags }) => [goodsId, tags.map(({ tagName }) => tagName)]))
  const ids = [...names].flatMap(([goodsId, tags]) => (tags.includes(subsidyTag) ? [goodsId] : []))
  if (ids.length === 0) return new Map()
  const [classes, rows] = await Promise.all([
    loadProgrammeClasses(db, now),
    db.run<{ goodsId: number; categories: number[] }>(categoriesOfGoods, [ids]),
  ])
  return new Map(
    rows.flatMap(({ goodsId, categories }) => {
      const subsidy = goodsSubsidy(names.get(goodsId) ?? [], categories, classes)
      return subsidy ? [[goodsId, subsidy] as const] : []
    }),
  )
}

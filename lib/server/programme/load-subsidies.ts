import 'server-only'
import { goodsSubsidy, subsidyTag, type GoodsSubsidy } from '@/lib/domain/subsidy'
import type { Queries } from '@/lib/server/db/connection'
import { loadProgrammeClasses } from './load-classes'
import { categoriesOfGoods } from './sql'

interface TaggedGoods {
  goodsId: number
  tags: readonly { tagName: string }[]
}

/** What the renewal programme pays for each of these products now; products without a subsidy are left out. */
export async function loadSubsidies(
  db: Queries,
  goods: readonly TaggedGoods[],
  now: number,
): Promise<Map<number, GoodsSubsidy>> {
  const tagNames = new Map(goods.map(({ goodsId, tags }) => [goodsId, tags.map(({ tagName }) => tagName)]))
  const ids = [...tagNames].flatMap(([goodsId, tags]) => (tags.includes(subsidyTag) ? [goodsId] : []))
  if (ids.length === 0) return new Map()
  const [classes, rows] = await Promise.all([loadProgrammeClasses(db, now), db.run(categoriesOfGoods, [ids])])
  return new Map(
    rows.flatMap(({ goodsId, categories }) => {
      const subsidy = goodsSubsidy(tagNames.get(goodsId) ?? [], categories, classes)
      return subsidy ? [[goodsId, subsidy] as const] : []
    }),
  )
}

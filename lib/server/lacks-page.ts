import 'server-only'
import { idOf, itemIdOf } from '@/lib/domain/id'
import type { Queries } from './db/connection'
import { boolean, statement } from './db/statement'
import { findGoodsId } from './goods-lookup/find-goods-id'

const articleExists = statement(
  'page_has_article',
  'select exists (select 1 from articles where article_id = $1::int) as found',
  { found: boolean },
)

async function hasArticle(db: Queries, id: number): Promise<boolean> {
  const [row] = await db.run(articleExists, [id])
  return row?.found === true
}

const hasSku = async (db: Queries, id: number): Promise<boolean> => (await findGoodsId(db, id)) !== null

const pages = [
  { pattern: /^\/(?:items|pointitems)\/(\d+)$/, idOf: itemIdOf, has: hasSku },
  { pattern: /^\/article\/detail\/(\d+)$/, idOf, has: hasArticle },
]

/**
 * Whether a page cannot exist because nothing has the id in its path. Rendering a missing page costs as much as many calls,
 * and anyone can request any number of them. A product or article that exists but is not shown is left to its page.
 */
export async function lacksPage(db: Queries, path: string): Promise<boolean> {
  for (const page of pages) {
    const [, digits] = page.pattern.exec(path) ?? []
    if (digits === undefined) continue
    const id = page.idOf(digits)
    return id === undefined || !(await page.has(db, id))
  }
  return false
}

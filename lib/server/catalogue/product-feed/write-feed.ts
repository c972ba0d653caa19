import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { feedBegin, feedEnd, feedItems } from '@/lib/domain/export/product-feed'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { feedPage, mallName } from './sql'

/** Products that are read at once. */
export const feedPageSize = 50
/** The share of the time of a read for which the writer rests then: the requests of an embedded mall wait for reads. */
const rest = 1

/** The feed in parts, one for each read of the database: other requests get their turn between two of them. */
export async function* writeFeed({ db, env }: Pick<Mall, 'db' | 'env'>): AsyncGenerator<string> {
  const origin = env.publicUrl
  yield feedBegin(only(await db.run(mallName, []), 'the name of the mall').name, origin)
  for (let after = 0; ;) {
    const began = performance.now()
    const page = await db.run(feedPage, [after, feedPageSize])
    const items = page.map((goods) => feedItems(goods, origin)).join('')
    const took = performance.now() - began
    yield items
    const last = page.at(-1)
    if (page.length < feedPageSize || !last) break
    after = last.goodsId
    await sleep(took * rest)
  }
  yield feedEnd
}

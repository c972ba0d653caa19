import 'server-only'
import { indexGoods, writeSearchWords } from '@/lib/server/catalogue/search/index-goods'
import type { Mall } from '@/lib/server/ground/mall'
import {
  advanceSkuSequence,
  analyze,
  countCopies,
  countOriginals,
  countTemplates,
  firstCopyId,
  insertCopies,
  seriesNames,
} from './sql'

export interface Growth {
  /** Number of products that the mall should have. A mall that has as many is not changed. */
  goods: number
  /** Products per transaction: few enough to stop soon, many enough that commits do not dominate. */
  perBatch?: number
  /** Called after each batch with the number of products in the mall. */
  onProgress: (goods: number) => void
  /** Called before each batch; true ends the run. The next run continues there. */
  stopped: () => boolean
}

/**
 * Grows a mall with copies of its products, for measurements on large malls. Every batch is one transaction, so that a
 * run can be stopped or killed at any time and the next run continues where it ended.
 * @returns the number of products in the mall
 */
export async function growMall(
  { db, now }: Pick<Mall, 'db' | 'now'>,
  { goods, perBatch = 5000, onProgress, stopped }: Growth,
): Promise<number> {
  const [templateCount] = await db.run(countTemplates, [firstCopyId])
  const [copyCount] = await db.run(countCopies, [firstCopyId])
  const [originalCount] = await db.run(countOriginals, [firstCopyId])
  const templates = templateCount?.templates ?? 0
  if (templates === 0) throw new Error('the mall has no product that can be copied')
  const originals = originalCount?.originals ?? 0
  const requestedCopies = goods - originals
  let copies = copyCount?.copies ?? 0
  const startedAt = now()

  while (copies < requestedCopies && !stopped()) {
    const last = Math.min(copies + perBatch, requestedCopies) - 1
    const ids = Array.from({ length: last - copies + 1 }, (_, index) => firstCopyId + copies + index)
    await db.transaction(async (tx) => {
      await tx.run(insertCopies, [firstCopyId, templates, copies, last, startedAt, seriesNames])
      await indexGoods(tx, ids)
    })
    copies = last + 1
    onProgress(originals + copies)
  }
  await db.run(advanceSkuSequence, [])
  await db.transaction(writeSearchWords)
  await db.run(analyze, [])
  return originals + copies
}

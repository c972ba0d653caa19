import 'server-only'
import type { Mall } from '@/lib/server/context'
import { indexGoods, writeSearchWords } from '@/lib/server/search/index-goods'
import { copyGoods, countCopies, countTemplates, firstCopy, passSequence, series } from './copy-sql'

export interface Growth {
  /** How many goods the mall is to have; fewer than it has changes nothing. */
  goods: number
  /** Goods of one transaction: small enough to stop soon, large enough not to pay for the commit. */
  perBatch?: number
  /** Hears after each batch how many goods there are. */
  onProgress: (goods: number) => void
  /** Asked before each batch; a growth that was stopped is taken up again by the next one. */
  stopped: () => boolean
}

/**
 * Grows a mall by copies of its goods, for measurements on large malls. Every batch is one transaction, so that a run can
 * be stopped or killed at any time; the next one goes on where it ended. Gives how many goods there are.
 */
export async function growMall(
  { db, now }: Pick<Mall, 'db' | 'now'>,
  { goods, perBatch = 5000, onProgress, stopped }: Growth,
): Promise<number> {
  const [counted] = await db.run<{ templates: number }>(countTemplates, [firstCopy])
  const [made] = await db.run<{ copies: number }>(countCopies, [firstCopy])
  const templates = counted?.templates ?? 0
  if (templates === 0) throw new Error('商城里没有可以复制的商品')
  const [own] = await db.run<{ own: number }>(
    { name: 'bulk_count_own', text: 'select count(*)::int as own from goods where goods_id < $1::bigint' },
    [firstCopy],
  )
  const ownGoods = own?.own ?? 0
  let copies = made?.copies ?? 0
  const wanted = goods - ownGoods
  const moment = now()

  while (copies < wanted && !stopped()) {
    const last = Math.min(copies + perBatch, wanted) - 1
    const ids = Array.from({ length: last - copies + 1 }, (_, at) => firstCopy + copies + at)
    await db.transaction(async (tx) => {
      await tx.run(copyGoods, [firstCopy, templates, copies, last, moment, series])
      await indexGoods(tx, ids)
    })
    copies = last + 1
    onProgress(ownGoods + copies)
  }
  await db.run(passSequence, [])
  await db.transaction(writeSearchWords)
  await db.run({ name: 'bulk_analyze', text: 'analyze' }, [])
  return ownGoods + copies
}

import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { articleMissing } from './get-reactions'
import { addArticlePraise, addToPraiseCount, lockArticleCounts, removeArticlePraise } from './sql'

/**
 * Praises an article or takes the praise back. The row with the counts is locked, so that the number always equals the
 * stored praises.
 * @returns the number of praises, and whether the member praises the article now
 * @throws MallError 种草不存在
 */
export function togglePraise(
  mall: Mall,
  userId: number,
  articleId: number,
): Promise<{ count: number; status: boolean }> {
  return mall.db.transaction(async (tx) => {
    const [before] = await tx.run(lockArticleCounts, [articleId, mall.now()])
    if (!before) throw articleMissing()
    const [added] = await tx.run(addArticlePraise, [articleId, userId, mall.now()])
    if (!added) await tx.run(removeArticlePraise, [articleId, userId])
    const [after = before] = await tx.run(addToPraiseCount, [articleId, added ? 1 : -1])
    return { count: after.count, status: Boolean(added) }
  })
}

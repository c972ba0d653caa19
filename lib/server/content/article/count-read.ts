import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { addressBlock } from '@/lib/web/address-block'
import { articleMissing, getReactions } from './get-reactions'
import { countArticleRead } from './sql'

/** Most reads of one article per address and hour that are counted. */
const perAddress = { max: 60, window: 3600, message: '' }

/**
 * Counts one read of an article and returns the total number. Above 60 reads per hour from one address it only returns
 * the number.
 * @throws MallError 种草不存在
 */
export async function countRead(mall: Mall, articleId: number, ip: string): Promise<number> {
  const { reads } = await getReactions(mall, articleId)
  try {
    await takeHit(mall.db, `article-read:${articleId}:${addressBlock(ip)}`, perAddress, mall.now())
  } catch (error) {
    if (error instanceof MallError) return reads
    throw error
  }
  const [row] = await mall.db.run(countArticleRead, [articleId, mall.now()])
  if (!row) throw articleMissing()
  return row.count
}

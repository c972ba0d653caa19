import 'server-only'
import type { IntroBlock } from '@/lib/contract/catalogue/goods'
import type { Viewer } from '@/lib/domain/person/viewer'
import { fillBlocks, skusOfBlocks } from '@/lib/server/catalogue/goods-lookup/block-overlay'
import type { Mall } from '@/lib/server/ground/mall'
import { listReactions } from './get-reactions'
import { wireReactions } from './wire'

/** A kept article: its text, and whether its read count is shown. */
interface KeptArticle {
  article_id: number
  content: string | readonly IntroBlock[]
  articleFocusNum?: unknown
}

/** The rows for the holes of an article; none for one that does not exist. */
export const prepareArticle = (article: KeptArticle | []) =>
  Array.isArray(article)
    ? { '': [], 'content.*.data.*': [] }
    : {
        '': [article.articleFocusNum === undefined ? null : article.article_id],
        'content.*.data.*': skusOfBlocks(article.content),
      }

/**
 * The read and praise counts of an article, the viewer's own reactions, and the sales of its products; `stale` when it
 * no longer exists.
 */
export async function fillArticle(
  { db, now }: Mall,
  { '': ids, 'content.*.data.*': itemIds }: ReturnType<typeof prepareArticle>,
  viewer: Viewer | null,
) {
  const counted = ids.filter((id) => id !== null)
  const [blocks, reactions] = await Promise.all([
    fillBlocks(db, itemIds),
    counted.length > 0 ? listReactions(db, counted, viewer?.userId ?? 0, now()) : [],
  ])
  if (reactions.length < counted.length) return 'stale'
  const [found] = reactions
  return { '': [found ? wireReactions(found) : {}], 'content.*.data.*': blocks }
}

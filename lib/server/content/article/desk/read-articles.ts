import 'server-only'
import type { DeskArticle, DeskArticleRow } from '@/lib/contract/operator/content/article'
import type { DeskArticleState } from '@/lib/domain/content/desk-article'
import { MallError } from '@/lib/domain/errors'
import { maxId } from '@/lib/domain/id'
import * as contentMessages from '@/lib/domain/messages/content'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { blocksHtml } from '@/lib/web/blocks-html'
import { cleanHtml } from '@/lib/web/clean-html'
import { countLimit, deskArticle, deskArticleCounts, deskArticlePage, type DeskArticleData } from './sql'
import { isComposed } from './text-blocks'

/** The release time and id in a cursor; nulls for a text that is none. */
function cursorOf(after: string | undefined): [number, number] | [null, null] {
  const [, time, id] = /^(\d{1,12})_(\d{1,10})$/.exec(after ?? '') ?? []
  return time && id && Number(id) <= maxId ? [Number(time), Number(id)] : [null, null]
}

interface ArticleFilter {
  /** Without one: all that are not deleted. */
  state?: DeskArticleState | undefined
  keyword?: string | undefined
  category_id?: number | undefined
}

/**
 * A page of articles, the last released first (contract operator §10).
 * @param page.after `next` of the page before
 * @param now epoch seconds
 */
export async function listDeskArticles(
  db: Queries,
  { state, keyword, category_id }: ArticleFilter,
  page: { after?: string | undefined; pageSize: number },
  now: number,
): Promise<{ list: DeskArticleRow[]; total_count: number; more: boolean; next: string | null }> {
  const { rows, total } = only(
    await db.run(deskArticlePage, [
      now,
      state ?? null,
      keyword || null,
      category_id ?? null,
      ...cursorOf(page.after),
      page.pageSize + 1,
    ]),
    'listing articles',
  )
  const list = rows.slice(0, page.pageSize)
  const last = list.at(-1)
  return {
    list,
    total_count: Math.min(total, countLimit),
    more: total > countLimit,
    next: rows.length > list.length && last ? `${last.release_time}_${last.article_id}` : null,
  }
}

/** Articles by state. @param now epoch seconds */
export const countDeskArticles = async (
  db: Queries,
  now: number,
): Promise<Record<DeskArticleState, number>> =>
  only(await db.run(deskArticleCounts, [now]), 'counting articles by state')

/** An article as it is stored. @throws MallError 文章不存在 */
export async function loadDeskArticle(db: Queries, articleId: number, now: number): Promise<DeskArticleData> {
  const [row] = await db.run(deskArticle, [articleId, now])
  if (!row) throw new MallError(contentMessages.articleMissing)
  return row
}

/** An article as the desk reads and writes it. */
export const wireDeskArticle = ({ content, tdk, release_status, ...row }: DeskArticleData): DeskArticle => ({
  ...row,
  release_status: release_status ? 1 : 0,
  content: cleanHtml(typeof content === 'string' ? content : blocksHtml(content)),
  is_composed: isComposed(content),
  tdk_content: {
    title: tdk.title ?? '',
    mate_description: tdk.mate_description ?? '',
    mate_keywords: tdk.mate_keywords ?? '',
  },
})

import type { DeskArticle } from '@/lib/contract/operator/content/article'
import { articleLimits } from '@/lib/domain/content/desk-article'
import type { Tdk } from '@/lib/domain/content/site'
import { maxId } from '@/lib/domain/id'
import { releaseTimeMissing } from '@/lib/domain/messages/date'
import { articleTextMissing, articleTitleMissing, typedSortInvalid } from '@/lib/domain/messages/desk'
import { minuteText } from '@/lib/domain/time/china'
import { fieldSeconds } from '@/lib/domain/time/field'

/** When an article is public: never yet, from now on, or from a time on. */
export type Release = 'draft' | 'now' | 'time'

/** The values typed in the form of an article. */
export interface ArticleDraft {
  title: string
  summary: string
  pictures: string[]
  author: string
  /** Id as a text; empty for none. */
  categoryId: string
  content: string
  sort: string
  release: Release
  /** As it is typed, in China's time. */
  releaseAt: string
  seo: Tdk
}

export const emptyArticle: ArticleDraft = {
  title: '',
  summary: '',
  pictures: [],
  author: '',
  categoryId: '',
  content: '',
  sort: '0',
  release: 'draft',
  releaseAt: '',
  seo: { title: '', mate_description: '', mate_keywords: '' },
}

/** A stored article as a draft. */
export const draftOf = (article: DeskArticle): ArticleDraft => ({
  title: article.title,
  summary: article.summary,
  pictures: article.image_url ? [article.image_url] : [],
  author: article.author,
  categoryId: String(article.category_id),
  content: article.content,
  sort: String(article.sort),
  release: article.release_status === 1 ? 'time' : 'draft',
  releaseAt: minuteText(article.release_time),
  seo: article.tdk_content,
})

/** Messages by field. */
export type ArticleProblems = Partial<Record<keyof ArticleDraft, string>>

const hasText = (html: string) =>
  /<(?:img|video)\b/.test(html) || html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== ''

/** The problems of a draft, by field. */
export function problemsOf(draft: ArticleDraft): ArticleProblems {
  const problems: ArticleProblems = {}
  const sort = Number(draft.sort.trim())
  if (draft.title.trim() === '') problems.title = articleTitleMissing
  if (draft.title.trim().length > articleLimits.title)
    problems.title = `标题不能超过${articleLimits.title}个字`
  if (draft.categoryId === '') problems.categoryId = '请选择栏目'
  if (draft.release !== 'draft' && !hasText(draft.content)) problems.content = articleTextMissing
  if (!/^\d+$/.test(draft.sort.trim()) || sort > maxId) problems.sort = typedSortInvalid
  if (draft.release === 'time' && fieldSeconds(draft.releaseAt) === undefined)
    problems.releaseAt = releaseTimeMissing
  return problems
}

/** The fields of a draft as they are sent. */
const wireFields = (draft: ArticleDraft): Record<string, unknown> => ({
  title: draft.title.trim(),
  summary: draft.summary.trim(),
  image_url: draft.pictures[0] ?? '',
  author: draft.author.trim(),
  category_id: Number(draft.categoryId),
  content: draft.content,
  sort: Number(draft.sort.trim()),
  release_status: draft.release === 'draft' ? 0 : 1,
  release_time: draft.release === 'time' ? fieldSeconds(draft.releaseAt) : undefined,
  tdk_content: JSON.stringify(draft.seo),
})

const given = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** A new article as it is sent; one that is released at once has the time of the mall's clock. */
export const createInput = (draft: ArticleDraft): Record<string, unknown> => given(wireFields(draft))

/**
 * The changed fields of an article as they are sent.
 * @param now epoch seconds, the release time of an article that is released at once
 */
export function updateInput(stored: ArticleDraft, draft: ArticleDraft, now: number): Record<string, unknown> {
  const before = wireFields(stored)
  const fields = wireFields(draft)
  if (draft.release === 'now') fields.release_time = now
  return given(Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== before[name])))
}

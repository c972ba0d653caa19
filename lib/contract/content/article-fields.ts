import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import { introBlock } from '../catalogue/goods'
import { seconds, wireInt } from '../fields'

/** Ids of articles and catalogues are 32-bit. */
export const articleId = () => wireInt(1, maxId)
export const articleType = z.enum(['general', 'bring'])

/** Fields of an article in lists and details (contract goods §12.1). */
const articleFields = z.object({
  article_id: z.int(),
  company_id: z.literal(1),
  title: z.string(),
  summary: z.string(),
  image_url: z.string(),
  share_image_url: z.string(),
  sort: z.int(),
  author: z.string(),
  head_portrait: z.string(),
  release_status: z.boolean(),
  release_time: seconds,
  article_type: articleType,
  category_id: z.int(),
  distributor_id: z.int(),
  created: seconds,
  updated: seconds,
})

const countOnly = z.object({ count: z.int() })

/** Reads and praises of an article, and what the viewer did with it (contract goods §12.1, contract goods §12.4). */
const viewerState = {
  articleFocusNum: countOnly,
  articlePraiseNum: countOnly,
  isPraise: z.boolean(),
  /** Whether it is a favourite of the viewer; our own addition. */
  isCollect: z.boolean(),
}

/** An article in a list, where `content` is always empty. */
export const articleListItem = articleFields.extend({
  content: z.literal(''),
  /** Present for articles of type `bring` and in member lists. */
  ...z.object(viewerState).partial().shape,
})
export type ArticleListItem = z.infer<typeof articleListItem>

const neighbour = z.object({ article_id: z.int(), title: z.string() })

/**
 * An article with its text (contract goods §12.2): HTML, or blocks for one of type `bring` and for callers that ask for
 * them with `rich_text`.
 */
export const articleDetail = articleFields.extend({
  content: z.union([z.string(), z.array(introBlock)]),
  /** The previous and next article of its catalogue; our own addition. */
  previous: neighbour.nullable().optional(),
  next: neighbour.nullable().optional(),
  /** Texts for search engines; empty ones are derived from the article. Our own addition. */
  tdk_content: z
    .object({ title: z.string(), mate_description: z.string(), mate_keywords: z.string() })
    .optional(),
  ...z.object(viewerState).partial().shape,
})
export type ArticleDetail = z.infer<typeof articleDetail>

import { z } from 'zod'
import { mostId } from '@/lib/domain/id'
import { seconds, wireInt } from './fields'
import { introBlock } from './goods'

/** Ids of articles and catalogues are 32-bit. */
export const articleId = () => wireInt(1, mostId)
export const articleType = z.enum(['general', 'bring'])

/** What lists and details of articles share (contract goods §12.1). */
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

const counted = z.object({ count: z.int() })

/** How often it was read and liked, and what the viewer has to do with it (contract goods §12.1, §12.4). */
export const viewerState = {
  articleFocusNum: counted,
  articlePraiseNum: counted,
  isPraise: z.boolean(),
  /** Whether the viewer keeps it; our own addition. */
  isCollect: z.boolean(),
}

/** An article as lists carry it; `content` is blank there. */
export const articleListItem = articleFields.extend({
  content: z.literal(''),
  /** Only of the type `bring`, and in the lists of members. */
  ...z.object(viewerState).partial().shape,
})
export type ArticleListItem = z.infer<typeof articleListItem>

const neighbour = z.object({ article_id: z.int(), title: z.string() })

/** An article with its text: HTML or blocks (contract goods §12.2). */
export const articleDetail = articleFields.extend({
  content: z.union([z.string(), z.array(introBlock)]),
  /** The articles before and after it in the list of its catalogue; our own addition. */
  previous: neighbour.nullable().optional(),
  next: neighbour.nullable().optional(),
  ...z.object(viewerState).partial().shape,
})
export type ArticleDetail = z.infer<typeof articleDetail>

import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import * as contentMessages from '@/lib/domain/messages/content'
import { call } from '../call'
import { wireInt, wirePage } from '../fields'

const tags = ['内容']
const id = () => wireInt(0, maxId)

const articleLine = z.object({ article_id: z.int(), title: z.string() })

interface ContentNode {
  node_id: number
  node_name: string
  children: ContentNode[]
  articleList: z.infer<typeof articleLine>[]
}

const contentNode: z.ZodType<ContentNode> = z.object({
  node_id: z.int(),
  node_name: z.string(),
  get children() {
    return z.array(contentNode)
  },
  articleList: z.array(articleLine),
})

/** The content calls of the legacy gateway (contract goods §12.5), served from the articles of the mall. */
export const contentContract = {
  nodes: call('GET', '/content.node.list', '栏目与文章', {
    tags,
    legacyName: 'content.node.list',
    kept: {},
  })
    .input(z.object({ parent_id: id().optional().default(0), orderBy: z.string().max(40).optional() }))
    .output(z.object({ list: z.array(contentNode) })),

  list: call('GET', '/content.list', '栏目文章', { tags, legacyName: 'content.list', kept: {} })
    .input(
      z.object({
        node_id: id().optional().default(0),
        page_no: wirePage(),
        page_size: wireInt(1, 100).optional().default(12),
      }),
    )
    .output(
      z.object({
        articleList: z.array(articleLine.extend({ sub_title: z.string(), article_logo: z.string() })),
        pagers: z.object({ total: z.int() }),
      }),
    ),

  /** By id, or by the path below /product. Fields that the contract does not name are our own. */
  info: call('GET', '/content.info', '文章内容', {
    tags,
    invalid: contentMessages.articleMissing,
    legacyName: 'content.info',
    kept: {},
  })
    .input(z.object({ article_id: id().optional(), article_url: z.string().max(200).optional() }))
    .output(
      z.object({
        article_id: z.int(),
        title: z.string(),
        content: z.string(),
        node_name: z.string(),
        summary: z.string(),
        image_url: z.string(),
        updated: z.int(),
      }),
    ),
}

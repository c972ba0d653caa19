import { z } from 'zod'
import { articleLimits } from '@/lib/domain/content/desk-article'
import { maxId } from '@/lib/domain/id'
import * as deskMessages from '@/lib/domain/messages/desk'
import { call } from '../../call'
import { articleType } from '../../content/article-fields'
import { wireInt, wireJson, wireText } from '../../fields'
import { forOperators } from '../options'

const missing = deskMessages.catalogueMissing

const catalogue = z.object({
  category_id: z.int(),
  category_name: z.string(),
  /** 0 at the top. */
  parent_id: z.int(),
  level: z.int(),
  category_type: articleType,
  /** Articles in it that are not in the recycle bin. */
  article_num: z.int(),
  /** Where the mall shows it besides the article pages, such as 品牌资讯; empty for most. */
  used_as: z.string(),
})
export type DeskCatalogue = z.infer<typeof catalogue>

const id = () => wireInt(1, maxId, missing)
const parent = () => wireInt(0, maxId, missing).optional().default(0)
const name = () =>
  wireText(
    articleLimits.catalogue,
    `栏目名称不能超过${articleLimits.catalogue}个字`,
    deskMessages.catalogueNameMissing,
  ).min(1, deskMessages.catalogueNameMissing)
const list = z.object({
  /** Of the arrangement. */
  version: z.int(),
  /** Parents before children, in the operator's sequence. */
  list: z.array(catalogue),
})

/** The catalogues of articles (contract operator §10). */
export const operatorArticleCatalogueContract = {
  list: call('GET', '/operator/articles/categories', '文章栏目列表', forOperators('content:read'))
    .input(z.object({}))
    .output(list),

  add: call('POST', '/operator/articles/categories', '新增文章栏目', forOperators('content:write'))
    .input(z.object({ category_name: name(), parent_id: parent() }))
    .output(catalogue),

  change: call('PUT', '/operator/articles/categories', '修改文章栏目', forOperators('content:write'))
    .input(z.object({ category_id: id(), category_name: name() }))
    .output(catalogue),

  /** Puts catalogues that are under the parent already in a sequence. */
  arrange: call('PUT', '/operator/articles/categories/arrange', '排列文章栏目', forOperators('content:write'))
    .input(
      z.object({
        parent_id: parent(),
        category_id: wireJson(
          z
            .array(wireInt(1, maxId, missing), missing)
            .min(1, missing)
            .max(200, missing),
        ),
      }),
    )
    .output(list),

  /** Moves one with all below it; moves of others since the version stay. */
  move: call('PUT', '/operator/articles/categories/move', '移动一个文章栏目', forOperators('content:write'))
    .input(
      z.object({
        category_id: id(),
        parent_id: parent(),
        /** The one that it is to stand before; 0 for the end. */
        before_id: parent(),
        /** The version of the tree that its author saw. */
        version: wireInt(1, maxId),
      }),
    )
    .output(list),

  /** Makes a catalogue that of the brand news, which has the page /news. */
  setNews: call('PUT', '/operator/articles/categories/news', '设为品牌资讯', forOperators('content:write'))
    .input(z.object({ category_id: id() }))
    .output(list),

  remove: call(
    'DELETE',
    '/operator/articles/categories/{category_id}',
    '删除文章栏目',
    forOperators('content:write'),
  )
    .input(z.object({ category_id: id() }))
    .output(z.object({ status: z.literal(true) })),
}

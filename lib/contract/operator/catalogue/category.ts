import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import * as deskMessages from '@/lib/domain/messages/desk'
import { call } from '../../call'
import { bit, wireBool, wireFlag, wireId, wireInt, wireJson, wireMedia, wireText } from '../../fields'
import { forDesk, forOperators } from '../options'

const missing = deskMessages.categoryMissing

const category = z.object({
  category_id: z.int(),
  category_name: z.string(),
  /** 0 for the top. */
  parent_id: z.int(),
  /** 1 to 3. */
  level: z.int(),
  is_main_category: bit,
  is_show_front: bit,
  image_url: z.string(),
  /** Products in it and in those below it, each once. */
  goods_num: z.int(),
})
export type DeskCategory = z.infer<typeof category>

const tree = z.object({
  /** Of the arrangement. */
  version: z.int(),
  /** Parents before children, in the operator's sequence. */
  list: z.array(category),
})

const name = () => wireText(30, '分类名称不能超过30个字').min(1, deskMessages.categoryNameMissing)
const picture = () => wireMedia()

/** The two trees of categories: of sales, which shoppers see, and of management (contract goods §4). */
export const operatorCategoryContract = {
  /** A whole tree. */
  list: call('GET', '/operator/categories', '分类列表', forDesk('goods:read'))
    .input(z.object({ is_main_category: wireFlag().optional().default(0) }))
    .output(tree),

  add: call('POST', '/operator/categories', '新增分类', forOperators('goods:write'))
    .input(
      z.object({
        category_name: name(),
        parent_id: wireInt(0, maxId, missing).optional().default(0),
        is_main_category: wireFlag().optional().default(0),
        image_url: picture().optional().default(''),
      }),
    )
    .output(category),

  change: call('PUT', '/operator/categories', '修改分类', forOperators('goods:write'))
    .input(
      z.object({
        category_id: wireId(missing),
        category_name: name().optional(),
        image_url: picture().optional(),
        is_show_front: wireBool().optional(),
      }),
    )
    .output(category),

  /** Puts categories under a parent, in this sequence: all that are to be there. */
  arrange: call('PUT', '/operator/categories/arrange', '移动分类', forOperators('goods:write'))
    .input(
      z.object({
        parent_id: wireInt(0, maxId, missing).optional().default(0),
        is_main_category: wireFlag().optional().default(0),
        category_id: wireJson(z.array(wireId(missing)).min(1, missing).max(500, '分类过多')),
      }),
    )
    .output(tree),

  /** Moves one with all below it; moves of others since the version stay. */
  move: call('PUT', '/operator/categories/move', '移动一个分类', forOperators('goods:write'))
    .input(
      z.object({
        category_id: wireId(missing),
        parent_id: wireInt(0, maxId, missing).optional().default(0),
        /** The one that it is to stand before; 0 for the end. */
        before_id: wireInt(0, maxId, missing).optional().default(0),
        /** The version of the tree that its author saw. */
        version: wireInt(1, maxId),
      }),
    )
    .output(tree),

  remove: call('DELETE', '/operator/categories/{category_id}', '删除分类', forOperators('goods:write'))
    .input(z.object({ category_id: wireId(missing) }))
    .output(z.object({ status: z.literal(true) })),
}

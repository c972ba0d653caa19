import { z } from 'zod'
import * as deskMessages from '@/lib/domain/messages/desk'
import { call } from '../../call'
import { bit, wireBool, wireId } from '../../fields'
import { bulkIds, bulkOutcome, editOutcome, editVersion, recycled } from '../desk/small-row'
import { tagChange, tagColour, tagName } from '../desk/tag-fields'
import { forDesk, forOperators, paging } from '../options'

const missing = deskMessages.tagMissing

const tag = z.object({
  tag_id: z.int(),
  tag_name: z.string(),
  tag_color: z.string(),
  font_color: z.string(),
  /** Whether shoppers see it. */
  front_show: bit,
  goods_num: z.int(),
  /** The programme reads it by its name, which stays. */
  is_fixed: z.boolean(),
  version: z.int(),
})
export type DeskGoodsTag = z.infer<typeof tag>

export const operatorGoodsTagContract = {
  list: call('GET', '/operator/goods/tags', '标签列表', forDesk('goods:read'))
    .input(z.object({}))
    .output(z.object({ list: z.array(tag) })),

  add: call('POST', '/operator/goods/tags', '新增标签', forOperators('goods:write'))
    .input(
      z.object({
        tag_name: tagName(),
        tag_color: tagColour().optional().default('#e1251b'),
        font_color: tagColour().optional().default('#ffffff'),
        front_show: wireBool().optional().default(true),
      }),
    )
    .output(tag),

  change: call('PUT', '/operator/goods/tags', '修改标签', forOperators('goods:write'))
    .input(
      z.object({
        tag_id: wireId(missing),
        ...editVersion,
        tag_name: tagName().optional(),
        tag_color: tagColour().optional(),
        font_color: tagColour().optional(),
        front_show: wireBool().optional(),
      }),
    )
    .output(z.object({ ...editOutcome, tag })),

  /** Shows tags to shoppers, hides them or deletes them: all or none. */
  bulk: call('POST', '/operator/goods/tags/bulk', '批量修改标签', forOperators('goods:write'))
    .input(z.object({ tag_ids: bulkIds(missing), change: tagChange() }))
    .output(bulkOutcome),

  /** Moves it to the recycle bin, and takes it off all products as well. */
  remove: call('DELETE', '/operator/goods/tags/{tag_id}', '删除标签', forOperators('goods:write'))
    .input(z.object({ tag_id: wireId(missing) }))
    .output(z.object({ status: z.literal(true) })),

  recycled: call('GET', '/operator/goods/tags/recycled', '回收站里的标签', forOperators('goods:write'))
    .input(z.object(paging))
    .output(recycled()),

  /** Back to the products that had it. */
  restore: call('POST', '/operator/goods/tags/restore', '恢复标签', forOperators('goods:write'))
    .input(z.object({ tag_id: wireId(missing) }))
    .output(tag),
}

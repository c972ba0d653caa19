import { z } from 'zod'
import * as deskMessages from '@/lib/domain/messages/desk'
import { call } from '../../call'
import { bit, wireBool, wireId, wireText } from '../../fields'
import { bulkIds, bulkOutcome, editOutcome, editVersion, recycled } from '../desk/small-row'
import { tagChange, tagColour, tagName } from '../desk/tag-fields'
import { forDesk, forOperators, paging } from '../options'

const missing = deskMessages.tagMissing

const tag = z.object({
  tag_id: z.int(),
  tag_name: z.string(),
  description: z.string(),
  tag_color: z.string(),
  font_color: z.string(),
  /** Whether shoppers see it, and filter shops by it. */
  front_show: bit,
  shop_num: z.int(),
  version: z.int(),
})

const description = () => wireText(100, '标签说明不能超过100个字')

export const operatorShopTagContract = {
  list: call('GET', '/operator/shops/tags', '店铺标签列表', forDesk('shop:read'))
    .input(z.object({}))
    .output(z.object({ list: z.array(tag) })),

  add: call('POST', '/operator/shops/tags', '新增店铺标签', forOperators('shop:write'))
    .input(
      z.object({
        tag_name: tagName(),
        description: description().optional().default(''),
        tag_color: tagColour().optional().default('#ff1939'),
        font_color: tagColour().optional().default('#ffffff'),
        front_show: wireBool().optional().default(true),
      }),
    )
    .output(tag),

  change: call('PUT', '/operator/shops/tags', '修改店铺标签', forOperators('shop:write'))
    .input(
      z.object({
        tag_id: wireId(missing),
        ...editVersion,
        tag_name: tagName().optional(),
        description: description().optional(),
        tag_color: tagColour().optional(),
        font_color: tagColour().optional(),
        front_show: wireBool().optional(),
      }),
    )
    .output(z.object({ ...editOutcome, tag })),

  /** Shows tags to shoppers, hides them or deletes them: all or none. */
  bulk: call('POST', '/operator/shops/tags/bulk', '批量修改店铺标签', forOperators('shop:write'))
    .input(z.object({ tag_ids: bulkIds(missing), change: tagChange() }))
    .output(bulkOutcome),

  /** Moves it to the recycle bin, and takes it off all shops as well. */
  remove: call('DELETE', '/operator/shops/tags/{tag_id}', '删除店铺标签', forOperators('shop:write'))
    .input(z.object({ tag_id: wireId(missing) }))
    .output(z.object({ status: z.literal(true) })),

  recycled: call('GET', '/operator/shops/tags/recycled', '回收站里的店铺标签', forOperators('shop:write'))
    .input(z.object(paging))
    .output(recycled()),

  /** Back to the shops that had it. */
  restore: call('POST', '/operator/shops/tags/restore', '恢复店铺标签', forOperators('shop:write'))
    .input(z.object({ tag_id: wireId(missing) }))
    .output(tag),
}

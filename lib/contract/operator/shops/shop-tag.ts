import { z } from 'zod'
import * as deskMessages from '@/lib/domain/messages/desk'
import { call } from '../../call'
import { bit, wireBool, wireId, wireText } from '../../fields'
import { tagColour, tagName } from '../desk/tag-fields'
import { forDesk, forOperators } from '../options'

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
        tag_name: tagName().optional(),
        description: description().optional(),
        tag_color: tagColour().optional(),
        font_color: tagColour().optional(),
        front_show: wireBool().optional(),
      }),
    )
    .output(tag),

  /** Takes it off all shops as well. */
  remove: call('DELETE', '/operator/shops/tags/{tag_id}', '删除店铺标签', forOperators('shop:write'))
    .input(z.object({ tag_id: wireId(missing) }))
    .output(z.object({ status: z.literal(true) })),
}

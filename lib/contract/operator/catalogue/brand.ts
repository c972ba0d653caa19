import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import * as deskMessages from '@/lib/domain/messages/desk'
import { call } from '../../call'
import { listOf, wireId, wireInt, wireJson, wireMedia, wireText } from '../../fields'
import { bulkIds, bulkOutcome, editOutcome, editVersion, recycled } from '../desk/small-row'
import { forDesk, forOperators, paging } from '../options'

const missing = deskMessages.brandMissing

const brand = z.object({
  brand_id: z.int(),
  brand_name: z.string(),
  /** An introduction of the brand. */
  memo: z.string(),
  logo: z.string(),
  /** Higher comes first. */
  sort: z.int(),
  goods_num: z.int(),
  version: z.int(),
})
export type DeskBrand = z.infer<typeof brand>

const fields = {
  memo: wireText(200, '品牌介绍不能超过200个字'),
  logo: wireMedia(),
  sort: wireInt(0, maxId, deskMessages.sortInvalid),
}
const name = () => wireText(50, '品牌名称不能超过50个字').min(1, deskMessages.brandNameMissing)

export const operatorBrandContract = {
  list: call('GET', '/operator/brands', '品牌列表', forDesk('goods:read'))
    .input(z.object({ ...paging, keyword: wireText(50).optional(), brand_id: wireId(missing).optional() }))
    .output(listOf(brand)),

  add: call('POST', '/operator/brands', '新增品牌', forOperators('goods:write'))
    .input(
      z.object({
        brand_name: name(),
        memo: fields.memo.optional().default(''),
        logo: fields.logo.optional().default(''),
        sort: fields.sort.optional().default(0),
      }),
    )
    .output(brand),

  change: call('PUT', '/operator/brands', '修改品牌', forOperators('goods:write'))
    .input(
      z.object({
        brand_id: wireId(missing),
        ...editVersion,
        brand_name: name().optional(),
        memo: fields.memo.optional(),
        logo: fields.logo.optional(),
        sort: fields.sort.optional(),
      }),
    )
    .output(z.object({ ...editOutcome, brand })),

  /** Changes the sort of brands, or deletes them: all or none. */
  bulk: call('POST', '/operator/brands/bulk', '批量修改品牌', forOperators('goods:write'))
    .input(
      z.object({
        brand_ids: bulkIds(missing),
        change: wireJson(
          z.discriminatedUnion(
            'kind',
            [
              z.object({ kind: z.literal('sort'), sort: fields.sort }),
              z.object({ kind: z.literal('delete') }),
            ],
            deskMessages.rowsMissing,
          ),
        ),
      }),
    )
    .output(bulkOutcome),

  /** Moves it to the recycle bin. */
  remove: call('DELETE', '/operator/brands/{brand_id}', '删除品牌', forOperators('goods:write'))
    .input(z.object({ brand_id: wireId(missing) }))
    .output(z.object({ status: z.literal(true) })),

  recycled: call('GET', '/operator/brands/recycled', '回收站里的品牌', forOperators('goods:write'))
    .input(z.object(paging))
    .output(recycled()),

  restore: call('POST', '/operator/brands/restore', '恢复品牌', forOperators('goods:write'))
    .input(z.object({ brand_id: wireId(missing) }))
    .output(brand),
}

import { z } from 'zod'
import { limits } from '@/lib/domain/design/limits'
import { maxId } from '@/lib/domain/id'
import * as contentMessages from '@/lib/domain/messages/content'
import { call } from '../../call'
import { seconds, wireInt, wireJson, wirePage, wirePageSize, wireText } from '../../fields'
import { forOperators } from '../options'

const missing = contentMessages.moduleMissing

const designModule = z.object({
  module_id: z.int(),
  name: z.string(),
  image: z.string(),
  /** A free panel as JSON text, without the ids of its widgets. */
  params: z.string(),
  created: seconds,
})
export type DesignModule = z.infer<typeof designModule>

/** Combined modules: free panels that are saved for other pages (spec 2 §3, spec 2 §7). */
export const operatorDesignModuleContract = {
  save: call('POST', '/operator/design/module', '保存组合模块', {
    ...forOperators('content:write'),
    maxBodyBytes: 4 * limits.bytes,
  })
    .input(
      z.object({
        name: wireText(50, '组合模块名称不能超过50个字', contentMessages.moduleNameMissing).min(
          1,
          contentMessages.moduleNameMissing,
        ),
        image: wireText(
          300,
          contentMessages.modulePictureNotSaved,
          contentMessages.modulePictureNotSaved,
        ).min(1, contentMessages.modulePictureNotSaved),
        params: wireJson(z.record(z.string(), z.unknown(), contentMessages.modulePanelNotChosen)),
      }),
    )
    .output(designModule),

  list: call('GET', '/operator/design/modules', '组合模块列表', forOperators('content:read'))
    .input(z.object({ page: wirePage(), pageSize: wirePageSize(20, 100), keyword: wireText(50).optional() }))
    .output(z.object({ total_count: z.int(), list: z.array(designModule) })),

  remove: call('DELETE', '/operator/design/module/{module_id}', '删除组合模块', forOperators('content:write'))
    .input(z.object({ module_id: wireInt(1, maxId, missing) }))
    .output(z.object({ status: z.literal(true) })),
}

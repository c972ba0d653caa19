import { z } from 'zod'
import { call } from './call'
import { wireInt } from './fields'
import { tdkData } from './goods-fields'

const tags = ['页面']

export const templateContract = {
  /** One row per widget; `config` is a JSON string (contract goods §8.1). */
  content: call('GET', '/pctemplate/getTemplateContent', '页面装修内容', { tags })
    .input(
      z.object({
        theme_pc_template_id: wireInt(0, 2147483647).optional(),
        page_type: z.string().max(30).optional(),
        /** Our own: the custom page that stands under this address, such as `story`. */
        page_code: z.string().max(30).optional(),
      }),
    )
    .output(z.array(z.object({ id: z.int(), name: z.string(), config: z.string() }))),

  /** One row; `params` is a JSON string of an array of widgets (contract goods §8.2). */
  frame: call('GET', '/pctemplate/getHeaderOrFooter', '页头或页脚', { tags, invalid: '缺少page_name' })
    .input(z.object({ page_name: z.enum(['header', 'footer']) }))
    .output(
      z.union([
        z.object({
          theme_pc_template_content_id: z.int(),
          company_id: z.literal(1),
          theme_pc_template_id: z.literal(0),
          name: z.enum(['header', 'footer']),
          params: z.string(),
          sort_by: z.int(),
          created: z.int(),
          updated: z.int(),
        }),
        z.tuple([]),
      ]),
    ),

  tdk: call('GET', '/pagestemplate/gettdk', '首页搜索引擎信息', { tags }).input(z.object({})).output(tdkData),
}

import { z } from 'zod'
import { limits } from '@/lib/domain/design/limits'
import { maxId } from '@/lib/domain/id'
import * as contentMessages from '@/lib/domain/messages/content'
import { call } from '../../call'
import { tdkData } from '../../catalogue/goods-fields'
import { pageType } from '../../content/template'
import { emptyIsAbsent, seconds, wireInt, wireJson, wireMedia, wireText } from '../../fields'
import { forOperators } from '../options'

/** A form writes a Chinese character of three bytes as nine. */
const maxBodyBytes = 4 * limits.bytes

export const templateRow = z.object({
  theme_pc_template_id: z.int(),
  company_id: z.literal(1),
  distributor_id: z.int(),
  template_title: z.string(),
  template_description: z.string(),
  page_type: pageType,
  page_code: z.string(),
  /** 1 in use · 2 not in use */
  status: z.literal([1, 2]),
  version: z.string(),
  /** Texts for search engines; empty ones are derived from the page. */
  tdk_data: tdkData,
  created: seconds,
  updated: seconds,
})
export type TemplateRow = z.infer<typeof templateRow>

/** Ours: whether the draft of the page differs from what is public. */
const listedTemplate = templateRow.extend({ has_changes: z.boolean() })
export type ListedTemplate = z.infer<typeof listedTemplate>

const missing = contentMessages.pageMissing
const invalidContent = contentMessages.designInvalid

const title = () =>
  wireText(50, '页面名称不能超过50个字', contentMessages.pageTitleMissing).min(
    1,
    contentMessages.pageTitleMissing,
  )
const description = () => wireText(150, '页面描述不能超过150个字')
const type = () => z.enum(['index', 'custom', 'product_list'], '请选择页面类型')
const status = () => wireInt(1, 2, '请选择是否启用')

/** The widgets of a page as a JSON text or list; the service reports their problems. */
const widgets = () => wireJson(z.array(z.unknown(), invalidContent))

/** Search texts of a page (spec 4 §B5). */
const tdkFields = {
  title: wireText(80, '页面标题不能超过80个字'),
  mate_description: wireText(200, '页面描述不能超过200个字'),
  mate_keywords: wireText(200, '关键词不能超过200个字'),
}

/** The designed pages, with the paths and fields of ECShopX's own desk (contract goods §9.1). */
export const operatorTemplateContract = {
  /** `template_title` finds pages by a part of their name; ours. */
  list: call('GET', '/pctemplate/lists', '页面列表', forOperators('content:read'))
    .input(
      z.object({
        template_title: wireText(50).optional().default(''),
        page_type: emptyIsAbsent(type()),
        status: emptyIsAbsent(status()),
        distributor_id: emptyIsAbsent(wireInt(0, maxId)),
        page_no: wireInt(1, 1_000_000).optional().default(1),
        page_size: wireInt(1, 100).optional().default(20),
      }),
    )
    .output(z.object({ total_count: z.int(), list: z.array(listedTemplate) })),

  add: call('POST', '/pctemplate/add', '添加页面', forOperators('content:write'))
    .input(
      z.object({
        template_title: title(),
        template_description: description().optional().default(''),
        page_type: type(),
        status: status().optional().default(2),
        version: wireText(20).optional().default('v1.0.1'),
        distributor_id: wireInt(0, maxId).optional().default(0),
      }),
    )
    .output(templateRow),

  /** Fields that are not sent keep their value; `status` 1 puts a page into use. */
  edit: call('PUT', '/pctemplate/edit', '修改页面', {
    ...forOperators('content:write'),
    also: [{ method: 'POST', path: '/pctemplate/edit' }],
  })
    .input(
      z.object({
        theme_pc_template_id: wireInt(1, maxId, missing),
        template_title: title().optional(),
        template_description: description().optional(),
        page_type: type().optional(),
        status: status().optional(),
        version: wireText(20).optional(),
      }),
    )
    .output(templateRow),

  remove: call('DELETE', '/pctemplate/delete/{id}', '删除页面', forOperators('content:write'))
    .input(z.object({ id: wireInt(1, maxId, missing) }))
    .output(z.object({ status: z.literal(true) })),

  /**
   * A widget with an id is changed, one without becomes a new row, the rows that are not sent are deleted. What is saved
   * is public at once, so that it needs the permission of a publication.
   */
  saveContent: call('POST', '/pctemplate/saveTemplateContent', '保存页面内容', {
    ...forOperators('content:approve'),
    maxBodyBytes,
  })
    .input(z.object({ theme_pc_template_id: wireInt(1, maxId, missing), config: widgets() }))
    .output(z.object({ status: z.literal(true) })),

  saveFrame: call('POST', '/pctemplate/saveHeaderOrFooter', '保存页头或页脚', {
    ...forOperators('content:approve'),
    maxBodyBytes,
  })
    .input(
      z.object({
        page_name: z.enum(['header', 'footer'], contentMessages.pageNameMissing),
        config: widgets(),
      }),
    )
    .output(
      z.object({
        theme_pc_template_content_id: z.int(),
        company_id: z.literal(1),
        theme_pc_template_id: z.literal(0),
        name: z.enum(['header', 'footer']),
        params: z.string(),
        sort_by: z.int(),
        created: seconds,
        updated: seconds,
      }),
    ),

  /** Pictures of the sign-in pages, read by the open call of the same path; pictures that are not sent stay. */
  setLoginPage: call('POST', '/pctemplate/loginPage/setting', '修改登录页设置', forOperators('content:write'))
    .input(z.object({ logo: wireMedia().optional(), background: wireMedia().optional() }))
    .output(
      z.object({ logo: z.string(), logo_light: z.string(), logo_dark: z.string(), background: z.string() }),
    ),

  /**
   * Texts for search engines: of the home page, of product pages and lists as templates of tokens (contract goods §6),
   * of one page.
   */
  tdk: call('GET', '/operator/tdk', '搜索引擎信息', forOperators('content:read'))
    .input(z.object({ page: z.enum(['home', 'goods', 'list'], '请选择页面') }))
    .output(tdkData),
  setTdk: call('PUT', '/operator/tdk', '修改搜索引擎信息', forOperators('content:write'))
    .input(z.object({ page: z.enum(['home', 'goods', 'list'], '请选择页面'), ...tdkFields }))
    .output(tdkData),
  setPageTdk: call('PUT', '/operator/template/tdk', '修改页面搜索引擎信息', forOperators('content:write'))
    .input(z.object({ theme_pc_template_id: wireInt(1, maxId, missing), ...tdkFields }))
    .output(templateRow),
}

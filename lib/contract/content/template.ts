import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import * as contentMessages from '@/lib/domain/messages/content'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../call'
import { tdkData } from '../catalogue/goods-fields'
import { wireInt, wireShopId, wireText } from '../fields'

const tags = ['页面']

/** A widget in the older shape. `name` is its type, such as `W0001`. */
const widgetParams = z.object({
  name: z.string(),
  base: z.object({ title: z.string(), uuid: z.string() }),
  /** An object of switches in the settings of H5's member page. */
  data: z.union([z.array(z.unknown()), z.record(z.string(), z.boolean())]),
  config: z.record(z.string(), z.unknown()),
  /** Layout of the category page of H5: the tree of categories (contract clients §2). */
  addCar: z.literal(true).optional(),
  classify: z.literal(false).optional(),
  hasSeries: z.literal(false).optional(),
})

const pageWidget = z.object({
  id: z.int(),
  template_name: z.string(),
  company_id: z.literal(1),
  name: z.string(),
  page_name: z.string(),
  params: widgetParams,
})

const pageParams = z.object({
  list: z.array(pageWidget),
  config: z.array(widgetParams),
  /** Only for custom pages. */
  share: z.object({ title: z.string() }).optional(),
})
export type PageParams = z.infer<typeof pageParams>

/** A page by its id, or by our own code: the path of a custom page, such as `story`. */
const pageInput = {
  theme_pc_template_id: wireInt(0, maxId).optional(),
  page_code: z.string().max(30).optional(),
}

const pageRow = z.object({ id: z.int(), name: z.string(), config: z.string() })

/** The purpose of a designed page. */
export const pageType = z.enum(['index', 'custom', 'product_list'])
export type PageType = z.infer<typeof pageType>

export const templateContract = {
  /**
   * One row per widget; `config` is a JSON string (contract goods §8.1). With a page type of the web client the page is
   * one object whose `config` has sections (contract goods §8.3, contract clients F4).
   */
  content: call('GET', '/pctemplate/getTemplateContent', '页面装修内容', {
    tags,
    kept: { except: 'members' },
  })
    .input(
      z.object({
        ...pageInput,
        page_type: z.string().max(30).optional(),
        /** Id of a custom page, in place of `theme_pc_template_id`. */
        page_id: wireInt(0, maxId).optional(),
      }),
    )
    .output(z.union([z.array(pageRow), pageRow])),

  /** The enabled pages (contract goods §8.6). */
  list: call('GET', '/theme.tmpl', '页面列表', { tags, legacyName: 'theme.tmpl', kept: {} })
    .input(z.object({ platform: wireText(20).optional() }))
    .output(
      z.object({
        list: z.array(
          z.object({
            theme_pc_template_id: z.int(),
            template_title: z.string(),
            page_type: pageType,
            status: z.literal(1),
          }),
        ),
      }),
    ),

  /** Title and type of an enabled page. Our own: ECShopX returns it to operators only. */
  head: call('GET', '/pctemplate/getTemplateInfo', '页面信息', { tags, kept: {} })
    .input(z.object(pageInput))
    .output(
      z.object({
        theme_pc_template_id: z.int(),
        template_title: z.string(),
        template_description: z.string(),
        page_type: pageType,
        page_code: z.string(),
        /** Texts for search engines; empty ones are derived from the page. */
        tdk_data: tdkData,
      }),
    ),

  /** One row; `params` is a JSON string of an array of widgets (contract goods §8.2). */
  frame: call('GET', '/pctemplate/getHeaderOrFooter', '页头或页脚', {
    tags,
    invalid: contentMessages.pageNameMissing,
    kept: {},
  })
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

  /** A page in the older shape; with `name` only its widgets of that type (contract goods §8.4). */
  pageParams: call('GET', '/pageparams/setting', '页面参数', { tags, kept: { except: 'members' } })
    .input(
      z.object({
        template_name: wireText(40).min(1, requestMessages.parametersInvalid),
        page_name: wireText(60).optional().default('index'),
        version: wireText(20).optional(),
        name: wireText(40).optional(),
        distributor_id: wireShopId().optional(),
      }),
    )
    .output(z.union([pageParams, z.array(pageWidget)])),

  /** The designed page of a shop for the web client (contract clients F15); empty without one. */
  shopConfig: call('GET', '/getPageConfig', '店铺页面配置', { tags, kept: { except: 'members' } })
    .input(z.object({ name: wireText(60).optional(), distributor_id: wireShopId().optional() }))
    .output(pageParams),

  tdk: call('GET', '/pagestemplate/gettdk', '首页搜索引擎信息', { tags, kept: {} })
    .input(z.object({}))
    .output(tdkData),
}

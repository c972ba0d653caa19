import { z } from 'zod'
import { call } from '../call'
import { goodsListItem } from '../catalogue/goods-fields'
import { wireIds, wireInt, wireShopId, wireText } from '../fields'
import { h5Widget } from './portable-page'

const tags = ['H5 客户端']

const rule = z.object({ status: z.boolean(), sort: z.int() })
const page = z.object({ config: z.array(h5Widget), list: z.array(z.unknown()) })

/** Calls that H5 makes at every start, before it shows anything (contract clients §2, contract clients F7). */
export const h5Contract = {
  /** Colours, title and tab bar; `tab_bar` is a JSON text. */
  baseInfo: call('GET', '/pagestemplate/baseinfo', '小程序基础设置', { tags, kept: {} })
    .input(z.object({}))
    .output(
      z.object({
        tab_bar: z.string(),
        title: z.string(),
        /** Switches: 1 on · 2 off. */
        is_open_recommend: z.literal(1),
        is_open_scan_qrcode: z.literal(2),
        is_open_official_account: z.literal(2),
        color_style: z.object({ primary: z.string(), accent: z.string(), marketing: z.string() }),
      }),
    ),

  /** Rules that choose the shop of a visitor; all are off: every visitor enters the mall itself. */
  entryRules: call('GET', '/distributor/config/inRule', '进店规则', { tags, kept: {} })
    .input(z.object({}))
    .output(
      z.object({
        distributor_code: rule,
        shop_assistant: rule,
        shop_white: rule,
        shop_assistant_pro: rule,
        shop_lbs: z.boolean(),
        radio_type: z.string(),
        intro_page: z.string(),
      }),
    ),

  /** The picture that covers the screen at the start; off. */
  openingAd: call('GET', '/openscreenad', '开屏广告', { tags, kept: {} })
    .input(z.object({}))
    .output(z.object({ is_enable: z.literal(0), ad_material: z.literal(''), waiting_time: z.literal(0) })),

  /** A designed page in the widgets of H5: the home page, that of a shop, or a page by its id. */
  page: call('GET', '/pagestemplate/detail', '小程序页面', { tags, kept: { except: 'members' } })
    .input(
      z.object({
        distributor_id: wireShopId().optional(),
        pages_template_id: wireShopId().optional(),
        weapp_pages: wireText(60).optional(),
      }),
    )
    .output(page),

  /**
   * The products of a widget `goods` (contract clients F25): by id, or the first ones of a category or by sales. Other
   * kinds of lists are empty.
   */
  widgetGoods: call('GET', '/pagestemplate/widget/items', '组件商品', { tags })
    .input(
      z.object({
        data_type: wireText(30).optional(),
        data_value: wireIds(100).optional(),
        num: wireInt(1, 50).optional(),
        /** Sent in place of `num` by clients of version 4.14. */
        data_count: wireInt(1, 50).optional(),
        distributor_id: wireShopId().optional(),
      }),
    )
    .output(z.array(goodsListItem)),

  /** The page of a shop (contract clients F15). */
  shopPage: call('GET', '/pagestemplate/shopDetail', '小程序店铺页面', { tags, kept: { except: 'members' } })
    .input(z.object({ distributor_id: wireShopId().optional(), weapp_pages: wireText(60).optional() }))
    .output(page),
}

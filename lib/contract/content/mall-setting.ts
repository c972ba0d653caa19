import { z } from 'zod'
import { call } from '../call'
import { currency } from '../catalogue/goods'
import { wireText } from '../fields'
import { mallShop } from '../shops/shop'
import { menuContract } from './menu'

const tags = ['设置']

/** Settings that clients read at start (contract goods §11, contract member §12). */
export const mallSettingContract = {
  info: call('GET', '/shops/info', '商城信息与协议标题', { tags, kept: {} })
    .input(z.object({}))
    .output(
      mallShop.extend({
        protocol: z.object({ member_register: z.string(), privacy: z.string() }),
      }),
    ),

  company: call('GET', '/company/setting', '公司设置', { tags, kept: {} })
    .input(z.object({}))
    .output(mallShop.extend({ customer_switch: z.literal([0, 1]), open_divided: z.literal([0, 1]) })),

  /** HTML of the notice about cookies on computers and on phones; empty: clients show none (contract clients F23). */
  privacyNotice: call('GET', '/company/privacy_setting_ck', '隐私提示', { tags, kept: {} })
    .input(z.object({}))
    .output(z.object({ pc_privacy_content: z.string(), h5_privacy_content: z.string() })),

  /** The day of the last change of an agreement, `YYYY-MM-DD`; empty while there is none. */
  protocolTime: call('GET', '/shops/protocolUpdateTime', '协议更新时间', { tags, kept: {} })
    .input(z.object({}))
    .output(z.object({ update_time: z.string() })),

  common: call('GET', '/common/setting', '前台通用设置', { tags, kept: {} })
    .input(z.object({ type: wireText(20).optional() }))
    .output(
      z.object({
        meiqia: z.object({ is_open: z.literal(false) }),
        echat: z.object({ is_open: z.literal(false) }),
        nostores_status: z.boolean(),
        whitelist_status: z.literal(false),
        distributor_param_status: z.literal(false),
        disk_driver: z.literal('local'),
        point_rule_name: z.string(),
        category_style: z.literal(1),
        dmcrm_is_open: z.literal(false),
        currency,
      }),
    ),

  /** Which prices are shown beside the selling price. */
  itemPrice: call('GET', '/setting/itemPrice', '价格展示设置', { tags, kept: {} })
    .input(z.object({}))
    .output(
      z.object({
        cart_page: z.object({ market_price: z.boolean() }),
        order_page: z.object({ market_price: z.boolean() }),
        item_page: z.object({
          market_price: z.boolean(),
          member_price: z.boolean(),
          svip_price: z.boolean(),
        }),
      }),
    ),

  currency: call('GET', '/currencyGetDefault', '默认货币', { tags, kept: {} })
    .input(z.object({}))
    .output(currency),

  share: call('GET', '/share/setting', '分享文案', { tags, kept: {} })
    .input(z.object({ shareindex: wireText(40).optional() }))
    .output(z.object({ title: z.string(), desc: z.string(), imageUrl: z.string() })),

  ...menuContract,

  /** Whether buyers may review what they bought. */
  rateStatus: call('GET', '/traderate/getstatus', '是否开启评价', { tags, kept: {} })
    .input(z.object({}))
    .output(z.object({ rate_status: z.boolean() })),

  /**
   * Pictures of the sign-in pages; `[]` while the shop setting does not exist (contract goods §8.3). The mall has one
   * logo for all backgrounds.
   */
  loginPage: call('GET', '/pctemplate/loginPage/setting', '登录页设置', { tags, kept: {} })
    .input(z.object({}))
    .output(
      z.union([
        z.object({ logo: z.string(), logo_light: z.string(), logo_dark: z.string(), background: z.string() }),
        z.tuple([]),
      ]),
    ),

  /** Always false: every product is sold from the stock of its shop. */
  noStores: call('GET', '/nostores/getstatus', '是否开启无门店模式', { tags, kept: {} })
    .input(z.object({}))
    .output(z.object({ nostores_status: z.boolean() })),
}

import 'server-only'
import { getH5Page } from '@/lib/server/content/template/get-portable-page'
import { os } from '@/lib/server/ground/call-context'
import { readSetting } from '@/lib/server/ground/settings'
import { defaultSite } from '@/lib/server/ground/site-setting/default-site'
import { listWidgetGoods } from './list-widget-goods'
import { colors, tabBar } from './tab-bar'

const routes = os.h5

const off = (sort: number) => ({ status: false, sort })

export const h5Routes = {
  baseInfo: routes.baseInfo.handler(async ({ context: { mall } }) => ({
    tab_bar: tabBar(),
    title: (await readSetting(mall.db, 'shop', defaultSite)).brand_name,
    is_open_recommend: 1 as const,
    is_open_scan_qrcode: 2 as const,
    is_open_official_account: 2 as const,
    color_style: colors,
  })),

  entryRules: routes.entryRules.handler(() => ({
    distributor_code: off(1),
    shop_assistant: off(2),
    shop_white: off(3),
    shop_assistant_pro: off(4),
    shop_lbs: false,
    radio_type: '',
    intro_page: '',
  })),

  openingAd: routes.openingAd.handler(() => ({ is_enable: 0, ad_material: '', waiting_time: 0 }) as const),

  page: routes.page.handler(({ input, context: { mall, viewer } }) =>
    getH5Page(mall, viewer, {
      templateId: input.pages_template_id ?? 0,
      distributorId: input.distributor_id ?? 0,
    }),
  ),

  widgetGoods: routes.widgetGoods.handler(({ input, context: { mall, viewer } }) =>
    listWidgetGoods(mall, viewer, {
      dataType: input.data_type ?? '',
      ids: input.data_value ?? [],
      num: input.num ?? input.data_count ?? 20,
      distributorId: input.distributor_id ?? 0,
    }),
  ),
}

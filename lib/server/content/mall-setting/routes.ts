import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { findSetting, readSetting } from '@/lib/server/ground/settings'
import { defaultSite } from '@/lib/server/ground/site-setting/default-site'
import { readAgreement } from '@/lib/server/ground/site-setting/read-agreement'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { yuan } from '@/lib/server/ground/wire/currency'
import { getMenu } from './get-menu'
import { wireCompany, wireLoginPage, wireMallInfo, wireShare } from './wire'

const routes = os.mallSetting

export const mallSettingRoutes = {
  info: routes.info.handler(async ({ context: { mall } }) => {
    const [shop, register, privacy] = await Promise.all([
      readSetting(mall.db, 'shop', defaultSite),
      readAgreement(mall.db, 'member_register'),
      readAgreement(mall.db, 'privacy'),
    ])
    return wireMallInfo(shop, { register, privacy })
  }),

  company: routes.company.handler(async ({ context: { mall } }) => {
    const [shop, service] = await Promise.all([
      readSetting(mall.db, 'shop', defaultSite),
      findSetting(mall.db, 'service'),
    ])
    return wireCompany(shop, service)
  }),

  // The mall sets cookies only for the session, which need no consent.
  privacyNotice: routes.privacyNotice.handler(() => ({ pc_privacy_content: '', h5_privacy_content: '' })),

  protocolTime: routes.protocolTime.handler(async ({ context: { mall } }) => {
    const dates = await Promise.all(
      (['member_register', 'privacy'] as const).map(
        async (type) => (await readAgreement(mall.db, type)).update_date,
      ),
    )
    return { update_time: dates.sort().at(-1) ?? '' }
  }),

  common: routes.common.handler(() => ({
    meiqia: { is_open: false as const },
    echat: { is_open: false as const },
    nostores_status: false,
    whitelist_status: false as const,
    distributor_param_status: false as const,
    disk_driver: 'local' as const,
    point_rule_name: '积分',
    category_style: 1 as const,
    dmcrm_is_open: false as const,
    currency: yuan,
  })),

  itemPrice: routes.itemPrice.handler(() => ({
    cart_page: { market_price: true },
    order_page: { market_price: true },
    item_page: { market_price: true, member_price: true, svip_price: true },
  })),

  currency: routes.currency.handler(() => yuan),

  share: routes.share.handler(async ({ context: { mall } }) => {
    const [shop, home] = await Promise.all([
      readSetting(mall.db, 'shop', defaultSite),
      findSetting(mall.db, 'tdk.home'),
    ])
    return wireShare(shop, home)
  }),

  menu: routes.menu.handler(({ input, context: { mall } }) => getMenu(mall, input.key)),

  menuById: routes.menuById.handler(({ input, context: { mall } }) => getMenu(mall, input.id)),

  rateStatus: routes.rateStatus.handler(async ({ context: { mall } }) => ({
    rate_status: (await readTradeSettings(mall.db)).rateOpen,
  })),

  loginPage: routes.loginPage.handler(async ({ context: { mall } }) => {
    const shop = await findSetting(mall.db, 'shop')
    return shop ? wireLoginPage(shop) : ([] as [])
  }),

  noStores: routes.noStores.handler(() => ({ nostores_status: false })),
}

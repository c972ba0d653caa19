import 'server-only'
import type { DeskSite } from '@/lib/contract/operator/content/site'
import { hotWordsOf } from '@/lib/domain/content/hot-words'
import type { SiteSettings } from '@/lib/domain/content/site'
import type { Actor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { columnsOfParts, selectParts } from '@/lib/server/ground/db/parts'
import { statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { settingsIn } from '@/lib/server/ground/settings'
import { changeSiteSetting } from '@/lib/server/ground/site-setting/change-site-setting'
import { defaultSite } from '@/lib/server/ground/site-setting/default-site'
import { assertPictures, ownPaths } from '@/lib/server/ground/stored-urls'
import { emptyFooter } from './empty-footer'

const parts = { settings: settingsIn('shop', 'service', 'footer', 'search') }
const siteSettings = statement('desk_site', `select ${selectParts(parts)}`, columnsOfParts(parts))

const emptyService: SiteSettings['service'] = { phone: '', hours: '', email: '' }
const emptySearch = (): SiteSettings['search'] => ({
  placeholder: '搜索商品',
  hotWords: hotWordsOf(null, ''),
})

/** Name, contact and company of the mall; settings that were never saved have their defaults. */
export async function getSite(db: Queries): Promise<DeskSite> {
  const { settings } = only(await db.run(siteSettings, []), 'the settings of the mall')
  const { shop = defaultSite, service = emptyService, footer = emptyFooter } = settings
  const search = settings.search ?? emptySearch()
  return {
    brand_name: shop.brand_name || defaultSite.brand_name,
    logo: shop.logo,
    intro: shop.intro,
    phone: service.phone,
    service_hours: service.hours,
    service_email: service.email,
    operator: footer.operator,
    address: footer.address,
    postcode: footer.postcode,
    filing: footer.filing,
    placeholder: search.placeholder,
    hot_words: search.hotWords,
  }
}

type SiteChange = { [K in keyof DeskSite]?: DeskSite[K] | undefined }

const hasAny = (change: object) => Object.values(change).some((value) => value !== undefined)

/**
 * Changes the sent fields, each in its setting with an audit row. All pages show them, so all are rendered again.
 * @throws MallError 图片地址不正确 for a logo that is none
 */
export async function changeSite(mall: Mall, actor: Actor, sent: SiteChange): Promise<DeskSite> {
  const { logo } = ownPaths({ logo: sent.logo }, mall.env.publicUrl)
  assertPictures([logo], mall.env.publicUrl)
  const shop = { brand_name: sent.brand_name, logo, intro: sent.intro }
  const service = { phone: sent.phone, hours: sent.service_hours, email: sent.service_email }
  const { operator, address, postcode, filing } = sent
  const footer = { operator, address, postcode, filing }
  const search = {
    placeholder: sent.placeholder,
    hotWords: sent.hot_words && [...new Set(sent.hot_words)],
  }
  if (hasAny(shop)) await changeSiteSetting(mall, actor, 'shop', defaultSite, shop)
  if (hasAny(service)) await changeSiteSetting(mall, actor, 'service', emptyService, service)
  if (hasAny(footer)) await changeSiteSetting(mall, actor, 'footer', emptyFooter, footer)
  if (hasAny(search)) await changeSiteSetting(mall, actor, 'search', emptySearch(), search)
  return getSite(mall.db)
}

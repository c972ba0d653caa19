import 'server-only'
import type { SiteSettings } from '@/lib/domain/content/site'
import { defaultSite } from '@/lib/server/ground/site-setting/default-site'
import { mallShopName } from '@/lib/server/ground/site-setting/mall-shop-name'
import { groupsHref } from '@/lib/web/group-href'
import { termsHref } from '@/lib/web/terms-href'

type FrameKey = 'shop' | 'search' | 'navigation' | 'footer' | 'service' | 'login'

type Links = SiteSettings['navigation']['links']

/** The stored links, and 拼团 while activities run, unless an operator has already added it. */
const withGroups = (links: Links, hasGroups: boolean): Links =>
  hasGroups && !links.some(({ href }) => href === groupsHref)
    ? [...links, { title: '拼团', href: groupsHref }]
    : links

/** Facts of the frame besides its settings. */
interface FrameFacts {
  /** Whether a group-buying activity runs. */
  hasGroups: boolean
  /** The titles of the agreements that the mall has written. */
  agreements: { 'protocol.member_register'?: string; 'protocol.privacy'?: string }
}

/** Links to the written agreements. */
const agreementLinks = ({ agreements }: FrameFacts): Links => {
  const { 'protocol.member_register': register, 'protocol.privacy': privacy } = agreements
  return [
    ...(register === undefined ? [] : [{ title: register || '注册协议', href: termsHref('register') }]),
    ...(privacy === undefined ? [] : [{ title: privacy || '隐私政策', href: termsHref('privacy') }]),
  ]
}

/** Texts of header and footer; defaults or empty texts for settings that do not exist yet. */
export const frameTexts = (
  settings: { [K in FrameKey]?: SiteSettings[K] | null },
  facts: FrameFacts = { hasGroups: false, agreements: {} },
) => {
  const { shop, search, navigation, footer, service, login } = settings
  return {
    brand_name: shop?.brand_name || defaultSite.brand_name,
    shop_name: mallShopName(shop?.brand_name),
    logo: shop?.logo ?? '',
    placeholder: search?.placeholder ?? '搜索商品',
    navigation: withGroups(navigation?.links ?? [], facts.hasGroups),
    merchant_entry: navigation?.merchantEntry ?? '',
    promises: footer?.promises ?? [],
    columns: footer?.columns ?? [],
    agreements: agreementLinks(facts),
    operator: footer?.operator ?? '',
    address: footer?.address ?? '',
    postcode: footer?.postcode ?? '',
    filing: footer?.filing ?? '',
    phone: service?.phone ?? '',
    service_hours: service?.hours ?? '',
    service_email: service?.email ?? '',
    slogan: login?.slogan ?? '',
  }
}

const defaultBanner = { picture: '', title: '商城资讯', subtitle: '选购指南、保养知识与品牌动态' }

/** Banner of the article pages and the catalogue with the brand news. */
export const articleTexts = (setting: SiteSettings['articles'] | null) => ({
  banner: setting?.banner ?? defaultBanner,
  news_category_id: setting?.newsCategoryId ?? 0,
})

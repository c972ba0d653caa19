import 'server-only'
import type { SiteSettings } from '@/lib/domain/content/site'
import { defaultSite } from '@/lib/server/ground/site-setting/default-site'
import { groupsHref } from '@/lib/web/group-href'

type FrameKey = 'shop' | 'search' | 'navigation' | 'footer' | 'service' | 'login'

type Links = SiteSettings['navigation']['links']

/** The stored links, and 拼团 while activities run, unless an operator has already added it. */
const withGroups = (links: Links, hasGroups: boolean): Links =>
  hasGroups && !links.some(({ href }) => href === groupsHref)
    ? [...links, { title: '拼团', href: groupsHref }]
    : links

/**
 * Texts of header and footer; defaults or empty texts for settings that do not exist yet.
 * @param hasGroups whether a group-buying activity runs
 */
export const frameTexts = (settings: { [K in FrameKey]?: SiteSettings[K] | null }, hasGroups = false) => {
  const { shop, search, navigation, footer, service, login } = settings
  return {
    brand_name: shop?.brand_name || defaultSite.brand_name,
    logo: shop?.logo ?? '',
    placeholder: search?.placeholder ?? '搜索商品',
    navigation: withGroups(navigation?.links ?? [], hasGroups),
    merchant_entry: navigation?.merchantEntry ?? '',
    promises: footer?.promises ?? [],
    columns: footer?.columns ?? [],
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

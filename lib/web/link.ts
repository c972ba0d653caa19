import { articleHref, customPageHref, goodsHref } from './hrefs'
import { listHref } from './list-href'

/** The link of a widget: the kind of target and the selected record (contract goods §7, spec 4 §A0.4). */
export interface LinkValue {
  linkPage?: string | undefined
  linkPageLabel?: string | undefined
  [field: string]: unknown
}

const isId = (value: unknown): value is string | number =>
  (typeof value === 'number' && Number.isInteger(value) && value > 0) ||
  (typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value))

/** A path on this site, always with a leading slash; null for another scheme or host. */
function sitePath(url: unknown): string | null {
  if (typeof url !== 'string') return null
  const path = url.trim()
  // A scheme, a host, or characters that browsers would read as one.
  if (path === '' || /^[a-z][a-z\d+.-]*:/i.test(path) || /^[/\\]{2}|\\|[\u0000-\u001f]/.test(path))
    return null
  return path.startsWith('/') ? path : `/${path}`
}

/** An external URL with http or https; null for other schemes such as `javascript:`. */
function externalUrl(url: unknown): string | null {
  if (typeof url !== 'string' || !/^https?:\/\/[^/\s]/i.test(url.trim())) return null
  return URL.canParse(url.trim()) ? url.trim() : null
}

const targets: Record<string, (link: LinkValue) => string | null> = {
  goods: ({ itemId, goods_id }) => {
    const id = isId(itemId) ? itemId : goods_id
    return isId(id) ? goodsHref(id) : null
  },
  page: ({ url }) => sitePath(url),
  category: ({ category_id }) => (isId(category_id) ? listHref({ cat_id: Number(category_id) }) : null),
  maincategory: ({ category_id }) =>
    isId(category_id) ? listHref({ main_category: Number(category_id) }) : null,
  customer: ({ theme_pc_template_id }) =>
    isId(theme_pc_template_id) ? customPageHref(Number(theme_pc_template_id)) : null,
  brand: ({ attribute_id }) => (isId(attribute_id) ? listHref({ brand_id: [Number(attribute_id)] }) : null),
  tag: ({ tag_name }) =>
    typeof tag_name === 'string' && tag_name.trim() !== '' ? listHref({ tag: tag_name.trim() }) : null,
  // 文章 and 软文, which the mall shows alike.
  management: ({ article_id }) => (isId(article_id) ? articleHref(article_id) : null),
  bring: ({ article_id }) => (isId(article_id) ? articleHref(article_id) : null),
  // 营销: a page of activities; records of other malls have no address.
  marketing: ({ url }) => sitePath(url),
  coupons: ({ card_id }) => (isId(card_id) ? listHref({ card_id: Number(card_id) }) : null),
  // 自定义路由: an address elsewhere, or a path of this site, which is written with its slash.
  href: ({ href }) => externalUrl(href) ?? (/^\s*\//.test(String(href)) ? sitePath(href) : null),
}

/**
 * The target of a widget's link. Our own are coupons, which lead to the products that they are for, and tags, articles
 * and activities, for which the reference has no route; the mall has no pages of 秒杀 and 直播 (spec 4 §A0.4).
 *
 * @param link stored `pathData`, `moreLinkData` or similar; any other value counts as unset
 * @returns a path on this site or an http(s) URL; null for no link: text and picture are then rendered without one
 */
export function widgetHref(link: unknown): string | null {
  if (typeof link !== 'object' || link === null || Array.isArray(link)) return null
  const value = link as LinkValue
  return Object.hasOwn(targets, value.linkPage ?? '')
    ? (targets[value.linkPage ?? '']?.(value) ?? null)
    : null
}

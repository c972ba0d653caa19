import { widgetHref, type LinkValue } from './link'
import { absolute } from './site-origin'

/** The target of a link, in the kinds that ECShopX clients turn into addresses of their own (contract clients F18). */
export interface PortableLink {
  link_type: 'goods' | 'sale_category' | 'category' | 'custom_page' | 'url'
  /** The id, or the URL of `url`; category 0 means all products. */
  link_value: string
}

/** A kind with the address that it has in this mall; the first group is the id. */
const kinds: readonly [PortableLink['link_type'], RegExp][] = [
  ['goods', /^\/items\/(\d+)$/],
  ['sale_category', /^\/items\?cat_id=(\d+)$/],
  ['category', /^\/items\?main_category=(\d+)$/],
  ['custom_page', /^\/custompage\?pageid=(\d+)$/],
]

/**
 * A link of this mall for clients with other addresses. Pages that they do not have lead to this mall.
 * @param href path of the mall or URL; empty for no link
 * @param origin MALL_PUBLIC_URL
 */
export function portableLink(href: string, origin: string): PortableLink {
  if (href === '/items') return { link_type: 'sale_category', link_value: '0' }
  for (const [link_type, pattern] of kinds) {
    const id = pattern.exec(href)?.[1]
    if (id !== undefined) return { link_type, link_value: id }
  }
  // Each client has a home page of its own.
  const isOwn = href === '' || href === '/'
  return { link_type: 'url', link_value: isOwn ? href : absolute(origin, href) }
}

/** A stored link of a widget, which names some targets by id that have an address of another form here. */
export function portableWidgetLink(link: unknown, origin: string): PortableLink {
  const { linkPage, theme_pc_template_id: page } = (link ?? {}) as LinkValue
  if (linkPage === 'customer' && Number(page) > 0)
    return { link_type: 'custom_page', link_value: String(Number(page)) }
  return portableLink(widgetHref(link) ?? '', origin)
}

const webPaths: Record<PortableLink['link_type'], (value: string) => string> = {
  goods: (id) => `/products/${id}`,
  sale_category: (id) => `/collections/${id === '0' ? 'all' : id}?link_type=sale_category`,
  category: (id) => `/collections/${id}?link_type=category`,
  custom_page: (id) => `/custom/${id}`,
  url: (url) => url,
}

/** The address of a link in the web client (contract clients §1), which takes pictures' links as paths. */
export const webPath = ({ link_type, link_value }: PortableLink): string => webPaths[link_type](link_value)

/** Paths of the web client with the link of a widget that leads to the same page here. */
const webTargets: readonly [RegExp, (id: string) => LinkValue][] = [
  [
    /^\/products\/([1-9]\d*)$/,
    (id) => ({ linkPage: 'goods', linkPageLabel: '商品', itemId: id, goods_id: id }),
  ],
  [/^\/collections\/all\b/, () => ({ linkPage: 'page', linkPageLabel: '页面', url: '/items' })],
  [
    /^\/collections\/([1-9]\d*)\?link_type=category$/,
    (id) => ({ linkPage: 'maincategory', linkPageLabel: '主类目', category_id: id }),
  ],
  [
    /^\/collections\/([1-9]\d*)(?:\?link_type=sale_category)?$/,
    (id) => ({ linkPage: 'category', linkPageLabel: '分类', category_id: id }),
  ],
  [
    /^\/custom\/([1-9]\d*)$/,
    (id) => ({ linkPage: 'customer', linkPageLabel: '自定义页面', theme_pc_template_id: id }),
  ],
  [/^\/$/, () => ({ linkPage: 'page', linkPageLabel: '页面', url: '/' })],
  [/^(https?:\/\/.*)$/i, (href) => ({ linkPage: 'href', linkPageLabel: '自定义路由', href })],
]

/** The link of a widget for an address of the web client, the inverse of `webPath`; empty for other addresses. */
export function linkOfWebPath(path: string): LinkValue {
  for (const [pattern, link] of webTargets) {
    const found = pattern.exec(path.trim())
    if (found) return link(found[1] ?? '')
  }
  return {}
}

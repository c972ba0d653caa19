/** The kinds of targets that links of the mall have, in words. */
export const linkKinds = {
  goods: '商品',
  category: '分类',
  mainCategory: '管理分类',
  brand: '品牌',
  tag: '标签',
  search: '搜索',
  article: '文章',
  catalogue: '文章栏目',
  faq: '常见问题',
  faqGroup: '常见问题',
  page: '自定义页面',
  shop: '店铺',
  notice: '公告',
  builtIn: '商城页面',
  path: '商城内路径',
  site: '外部网址',
} as const
export type LinkKind = keyof typeof linkKinds

/** The kinds whose targets have an id; a question of the mall has its number in the list. */
export const rowKinds = [
  'goods',
  'category',
  'article',
  'page',
  'shop',
  'notice',
  'mainCategory',
  'brand',
  'catalogue',
  'faq',
] as const satisfies LinkKind[]
export type RowKind = (typeof rowKinds)[number]

/** The kinds whose targets have a name instead: tags, and groups of questions. */
export const namedKinds = ['tag', 'faqGroup'] as const satisfies LinkKind[]
export type NamedKind = (typeof namedKinds)[number]

/** Pages that every mall has, by their address. */
export const builtInPages: Readonly<Record<string, string>> = {
  '/': '首页',
  '/items': '商品列表',
  '/devicePurchase': '补贴专区',
  '/reuseCard': '焕新补贴卡',
  '/groups': '拼团',
  '/pointitems': '积分商城',
  '/member/coupon-center': '领券中心',
  '/member/vip': '会员权益',
  '/member/user-info': '会员中心',
  '/member/trade': '我的订单',
  '/member/address': '收货地址',
  '/cart': '购物车',
  '/store': '门店查询',
  '/shops/near': '附近的店铺',
  '/articleList': '商城资讯',
  '/news': '品牌资讯',
  '/rss.xml': '资讯订阅',
  '/article/faqs': '常见问题',
  '/license?type=register': '注册协议',
  '/license?type=privacy': '隐私政策',
  '/shop': '商家入驻',
}

/** The target of a link. */
export type LinkTarget =
  | { kind: RowKind; id: number }
  | { kind: NamedKind; name: string }
  | { kind: 'builtIn' | 'search'; name: string }
  | { kind: 'path' | 'site' }

const id = '([1-9]\\d{0,8})'
/** Addresses of rows, without further conditions: a list with two of them has no name of its own. */
const rows: readonly (readonly [RowKind, RegExp])[] = [
  ['goods', new RegExp(`^/items/${id}$`)],
  ['category', new RegExp(`^/items\\?cat_id=${id}$`)],
  ['mainCategory', new RegExp(`^/items\\?main_category=${id}$`)],
  ['brand', new RegExp(`^/items\\?brand_id=${id}$`)],
  ['article', new RegExp(`^/article/detail/${id}$`)],
  ['catalogue', new RegExp(`^/articleList\\?category_id=${id}$`)],
  ['faq', new RegExp(`^/article/faqs/${id}$`)],
  ['page', new RegExp(`^/custompage\\?pageid=${id}$`)],
  ['shop', new RegExp(`^/shops/info\\?distributor_id=${id}$`)],
  ['notice', new RegExp(`^/notices/${id}$`)],
]

/** Addresses that have a name in them, as listHref and faqHref write it or as people type it. */
const names: readonly (readonly [NamedKind | 'search', RegExp])[] = [
  ['tag', /^\/items\?tag=([^&#]{1,200})$/],
  ['search', /^\/items\?keywords=([^&#]{1,200})$/],
  ['faqGroup', /^\/article\/faqs#(.{1,200})$/],
]

/** A name as it is written in an address; '' for one that no address has. */
function decoded(kind: NamedKind | 'search', text: string): string {
  try {
    return decodeURIComponent(kind === 'faqGroup' ? text : text.replaceAll('+', ' ')).trim()
  } catch {
    return ''
  }
}

/** The target of a link, as far as its address says. */
export function linkTarget(href: string): LinkTarget {
  for (const [kind, pattern] of rows) {
    const found = Number(pattern.exec(href)?.[1])
    if (Number.isInteger(found)) return { kind, id: found }
  }
  for (const [kind, pattern] of names) {
    const name = decoded(kind, pattern.exec(href)?.[1] ?? '')
    if (name !== '') return { kind, name }
  }
  const name = Object.hasOwn(builtInPages, href) ? builtInPages[href] : undefined
  if (name !== undefined) return { kind: 'builtIn', name }
  return { kind: /^https:/i.test(href) ? 'site' : 'path' }
}

/** How the desk asks for the name of a target: `goods:12`, `tag:新品`; null for one without a name to ask for. */
export function targetKey(target: LinkTarget): string | null {
  if ('id' in target) return `${target.kind}:${target.id}`
  return namedKinds.some((kind) => kind === target.kind) && 'name' in target
    ? `${target.kind}:${target.name}`
    : null
}

/** Most characters of a name in a target. */
export const maxTargetName = 40

/** Whether a text is the key of a target. */
export const isTargetKey = (text: string): boolean =>
  new RegExp(
    `^(?:(?:${rowKinds.join('|')}):[1-9]\\d{0,8}|(?:${namedKinds.join('|')}):.{1,${maxTargetName}})$`,
  ).test(text)

/** What a link of the mall leads to, in words. */
export const linkKinds = {
  goods: '商品',
  category: '分类',
  article: '文章',
  page: '自定义页面',
  shop: '店铺',
  notice: '公告',
  builtIn: '商城页面',
  path: '商城内路径',
  site: '外部网址',
} as const
export type LinkKind = keyof typeof linkKinds

/** The kinds whose targets are rows with an id. */
export const rowKinds = [
  'goods',
  'category',
  'article',
  'page',
  'shop',
  'notice',
] as const satisfies LinkKind[]
export type RowKind = (typeof rowKinds)[number]

/** Pages that every mall has, by their address. */
export const builtInPages: Readonly<Record<string, string>> = {
  '/': '首页',
  '/items': '商品列表',
  '/devicePurchase': '补贴专区',
  '/groups': '拼团',
  '/pointitems': '积分商城',
  '/member/coupon-center': '领券中心',
  '/member/vip': '会员权益',
  '/member/user-info': '会员中心',
  '/member/trade': '我的订单',
  '/cart': '购物车',
  '/store': '门店查询',
  '/articleList': '商城资讯',
  '/news': '品牌资讯',
  '/article/faqs': '常见问题',
  '/license?type=register': '注册协议',
  '/license?type=privacy': '隐私政策',
  '/shop': '商家入驻',
}

/** The target of a link. */
export type LinkTarget =
  { kind: RowKind; id: number } | { kind: 'builtIn'; name: string } | { kind: 'path' | 'site' }

const id = '([1-9]\\d{0,9})'
/** Addresses of rows, without further conditions: a list with two of them has no name of its own. */
const rows: readonly (readonly [RowKind, RegExp])[] = [
  ['goods', new RegExp(`^/items/${id}$`)],
  ['category', new RegExp(`^/items\\?cat_id=${id}$`)],
  ['article', new RegExp(`^/article/detail/${id}$`)],
  ['page', new RegExp(`^/custompage\\?pageid=${id}$`)],
  ['shop', new RegExp(`^/shops/info\\?distributor_id=${id}$`)],
  ['notice', new RegExp(`^/notices/${id}$`)],
]

/** What a link leads to, as far as its address says. */
export function linkTarget(href: string): LinkTarget {
  for (const [kind, pattern] of rows) {
    const found = Number(pattern.exec(href)?.[1])
    if (Number.isInteger(found)) return { kind, id: found }
  }
  const name = Object.hasOwn(builtInPages, href) ? builtInPages[href] : undefined
  if (name !== undefined) return { kind: 'builtIn', name }
  return { kind: /^https:/i.test(href) ? 'site' : 'path' }
}

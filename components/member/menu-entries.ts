export interface MenuEntry {
  label: string
  href: string
}

/** The menu of the member area (spec 3 §0.6). Entries without a title stand alone. */
export const memberMenu: readonly { title?: string; entries: readonly MenuEntry[] }[] = [
  {
    title: '会员信息',
    entries: [
      { label: '会员中心', href: '/member/user-info' },
      { label: '收货地址', href: '/member/address' },
    ],
  },
  {
    title: '我的订单',
    entries: [{ label: '所有订单', href: '/member/trade' }],
  },
  {
    entries: [
      { label: '我的足迹', href: '/member/foottrace' },
      { label: '关注店铺', href: '/member/follow' },
      { label: '付费会员', href: '/member/vip' },
    ],
  },
]

/**
 * The entry of a page: the longest one whose path begins the page's own. The mobile address has the same pages under
 * `/h5`.
 */
export function activeEntry(path: string): string | undefined {
  const own = path.replace(/^\/h5(?=\/)/, '')
  return memberMenu
    .flatMap(({ entries }) => entries)
    .map(({ href }) => href)
    .filter((href) => own === href || own.startsWith(`${href}/`))
    .sort((a, b) => b.length - a.length)[0]
}

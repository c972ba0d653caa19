export interface MenuEntry {
  label: string
  href: string
}

/** The menu of the member area (spec/3-screens §0.6). Entries without a title stand alone. */
export const memberMenu: readonly { title?: string; entries: readonly MenuEntry[] }[] = [
  {
    title: '会员信息',
    entries: [
      { label: '个人资料', href: '/member/user-info' },
      { label: '更改密码', href: '/member/change-password' },
      { label: '收货地址', href: '/member/address' },
    ],
  },
  {
    title: '我的订单',
    entries: [
      { label: '所有订单', href: '/member/trade' },
      { label: '售后订单', href: '/member/trade/aftersale-list' },
    ],
  },
  {
    entries: [
      { label: '我的优惠券', href: '/member/coupon' },
      { label: '我的收藏', href: '/member/collector' },
      { label: '我的足迹', href: '/member/foottrace' },
      { label: '我的积分', href: '/member/point' },
      { label: '关注店铺', href: '/member/follow' },
    ],
  },
]

/** Pages that belong to an entry without lying beneath it. */
const relatives: Record<string, string> = {
  '/member/trade/aftersale': '/member/trade/aftersale-list',
}

/**
 * The entry of a page: the longest one whose path begins the page's own. The mobile address has the same pages under
 * `/h5`.
 */
export function activeEntry(path: string): string | undefined {
  const own = path.replace(/^\/h5(?=\/)/, '')
  const known = relatives[own] ?? own
  return memberMenu
    .flatMap(({ entries }) => entries)
    .map(({ href }) => href)
    .filter((href) => known === href || known.startsWith(`${href}/`))
    .sort((a, b) => b.length - a.length)[0]
}

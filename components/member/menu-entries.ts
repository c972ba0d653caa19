import type { MallOffers } from '@/lib/contract/content/site'
import { couponCentreHref, ownReviewsHref } from '@/lib/web/hrefs'
import { ownPointsHref, pointsMallHref, pointsOrdersHref } from '@/lib/web/points-href'
import { staffMallHref } from '@/lib/web/staff-href'

export interface MenuEntry {
  label: string
  href: string
  /** What the mall must have for it. */
  needs?: keyof MallOffers
}

const aftersaleList = '/member/trade/aftersale-list'

/** The menu of the member area (spec 3 §0.6), in groups with and without a title. */
export const memberMenu: readonly { title?: string; entries: readonly MenuEntry[] }[] = [
  {
    title: '会员信息',
    entries: [
      { label: '会员中心', href: '/member/user-info' },
      { label: '更改密码', href: '/member/change-password' },
      { label: '账号安全', href: '/member/security' },
      { label: '个人资料', href: '/member/profile' },
      { label: '收货地址', href: '/member/address' },
      { label: '发票抬头', href: '/member/invoice' },
    ],
  },
  {
    title: '我的订单',
    entries: [
      { label: '所有订单', href: '/member/trade' },
      { label: '积分订单', href: pointsOrdersHref, needs: 'points_mall' },
      { label: '我的评价', href: ownReviewsHref },
      { label: '我的拼团', href: '/member/groups', needs: 'groups' },
      { label: '售后订单', href: aftersaleList },
    ],
  },
  {
    entries: [
      { label: '我的优惠券', href: '/member/coupon' },
      { label: '领券中心', href: couponCentreHref, needs: 'coupons' },
      { label: '我的收藏', href: '/member/collector' },
      { label: '我的足迹', href: '/member/foottrace' },
      { label: '我的积分', href: ownPointsHref },
      { label: '积分商城', href: pointsMallHref(), needs: 'points_mall' },
      { label: '关注店铺', href: '/member/follow' },
      { label: '会员权益', href: '/member/rights' },
      { label: '付费会员', href: '/member/vip', needs: 'vip' },
    ],
  },
]

/** The menu of members who can buy in employee purchase. */
export const staffMenu: typeof memberMenu = [
  ...memberMenu,
  { entries: [{ label: '员工内购', href: staffMallHref }] },
]

/** The entries whose services the mall has. */
export const offeredMenu = (menu: typeof memberMenu, offers: MallOffers): typeof memberMenu =>
  menu.map((group) => ({ ...group, entries: group.entries.filter(({ needs }) => !needs || offers[needs]) }))

/** The menu while members have or can recharge stored value. */
export const withDeposit = (menu: typeof memberMenu): typeof memberMenu =>
  menu.map((group) => {
    const at = group.entries.findIndex(({ href }) => href === ownPointsHref)
    return at < 0 ? group : { ...group, entries: group.entries.toSpliced(at, 0, depositEntry) }
  })

const depositEntry: MenuEntry = { label: '储值余额', href: '/member/deposit' }

/** Pages of after-sales, which lie below the orders or elsewhere (spec 3 §5). */
const aftersalePages = /^\/member\/(?:trade\/aftersale|aftersales\/[^/]+)$/

/** The `href` of the menu entry of a page: the longest that is a prefix of the path. Ignores the `/h5` prefix. */
export function activeEntry(path: string): string | undefined {
  const desktopPath = path.replace(/^\/h5(?=\/)/, '').replace(aftersalePages, aftersaleList)
  return withDeposit(memberMenu)
    .flatMap(({ entries }) => entries)
    .map(({ href }) => href)
    .filter((href) => desktopPath === href || desktopPath.startsWith(`${href}/`))
    .sort((a, b) => b.length - a.length)[0]
}

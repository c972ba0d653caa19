import type { Permission } from '@/lib/domain/desk/permissions'

/** The groups of the menu, in their sequence. */
export const deskGroups = ['工作台', '商品', '交易', '内容', '店铺', '设置'] as const

export interface DeskEntry {
  href: string
  group: (typeof deskGroups)[number]
  /** In the menu. */
  label: string
  /** Heading of the page. */
  title: string
  /** Heading for operators, where it differs. */
  operatorTitle?: string
  isForOperators?: boolean
  /** About the own shop. */
  isForMerchants?: boolean
  /** The permission that the calls of the page need, or several of which one is enough; absent for every role. */
  permission?: Permission | readonly Permission[]
  /** On the page 设置 instead of in the menu, with this use of it in a few words. */
  settingUse?: string
  /** With a `settingUse`: in the menu as well. */
  isInMenu?: true
}

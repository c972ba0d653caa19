import type { Permission } from '../desk/permissions'

interface Subject {
  /** Of the file, such as 订单. */
  name: string
  /** Needed to export and to see the records of such exports. */
  permission: Permission
  /** Each shows a part of the personal data of the file, which is masked without it. */
  personal: readonly Permission[]
}

/** What can be exported (contract operator, exports). */
export const exportSubjects = {
  goods: { name: '商品', permission: 'goods:read', personal: [] },
  stock: { name: '库存', permission: 'goods:read', personal: [] },
  orders: { name: '订单', permission: 'order:read', personal: ['order:export', 'member:export'] },
  orderTotals: { name: '订单汇总', permission: 'order:read', personal: ['order:export'] },
  aftersales: { name: '售后单', permission: 'aftersale:read', personal: [] },
  refunds: { name: '退款单', permission: 'refund:read', personal: [] },
  members: { name: '会员', permission: 'member:read', personal: ['member:export'] },
  shops: { name: '店铺', permission: 'shop:read', personal: [] },
} as const satisfies Record<string, Subject>

export type ExportSubject = keyof typeof exportSubjects

export const exportSubjectNames = Object.keys(exportSubjects) as ExportSubject[]

/** The permissions that show personal data in files of a subject. */
export const personalOf = (subject: ExportSubject): readonly Permission[] => exportSubjects[subject].personal

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** What has become of an export. */
export const exportStates = {
  running: '导出中',
  done: '已完成',
  /** No row met its conditions, and there is no file. */
  empty: '没有内容',
  expired: '已过期',
  cancelled: '已取消',
  failed: '失败',
} as const
export type ExportState = keyof typeof exportStates

/** Days for which a file is kept. */
export const exportKeptDays = 7

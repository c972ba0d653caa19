/**
 * Permissions at the desk. A permission is an action on a subject; every call of operators and merchants names the one
 * that it needs (lib/contract/operator). `read` sees, `write` changes, `approve` decides about money or people, and
 * `export` takes personal data away in a file; without it a file has them masked.
 */

const actionNames = { read: '查看', write: '编辑', approve: '审批', export: '导出' } as const
export type DeskAction = keyof typeof actionNames

interface Subject {
  name: string
  actions: readonly DeskAction[]
}

/** The subjects of the desk in the sequence of its menu, with the actions that its calls know. */
const deskSubjects = {
  goods: { name: '商品', actions: ['read', 'write', 'approve'] },
  review: { name: '评价', actions: ['read', 'write'] },
  order: { name: '订单', actions: ['read', 'write', 'approve', 'export'] },
  invoice: { name: '发票', actions: ['read', 'write'] },
  aftersale: { name: '售后', actions: ['read', 'write', 'approve'] },
  refund: { name: '退款', actions: ['read', 'write', 'approve'] },
  payment: { name: '资金', actions: ['read', 'write', 'approve'] },
  promotion: { name: '营销', actions: ['read', 'write'] },
  subsidy: { name: '补贴', actions: ['read', 'write', 'approve'] },
  employee: { name: '员工内购', actions: ['read', 'write'] },
  content: { name: '内容', actions: ['read', 'write', 'approve'] },
  picture: { name: '图片', actions: ['read', 'write'] },
  shop: { name: '店铺', actions: ['read', 'write'] },
  freight: { name: '运费模板', actions: ['read', 'write'] },
  clerk: { name: '店员', actions: ['read', 'write'] },
  merchant: { name: '商家入驻', actions: ['read', 'approve'] },
  member: { name: '会员', actions: ['read', 'write', 'approve', 'export'] },
  setting: { name: '设置', actions: ['read', 'write'] },
  account: { name: '账号', actions: ['read', 'write'] },
  audit: { name: '操作记录', actions: ['read'] },
} as const satisfies Record<string, Subject>

export type DeskSubject = keyof typeof deskSubjects

/** An action on a subject, such as `order:write`. */
export type Permission = {
  [S in DeskSubject]: `${S}:${(typeof deskSubjects)[S]['actions'][number]}`
}[DeskSubject]

/** All permissions, by subject. */
export const permissions: readonly Permission[] = Object.entries(deskSubjects).flatMap(
  ([subject, { actions }]) => actions.map((action) => `${subject}:${action}` as Permission),
)

/** A permission in words, such as 订单·编辑. */
export function permissionName(permission: Permission): string {
  const [subject, action] = permission.split(':') as [DeskSubject, DeskAction]
  return `${deskSubjects[subject].name}·${actionNames[action]}`
}

/** Permissions by subject, with the words of a form. */
export const permissionsBySubject = (of: readonly Permission[]) =>
  Object.entries<Subject>(deskSubjects).flatMap(([subject, { name, actions }]) => {
    const known = actions.map((action) => ({
      permission: `${subject}:${action}` as Permission,
      name: actionNames[action],
    }))
    const found = known.filter(({ permission }) => of.includes(permission))
    return found.length > 0 ? [{ subject, name, actions: found }] : []
  })

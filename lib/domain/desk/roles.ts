import { permissions, type DeskAction, type DeskSubject, type Permission } from './permissions'

/** All permissions of these subjects. */
const all = (...subjects: DeskSubject[]): Permission[] =>
  permissions.filter((permission) => subjects.some((subject) => permission.startsWith(`${subject}:`)))

/** One action on all subjects that know it, except these. */
const every = (action: DeskAction, except: readonly DeskSubject[] = []): Permission[] =>
  permissions.filter(
    (permission) =>
      permission.endsWith(`:${action}`) && !except.some((subject) => permission.startsWith(`${subject}:`)),
  )

interface Role {
  name: string
  /** The subjects of the role in a few words, for the choice of a role. */
  use: string
  /** For people of one shop; the others work for the whole mall. */
  isForShops?: true
  permissions: readonly Permission[]
}

/** The roles of people at the desk. */
export const deskRoles = {
  owner: { name: '店主', use: '全部权限，包括账号', permissions },
  manager: {
    name: '运营',
    use: '商品、订单、营销和内容，不含账号和资金审批',
    permissions: permissions.filter(
      (permission) =>
        !['account:write', 'clerk:write', 'payment:approve', 'refund:approve'].includes(permission),
    ),
  },
  goods: {
    name: '商品',
    use: '商品、图片、运费模板和评价',
    permissions: all('goods', 'review', 'picture', 'freight'),
  },
  order: {
    name: '订单',
    use: '订单和发票',
    permissions: [...all('order', 'invoice'), 'aftersale:read', 'refund:read', 'goods:read'],
  },
  service: {
    name: '售后客服',
    use: '售后和评价',
    permissions: [...all('aftersale', 'review'), 'order:read', 'refund:read', 'goods:read'],
  },
  finance: {
    name: '财务',
    use: '付款、退款、发票和补贴对账',
    permissions: [
      ...all('payment', 'refund', 'invoice'),
      'order:read',
      'aftersale:read',
      'subsidy:read',
      'audit:read',
    ],
  },
  content: { name: '内容', use: '页面和图片', permissions: [...all('content', 'picture'), 'goods:read'] },
  reader: { name: '只读', use: '查看全部，不能修改', permissions: every('read') },
  shop_manager: {
    name: '店铺管理员',
    use: '本店的资料、店员、商品、订单、售后和营销',
    isForShops: true,
    permissions: [
      ...all('review', 'order', 'invoice', 'aftersale', 'refund', 'payment', 'promotion'),
      ...all('shop', 'clerk', 'picture'),
      // Operators approve products; merchants choose among the freight templates of the mall.
      'goods:read',
      'goods:write',
      'freight:read',
      'audit:read',
    ],
  },
  clerk: {
    name: '店员',
    use: '本店的发货、自提和退货',
    isForShops: true,
    permissions: [
      'order:read',
      'order:write',
      'aftersale:read',
      'aftersale:write',
      'goods:read',
      'review:read',
    ],
  },
} as const satisfies Record<string, Role>

/** A role that every mall has. */
export type BuiltInRole = keyof typeof deskRoles

/** A role that owners of this mall made. */
interface OwnRole {
  role_id: number
  name: string
  permissions: Permission[]
}

/** The role of a person at the desk. */
export type DeskRole = BuiltInRole | OwnRole

/** A role as accounts name it; that of `own` is in a column beside it. */
export type StoredRole = BuiltInRole | 'own'

export const isBuiltInRole = (text: string): text is BuiltInRole => Object.hasOwn(deskRoles, text)

/** Whether a role works for one shop; roles that owners make are for the mall. */
export const isForShops = (role: StoredRole): boolean => role !== 'own' && 'isForShops' in deskRoles[role]

export const permissionsOf = (role: DeskRole): readonly Permission[] =>
  typeof role === 'string' ? deskRoles[role].permissions : role.permissions

export const roleName = (role: DeskRole): string =>
  typeof role === 'string' ? deskRoles[role].name : role.name

/** Whether a role may do what a call asks for. */
export const mayDo = (role: DeskRole, permission: Permission): boolean =>
  permissionsOf(role).includes(permission)

/** Who works here is decided by the roles that every mall has, not by roles of its own. */
const notGrantable: readonly Permission[] = ['account:write', 'clerk:write']

/** What owners may put into a role of their own. */
export const grantablePermissions: readonly Permission[] = permissions.filter(
  (permission) => !notGrantable.includes(permission),
)

/** The permissions of a role with those to see what it may change or decide, in the sequence of the desk. */
export const withReading = (chosen: readonly Permission[]): Permission[] => {
  const subjects = new Set(chosen.map((permission) => permission.split(':')[0]))
  return grantablePermissions.filter(
    (permission) =>
      chosen.includes(permission) || (permission.endsWith(':read') && subjects.has(permission.split(':')[0])),
  )
}

export const maxRoleName = 20

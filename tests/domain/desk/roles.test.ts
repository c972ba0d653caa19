import { permissionName, permissions } from '@/lib/domain/desk/permissions'
import {
  deskRoles,
  grantablePermissions,
  isBuiltInRole,
  isForShops,
  mayDo,
  withReading,
  type BuiltInRole,
} from '@/lib/domain/desk/roles'

const roles = Object.keys(deskRoles) as BuiltInRole[]

describe('the roles of the desk', () => {
  it('are ten, of which two are for shops', () => {
    expect(roles.map((role) => deskRoles[role].name)).toEqual([
      '店主',
      '运营',
      '商品',
      '订单',
      '售后客服',
      '财务',
      '内容',
      '只读',
      '店铺管理员',
      '店员',
    ])
    expect(roles.filter(isForShops)).toEqual(['shop_manager', 'clerk'])
  })

  it('give the owner everything, and no permission twice', () => {
    for (const role of roles)
      expect(new Set(deskRoles[role].permissions).size).toBe(deskRoles[role].permissions.length)
    expect(permissions.filter((permission) => !mayDo('owner', permission))).toEqual([])
  })

  it('let a person who changes something also see it', () => {
    for (const role of roles)
      for (const permission of deskRoles[role].permissions) {
        const read = permissions.find((other) => other === permission.replace(/:\w+$/, ':read'))
        if (read) expect([role, permission, mayDo(role, read)]).toEqual([role, permission, true])
      }
  })

  it('leave accounts to the owner, and money to owner, finance and the manager of a shop', () => {
    const having = (permission: (typeof permissions)[number]) =>
      roles.filter((role) => mayDo(role, permission))
    expect(having('account:write')).toEqual(['owner'])
    expect(having('payment:approve')).toEqual(['owner', 'finance', 'shop_manager'])
    expect(having('refund:approve')).toEqual(['owner', 'finance', 'shop_manager'])
  })

  it('leave to a clerk what the shop does by hand, and no money', () => {
    expect(mayDo('clerk', 'order:write')).toBe(true)
    expect(
      permissions.filter((permission) => mayDo('clerk', permission) && permission.endsWith(':approve')),
    ).toEqual([])
  })

  it('let a reader change nothing', () => {
    expect(
      permissions.filter((permission) => mayDo('reader', permission) && !permission.endsWith(':read')),
    ).toEqual([])
  })

  it.each([
    ['owner', true],
    ['operator', false],
    ['toString', false],
    ['', false],
  ])('know %j: %s', (text, is) => expect(isBuiltInRole(text)).toBe(is))

  it('have permissions with names of their own', () => {
    expect(permissionName('order:write')).toBe('订单·编辑')
    expect(new Set(permissions.map(permissionName)).size).toBe(permissions.length)
  })
})

describe('the permissions of a role that an owner makes', () => {
  it('include seeing what may be changed or decided, once and in the sequence of the desk', () => {
    expect(withReading(['order:approve', 'goods:write', 'goods:write'])).toEqual([
      ...['goods:read', 'goods:write', 'order:read', 'order:approve'],
    ])
    expect(withReading([])).toEqual([])
  })

  it('never include accounts and roles', () => {
    expect(permissions.filter((permission) => !grantablePermissions.includes(permission))).toEqual([
      'clerk:write',
      'account:write',
    ])
    expect(withReading(['account:write'])).not.toContain('account:write')
  })
})

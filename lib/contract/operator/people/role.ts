import { z } from 'zod'
import { permissions, type Permission } from '@/lib/domain/desk/permissions'
import { deskRoles, grantablePermissions, maxRoleName, type BuiltInRole } from '@/lib/domain/desk/roles'
import * as deskMessages from '@/lib/domain/messages/desk'
import { call } from '../../call'
import { seconds, wireId, wireJson, wireText } from '../../fields'
import { forOperators } from '../options'

const builtIn = Object.keys(deskRoles) as BuiltInRole[]

/** The role of a person: the key of one that every mall has, or one that owners made. */
export const deskRole = z.union([
  z.enum(builtIn),
  z.object({ role_id: z.int(), name: z.string(), permissions: z.array(z.enum(permissions as Permission[])) }),
])

/** The choice of a role; `own` needs `role_id`. */
export const roleChoice = z.enum([...builtIn, 'own'], deskMessages.roleMissing)

const role = z.object({
  role_id: z.int(),
  name: z.string(),
  permissions: z.array(z.enum(permissions as Permission[])),
  /** Accounts that have it. */
  account_num: z.int(),
  updated: seconds,
})
export type DeskOwnRole = z.infer<typeof role>

const fields = {
  name: wireText(maxRoleName, `角色名称不能超过${maxRoleName}个字`).min(1, deskMessages.roleNameMissing),
  permissions: wireJson(
    z
      .array(z.enum(grantablePermissions as Permission[], '权限不正确'), deskMessages.rolePermissionMissing)
      .min(1, deskMessages.rolePermissionMissing)
      .max(permissions.length),
  ),
}

/** Roles that owners make from permissions (contract operator §8). */
export const operatorRoleContract = {
  list: call('GET', '/operator/roles', '自定义角色', forOperators('account:read'))
    .input(z.object({}))
    .output(z.object({ list: z.array(role) })),

  add: call('POST', '/operator/roles', '新增角色', forOperators('account:write'))
    .input(z.object(fields))
    .output(role),

  /** Takes effect with the next call of everyone who has the role. */
  change: call('PUT', '/operator/roles', '修改角色', forOperators('account:write'))
    .input(z.object({ role_id: wireId(deskMessages.ownRoleMissing), ...fields }))
    .output(role),

  remove: call('DELETE', '/operator/roles/{role_id}', '删除角色', forOperators('account:write'))
    .input(z.object({ role_id: wireId(deskMessages.ownRoleMissing) }))
    .output(z.object({ status: z.boolean() })),
}

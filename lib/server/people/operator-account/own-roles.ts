import 'server-only'
import type { DeskOwnRole } from '@/lib/contract/operator/people/role'
import type { Permission } from '@/lib/domain/desk/permissions'
import { deskRoles, withReading } from '@/lib/domain/desk/roles'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { violatedConstraint, type Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { assertMayWrite } from './change-account'
import {
  accountsOfRole,
  deleteRole,
  insertRole,
  lockRole,
  ownRoleById,
  ownRoles,
  roleRoom,
  updateRole,
} from './role-sql'
import { lockDeskAccounts } from './sql'

const maxRoles = 50

/** The fields of a role that an owner enters. */
interface RoleFields {
  name: string
  permissions: readonly Permission[]
}

const nameTaken = (name: string) => new MallError(`角色“${name}”已存在`)

const builtInNames: readonly string[] = Object.values(deskRoles).map(({ name }) => name)

/** Owners alone make roles, also when the person ceased to be one since the call began. @throws MallError 403 */
async function assertOwner(tx: Queries, actor: Actor): Promise<void> {
  assertMayWrite(await tx.run(lockDeskAccounts, [[Number(actor.id)]]), actor)
}

async function assertFree(tx: Queries, name: string, roleId: number): Promise<number> {
  const { roles, named } = only(await tx.run(roleRoom, [name, roleId]), 'counting roles')
  if (named > 0 || builtInNames.includes(name)) throw nameTaken(name)
  return roles
}

async function roleById(tx: Queries, roleId: number): Promise<DeskOwnRole> {
  const { rows } = only(await tx.run(ownRoleById, [roleId]), 'reading a role')
  return only(rows, 'reading a role')
}

/** The roles that owners made, in the sequence in which they were made. */
export const listRoles = async (db: Queries): Promise<DeskOwnRole[]> =>
  only(await db.run(ownRoles, []), 'listing roles').rows

/**
 * Makes a role; whoever may change or decide about something may also see it.
 * @throws MallError 角色“…”已存在; 最多50个自定义角色; 403
 */
export async function addRole(
  { db, now }: Mall,
  actor: Actor,
  { name, permissions }: RoleFields,
): Promise<DeskOwnRole> {
  await assertOwner(db, actor)
  if ((await assertFree(db, name, 0)) >= maxRoles) throw new MallError(`最多${maxRoles}个自定义角色`)
  const after = { name, permissions: withReading(permissions) }
  const [added] = await db.run(insertRole, [name, after.permissions, now()])
  if (!added) throw nameTaken(name)
  const { roleId } = added
  await recordAudit(db, { actor, event: 'createRole', subject: 'role', subjectId: roleId, after }, now())
  return roleById(db, roleId)
}

/**
 * Changes a role; everyone who has it has the new one with the next call.
 * @throws MallError 角色不存在; 角色“…”已存在; 403
 */
export async function changeRole(
  { db, now }: Mall,
  actor: Actor,
  roleId: number,
  { name, permissions }: RoleFields,
): Promise<DeskOwnRole> {
  await assertOwner(db, actor)
  const [before] = await db.run(lockRole, [roleId])
  if (!before) throw new MallError(deskMessages.ownRoleMissing)
  await assertFree(db, name, roleId)
  const after = { name, permissions: withReading(permissions) }
  try {
    await db.run(updateRole, [roleId, name, after.permissions, now()])
  } catch (error) {
    throw violatedConstraint(error) === 'desk_roles_name_unique' ? nameTaken(name) : error
  }
  await recordAudit(
    db,
    { actor, event: 'updateRole', subject: 'role', subjectId: roleId, before: { ...before }, after },
    now(),
  )
  return roleById(db, roleId)
}

/**
 * Removes a role that no account has. An account that gets it at the same moment waits, and finds it gone.
 * @throws MallError 角色不存在; 有n个账号使用这个角色，请先修改这些账号; 403
 */
export async function removeRole({ db, now }: Mall, actor: Actor, roleId: number): Promise<void> {
  await assertOwner(db, actor)
  const [before] = await db.run(lockRole, [roleId])
  if (!before) throw new MallError(deskMessages.ownRoleMissing)
  const { accounts } = only(await db.run(accountsOfRole, [roleId]), 'counting accounts of a role')
  if (accounts > 0) throw new MallError(`有${accounts}个账号使用这个角色，请先修改这些账号`)
  await db.run(deleteRole, [roleId])
  await recordAudit(
    db,
    { actor, event: 'deleteRole', subject: 'role', subjectId: roleId, before: { ...before } },
    now(),
  )
}

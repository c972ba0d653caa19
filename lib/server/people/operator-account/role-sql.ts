import 'server-only'
import type { DeskOwnRole } from '@/lib/contract/operator/people/role'
import type { Permission } from '@/lib/domain/desk/permissions'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { json, number, statement, text, type Column } from '@/lib/server/ground/db/statement'

const shown = `select r.role_id, r.name, r.permissions, r.updated,
    (select count(*) from members m where m.own_role_id = r.role_id) as account_num
  from desk_roles r`

export const ownRoles = statement(
  'desk_roles_all',
  `select ${jsonRows(`${shown} order by r.role_id`)} as rows`,
  { rows: json<DeskOwnRole[]>() },
)
export const ownRoleById = statement(
  'desk_role_by_id',
  `select ${jsonRows(`${shown} where r.role_id = $1`)} as rows`,
  { rows: json<DeskOwnRole[]>() },
)

/** Role $1, which nobody can remove until the transaction ends. */
export const holdRole = statement(
  'desk_role_hold',
  'select role_id as "roleId" from desk_roles where role_id = $1 for share',
  { roleId: number },
)

const permissions = { kind: 'texts', isNullable: false } as Column<Permission[]>

/** Role $1, locked: accounts that are about to get it wait. */
export const lockRole = statement(
  'desk_role_lock',
  'select name, permissions from desk_roles where role_id = $1 for update',
  { name: text, permissions },
)

/** Whether there is room for one more role, and no other than $2 has the name $1. */
export const roleRoom = statement(
  'desk_role_room',
  `select count(*) as roles, count(*) filter (where name = $1 and role_id <> $2) as named from desk_roles`,
  { roles: number, named: number },
)
export const insertRole = statement(
  'desk_role_add',
  `insert into desk_roles (name, permissions, created, updated) values ($1, $2, $3, $3)
   on conflict (name) do nothing returning role_id as "roleId"`,
  { roleId: number },
)
export const updateRole = statement(
  'desk_role_change',
  'update desk_roles set name = $2, permissions = $3, updated = $4 where role_id = $1',
)
export const deleteRole = statement('desk_role_delete', 'delete from desk_roles where role_id = $1')

export const accountsOfRole = statement(
  'desk_role_accounts',
  'select count(*) as accounts from members where own_role_id = $1',
  { accounts: number },
)

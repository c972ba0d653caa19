import 'server-only'

/** The role of a row of `members`, as `DeskRole`. @param member its alias */
export const roleOf = (member: string): string =>
  `case when ${member}.desk_role = 'own'
        then (select jsonb_build_object('role_id', r.role_id, 'name', r.name, 'permissions', r.permissions)
                from desk_roles r where r.role_id = ${member}.own_role_id)
        else to_jsonb(${member}.desk_role) end`

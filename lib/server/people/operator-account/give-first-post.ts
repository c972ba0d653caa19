import 'server-only'
import type { BuiltInRole } from '@/lib/domain/desk/roles'
import type { Actor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { putPost } from './put-post'
import { lockAccountOf } from './sql'

/** Gives an account that was just created its role at the desk. @param now epoch seconds */
export async function giveFirstPost(
  tx: Queries,
  actor: Actor,
  mobile: string,
  deskRole: BuiltInRole,
  now: number,
): Promise<void> {
  const account = only(await tx.run(lockAccountOf, [mobile]), 'reading a new account')
  await putPost(tx, actor, { ...account, isNew: true }, { deskRole, ownRoleId: null, shopId: null }, now)
}

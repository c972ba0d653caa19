import 'server-only'
import { rowIn, type Part } from '@/lib/server/ground/db/parts'
import { boolean } from '@/lib/server/ground/db/statement'
import { identityOfMember, type IdentityRow } from './sql'

/** The valid identity of a member, for statements of other subjects. */
export const identityIn = (userId: string): Part<IdentityRow | null> => rowIn(identityOfMember, userId)

/** Whether a void identity prevents a member from verifying. */
export const isVoidIn = (userId: string): Part<boolean> => ({
  sql: `exists (select 1 from identities i where i.user_id = ${userId} and i.state = 'void')`,
  column: boolean,
})

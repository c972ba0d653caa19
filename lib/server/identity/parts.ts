import 'server-only'
import { rowIn, type Part } from '@/lib/server/db/parts'
import { identityOfMember, type IdentityRow } from './sql'

/** The valid identity of a member, for statements of other subjects. */
export const identityIn = (userId: string): Part<IdentityRow | null> => rowIn(identityOfMember, userId)

import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { findIdentity } from '@/lib/server/ground/identity/find-identity'
import { verifyIdentity } from '@/lib/server/ground/identity/verify-identity'
import { getOwnSubsidies } from './get-own-subsidies'
import { wireIdentity, wireMine } from './wire'

export const subsidyRoutes = {
  identity: os.subsidy.identity.handler(async ({ context }) =>
    wireIdentity(await findIdentity(context.mall.db, memberOf(context).userId)),
  ),

  verify: os.subsidy.verify.handler(async ({ input: { name, id_number, consent }, context }) => {
    const { userId } = memberOf(context)
    return wireIdentity(await verifyIdentity(context.mall, userId, { name, number: id_number }, consent))
  }),

  mine: os.subsidy.mine.handler(async ({ context }) => {
    const { db, now } = context.mall
    return wireMine(await getOwnSubsidies(db, memberOf(context).userId), now())
  }),
}

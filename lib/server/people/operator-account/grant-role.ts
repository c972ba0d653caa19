import 'server-only'
import {
  deskRoles,
  isBuiltInRole,
  isForShops,
  type BuiltInRole,
  type StoredRole,
} from '@/lib/domain/desk/roles'
import { systemActor } from '@/lib/domain/person/actor'
import { isMobile } from '@/lib/domain/validate'
import { commandLine } from '@/lib/env'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { joinedDatabase } from '@/lib/server/ground/db/joined-database'
import type { Mall } from '@/lib/server/ground/mall'
import { Refused } from '@/lib/server/ground/refused'
import { createMember } from '@/lib/server/people/account/create-member'
import { makePasswordLink } from '@/lib/server/people/password-link/make-link'
import { dropFactor } from '@/lib/server/people/second-factor/set-up-factor'
import { putPost, type LockedAccount } from './put-post'
import { lockAccountOf, mallIsEmpty } from './sql'

/** A role at the desk, or none. */
type Role = BuiltInRole | 'shopper'

const isRole = (text: string): text is Role => text === 'shopper' || isBuiltInRole(text)

/** The result of the command. */
export interface Granted {
  role: Role
  /** The role before; null for a new account. */
  former: StoredRole | 'shopper' | null
  /** The page where the person sets a password. */
  link: string
}

/** The actor in the audit trail, because the terminal has no signed-in user. */
const actor = systemActor('operator command')

function assertMobile(mobile: string): void {
  if (!isMobile(mobile))
    throw new Refused(`${mobile} is no mobile number: it has 11 digits, such as 13900000000.`)
}

/** A mall in which the demo mall will be created must stay empty: accounts would prevent that. */
async function assertFilled(db: Queries, isDemo: boolean): Promise<void> {
  if (isDemo && (await db.run(mallIsEmpty, []))[0]?.isEmpty)
    throw new Refused(
      'The demo mall has not been created yet. Start the mall once, or set MALL_DEMO=0 for a mall of your own.',
    )
}

const assertEnabled = (account: LockedAccount, mobile: string): void => {
  if (account.disabled) throw new Refused(`The account ${mobile} is disabled.`)
}

async function linkFor(tx: Queries, mall: Mall, userId: number): Promise<string> {
  const now = mall.now()
  await recordAudit(tx, { actor, event: 'makePasswordLink', subject: 'member', subjectId: userId }, now)
  return makePasswordLink(tx, mall.env.publicUrl, { userId, madeBy: null }, now)
}

/**
 * Gives the account of a number a role, creates it when there is none, and makes the link with which the person sets a
 * password. All in one transaction with its audit rows. Unlike the desk it may take the role of the last owner.
 * @param role `owner` when absent
 * @throws Refused for an invalid number or role, a disabled account, and a role for shops without a shop
 */
export async function grantRole(mall: Mall, mobile: string, role = 'owner'): Promise<Granted> {
  assertMobile(mobile)
  if (!isRole(role))
    throw new Refused(
      `${role} is no role of this mall. Roles are ${[...Object.keys(deskRoles), 'shopper'].join(', ')}; owner is the default.`,
    )
  await assertFilled(mall.db, mall.env.demo)
  const deskRole = role === 'shopper' ? null : role
  return mall.db.transaction(async (tx) => {
    const joined = { ...mall, db: joinedDatabase(tx, mall.db.kind) }
    const [known] = await tx.run(lockAccountOf, [mobile])
    if (known) assertEnabled(known, mobile)
    const shopId = known?.shopId ?? null
    if (deskRole !== null && isForShops(deskRole) && shopId === null)
      throw new Refused(
        `The role ${role} needs a shop, which an operator opens by approving the application of the page /shop.`,
      )
    const userId = known?.userId ?? (await createMember(joined, { mobile }))
    if (userId === null)
      throw new Refused(`The account ${mobile} was created by somebody else at this moment.`)
    const account = known ?? { userId, deskRole: null, ownRoleId: null, shopId: null }
    await putPost(tx, actor, { ...account, isNew: !known }, { deskRole, ownRoleId: null, shopId }, mall.now())
    const link = await linkFor(tx, mall, userId)
    return { role, former: known ? (known.deskRole ?? 'shopper') : null, link }
  })
}

/**
 * Makes a new link for the password of a person at the desk, and takes the second factor, which may be lost. The old
 * password works until the link is used.
 * @throws Refused for a number without such an account, and for a disabled one
 */
export async function makeResetLink(mall: Mall, mobile: string): Promise<{ role: StoredRole; link: string }> {
  assertMobile(mobile)
  return mall.db.transaction(async (tx) => {
    const [account] = await tx.run(lockAccountOf, [mobile])
    if (!account || account.deskRole === null)
      throw new Refused(
        `${mobile} has no account at the desk. Create one with: ${commandLine('operator', `add ${mobile}`)}`,
      )
    assertEnabled(account, mobile)
    await dropFactor(tx, actor, account.userId, mall.now())
    return { role: account.deskRole, link: await linkFor(tx, mall, account.userId) }
  })
}

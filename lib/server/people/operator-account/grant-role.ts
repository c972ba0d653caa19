import 'server-only'
import { systemActor } from '@/lib/domain/person/actor'
import { isMobile } from '@/lib/domain/validate'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { joinedDatabase } from '@/lib/server/ground/db/joined-database'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { Refused } from '@/lib/server/ground/refused'
import { createMember } from '@/lib/server/people/account/create-member'
import { makePasswordLink } from '@/lib/server/people/password-link/make-link'
import { lockAccountOf, mallIsEmpty, putRole } from './sql'

/** The roles of accounts. */
const roles = ['operator', 'merchant', 'shopper'] as const
type Role = (typeof roles)[number]

const isRole = (text: string): text is Role => roles.some((role) => role === text)

type Account = RowOf<typeof lockAccountOf>

/** The result of the command. */
export interface Granted {
  role: Role
  /** The role before; null for a new account. */
  former: Role | null
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

const assertEnabled = (account: Account, mobile: string): void => {
  if (account.disabled) throw new Refused(`The account ${mobile} is disabled.`)
}

async function linkFor(tx: Queries, mall: Mall, userId: number, event: string): Promise<string> {
  const now = mall.now()
  await recordAudit(tx, { actor, event, subject: 'member', subjectId: userId }, now)
  return makePasswordLink(tx, mall.env.publicUrl, userId, now)
}

/**
 * Gives the account of a number a role, creates it when there is none, and makes the link with which the person sets a
 * password. All in one transaction with its audit rows.
 * @param role `operator` when absent
 * @throws Refused for an invalid number or role, a disabled account, and a merchant without a shop
 */
export async function grantRole(mall: Mall, mobile: string, role = 'operator'): Promise<Granted> {
  assertMobile(mobile)
  if (!isRole(role))
    throw new Refused(
      `${role} is no role of this mall. Roles are ${roles.join(', ')}; operator is the default.`,
    )
  await assertFilled(mall.db, mall.env.demo)
  return mall.db.transaction(async (tx) => {
    const joined = { ...mall, db: joinedDatabase(tx, mall.db.kind) }
    const [known] = await tx.run(lockAccountOf, [mobile])
    if (known) assertEnabled(known, mobile)
    if (role === 'merchant' && (known?.shopId ?? null) === null)
      throw new Refused(
        'A merchant needs a shop, which an operator opens by approving the application of the page /shop.',
      )
    const userId = known?.userId ?? (await createMember(joined, { mobile }))
    if (userId === null)
      throw new Refused(`The account ${mobile} was created by somebody else at this moment.`)
    if (known?.role !== role) {
      await tx.run(putRole, [userId, role, mall.now()])
      await recordAudit(
        tx,
        {
          actor,
          event: 'grantRole',
          subject: 'member',
          subjectId: userId,
          before: known ? { role: known.role } : null,
          after: { role },
        },
        mall.now(),
      )
    }
    const link = await linkFor(tx, mall, userId, 'makePasswordLink')
    return { role, former: known?.role ?? null, link }
  })
}

/**
 * Makes a new link for the password of an operator or merchant. The old password works until the link is used.
 * @throws Refused for a number without such an account, and for a disabled one
 */
export async function makeResetLink(mall: Mall, mobile: string): Promise<Pick<Granted, 'role' | 'link'>> {
  assertMobile(mobile)
  return mall.db.transaction(async (tx) => {
    const [account] = await tx.run(lockAccountOf, [mobile])
    if (!account || account.role === 'shopper')
      throw new Refused(
        `${mobile} has no account of an operator or merchant. Create one with: npm run operator -- add ${mobile}`,
      )
    assertEnabled(account, mobile)
    return { role: account.role, link: await linkFor(tx, mall, account.userId, 'makePasswordLink') }
  })
}

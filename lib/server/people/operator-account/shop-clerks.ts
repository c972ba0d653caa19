import 'server-only'
import { mayDo } from '@/lib/domain/desk/roles'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as shopMessages from '@/lib/domain/messages/shop'
import type { Actor } from '@/lib/domain/person/actor'
import { daySeconds } from '@/lib/domain/time/china'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { createMember } from '@/lib/server/people/account/create-member'
import { linkLifetime, makePasswordLink } from '@/lib/server/people/password-link/make-link'
import type { NewPerson } from './change-account'
import { putPost, type LockedAccount } from './put-post'
import {
  accountById,
  accountsOfShop,
  lockAccountOf,
  lockDeskAccounts,
  shopExists,
  type AccountRow,
} from './sql'

/** People of one shop. */
const maxPeople = 50

/** Numbers that a person may try per day: whether a number has an account is told. */
const triesPerDay = { max: 30, window: daySeconds, message: '今天新增店员的次数过多，请明天再试' }

/** Managers and clerks of a shop. */
export async function listClerks(db: Queries, shopId: number): Promise<AccountRow[]> {
  return only(await db.run(accountsOfShop, [shopId, maxPeople * 2]), 'listing the people of a shop').rows
}

/**
 * Checks among locked accounts that the actor still manages the shop, or all shops.
 * @throws MallError 403
 */
function assertManages(accounts: readonly LockedAccount[], actor: Actor, shopId: number): void {
  const own = accounts.find((account) => account.userId === actor.id)
  const isThere = own?.role === 'operator' || own?.shopId === shopId
  if (!own?.deskRole || own.deskRole === 'own' || !isThere || !mayDo(own.deskRole, 'clerk:write'))
    throw new MallError(deskMessages.notAllowed, { status: 403 })
}

/**
 * A clerk of the shop, locked together with the actor.
 * @throws MallError 账号不存在, for managers and for people of other shops too; 403
 */
async function lockedClerk(
  tx: Queries,
  actor: Actor,
  shopId: number,
  userId: number,
): Promise<LockedAccount> {
  const accounts = await tx.run(lockDeskAccounts, [[Number(actor.id), userId]])
  assertManages(accounts, actor, shopId)
  const clerk = accounts.find((account) => account.userId === userId)
  if (clerk?.deskRole !== 'clerk' || clerk.shopId !== shopId) throw new MallError(deskMessages.accountMissing)
  return clerk
}

/**
 * Makes an account for a new clerk of a shop (ADR 0113).
 * @throws MallError 该手机号已注册，请联系商城运营添加; 店铺最多50人; 店铺不存在; 403, 429
 */
export async function addClerk(
  mall: Mall,
  actor: Actor,
  shopId: number,
  { mobile, username }: NewPerson,
): Promise<AccountRow> {
  const { db, now } = mall
  assertManages(await db.run(lockDeskAccounts, [[Number(actor.id)]]), actor, shopId)
  if ((await db.run(shopExists, [shopId])).length === 0) throw new MallError(shopMessages.shopMissing)
  if ((await listClerks(db, shopId)).length >= maxPeople) throw new MallError(`每个店铺最多${maxPeople}人`)
  const created = await createMember(mall, { mobile, username })
  if (created === null) throw new MallError('该手机号已注册，请联系商城运营添加')
  const account = only(await db.run(lockAccountOf, [mobile]), 'reading a new account')
  await putPost(db, actor, { ...account, isNew: true }, { deskRole: 'clerk', ownRoleId: null, shopId }, now())
  return only(only(await db.run(accountById, [account.userId]), 'reading a clerk').rows, 'reading a clerk')
}

/** Counts a number that a person tries to add, also when it is refused. @throws MallError 429 */
export const countTry = (mall: Mall, actor: Actor): Promise<void> =>
  takeHit(mall.db, `clerk:${actor.id}`, triesPerDay, mall.now())

/** Takes a clerk off the desk; the account stays that of a shopper. @throws MallError 账号不存在; 403 */
export async function removeClerk(
  { db, now }: Mall,
  actor: Actor,
  shopId: number,
  userId: number,
): Promise<void> {
  const clerk = await lockedClerk(db, actor, shopId, userId)
  await putPost(db, actor, { ...clerk, isNew: false }, { deskRole: null, ownRoleId: null, shopId }, now())
}

/**
 * Makes the link with which a new clerk sets the first password; an earlier one ends.
 * @returns the link, and its end in epoch seconds
 * @throws MallError 账号不存在; 该手机号的会员账号已停用; for an account with a password
 */
export async function makeClerkLink(
  { db, env, now }: Mall,
  actor: Actor,
  shopId: number,
  userId: number,
): Promise<{ link: string; expires: number }> {
  return db.transaction(async (tx) => {
    const clerk = await lockedClerk(tx, actor, shopId, userId)
    if (clerk.disabled) throw new MallError(deskMessages.memberIsDisabled)
    if (!clerk.waitsForPassword) throw new MallError(deskMessages.accountHasPassword)
    await recordAudit(tx, { actor, event: 'makePasswordLink', subject: 'member', subjectId: userId }, now())
    return {
      link: await makePasswordLink(tx, env.publicUrl, { userId, madeBy: Number(actor.id) }, now()),
      expires: now() + linkLifetime,
    }
  })
}

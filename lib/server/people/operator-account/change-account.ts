import 'server-only'
import { isForShops, mayDo, type StoredRole } from '@/lib/domain/desk/roles'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as shopMessages from '@/lib/domain/messages/shop'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { createMember } from '@/lib/server/people/account/create-member'
import { linkLifetime, makePasswordLink } from '@/lib/server/people/password-link/make-link'
import { putPost, type LockedAccount, type Post } from './put-post'
import { holdRole } from './role-sql'
import { accountById, lockAccountOf, lockDeskAccounts, lockOwners, shopExists, type AccountRow } from './sql'

/** A role, and the shop of a role for shops. */
export interface WantedPost {
  deskRole: StoredRole
  /** Of the role `own`. */
  roleId: number | undefined
  shopId: number | undefined
}

/** A number, and the name of its account when it has none yet. */
export interface NewPerson {
  mobile: string
  username: string
}

/** The shop of a role: needed by those for shops, kept by the others. */
async function shopFor(
  tx: Queries,
  { deskRole, shopId }: WantedPost,
  account: LockedAccount,
): Promise<number | null> {
  if (!isForShops(deskRole)) return account.shopId
  // The shop of an earlier post is not taken up again by itself.
  const present = account.deskRole !== null && isForShops(account.deskRole) ? account.shopId : null
  const wanted = shopId ?? present
  if (wanted === null) throw new MallError(deskMessages.shopNeeded)
  if ((await tx.run(shopExists, [wanted])).length === 0) throw new MallError(shopMessages.shopMissing)
  return wanted
}

/** The post that was asked for; its own role stays until the transaction ends. */
async function postFor(tx: Queries, wanted: WantedPost, account: LockedAccount): Promise<Post> {
  const { deskRole, roleId } = wanted
  const ownRoleId = deskRole === 'own' ? (roleId ?? null) : null
  if (deskRole === 'own') {
    if (ownRoleId === null) throw new MallError(deskMessages.roleMissing)
    if ((await tx.run(holdRole, [ownRoleId])).length === 0) throw new MallError(deskMessages.ownRoleMissing)
  }
  return { deskRole, ownRoleId, shopId: await shopFor(tx, wanted, account) }
}

/** The mall stays open: an owner remains, and persons do not change their own account. */
async function assertReplaceable(tx: Queries, actor: Actor, account: LockedAccount): Promise<void> {
  if (account.userId === actor.id) throw new MallError('不能修改自己的账号')
  if (account.deskRole !== 'owner' || account.disabled) return
  const owners = await tx.run(lockOwners, [])
  if (owners.every(({ userId }) => userId === account.userId)) throw new MallError('至少保留一位店主')
}

async function accountOf(tx: Queries, userId: number): Promise<AccountRow> {
  const { rows } = only(await tx.run(accountById, [userId]), 'reading an account of the desk')
  return only(rows, 'reading an account of the desk')
}

/**
 * Checks among locked accounts that the actor still has the permission, which it may have lost since the call began.
 * @throws MallError 403
 */
export function assertMayWrite(accounts: readonly LockedAccount[], actor: Actor): void {
  const own = accounts.find((account) => account.userId === actor.id)
  if (!own?.deskRole || own.deskRole === 'own' || !mayDo(own.deskRole, 'account:write'))
    throw new MallError(deskMessages.notAllowed, { status: 403 })
}

/**
 * The account of a person at the desk, locked together with that of the actor.
 * @throws MallError 账号不存在; 403
 */
export async function lockedAccount(tx: Queries, actor: Actor, userId: number): Promise<LockedAccount> {
  const accounts = await tx.run(lockDeskAccounts, [[Number(actor.id), userId]])
  assertMayWrite(accounts, actor)
  const account = accounts.find((other) => other.userId === userId)
  if (!account) throw new MallError(deskMessages.accountMissing)
  return account
}

/**
 * Gives a number a role at the desk; creates its account without a password when there is none (contract operator).
 * @throws MallError for a number that is at the desk or disabled, and for a role for shops without a shop; 403
 */
export async function addAccount(
  mall: Mall,
  actor: Actor,
  { mobile, username }: NewPerson,
  wanted: WantedPost,
): Promise<AccountRow> {
  const { db, now } = mall
  assertMayWrite(await db.run(lockDeskAccounts, [[Number(actor.id)]]), actor)
  const created = await createMember(mall, { mobile, username })
  const [account] = await db.run(lockAccountOf, [mobile])
  if (!account || account.deskRole !== null) throw new MallError('该手机号已经是运营中心的账号')
  if (account.disabled) throw new MallError(deskMessages.memberIsDisabled)
  const post = await postFor(db, wanted, account)
  await putPost(db, actor, { ...account, isNew: created !== null }, post, now())
  return accountOf(db, account.userId)
}

/**
 * Changes role and shop of a person at the desk.
 * @throws MallError 账号不存在, for the own account, for the last owner, and for a role for shops without a shop
 */
export async function changeAccount(
  { db, now }: Mall,
  actor: Actor,
  userId: number,
  wanted: WantedPost,
): Promise<AccountRow> {
  const account = await lockedAccount(db, actor, userId)
  await assertReplaceable(db, actor, account)
  const post = await postFor(db, wanted, account)
  await putPost(db, actor, { ...account, isNew: false }, post, now())
  return accountOf(db, userId)
}

/**
 * Takes a person off the desk; the account stays that of a shopper.
 * @throws MallError 账号不存在, for the own account, and for the last owner
 */
export async function removeAccount({ db, now }: Mall, actor: Actor, userId: number): Promise<void> {
  const account = await lockedAccount(db, actor, userId)
  await assertReplaceable(db, actor, account)
  await putPost(
    db,
    actor,
    { ...account, isNew: false },
    { deskRole: null, ownRoleId: null, shopId: account.shopId },
    now(),
  )
}

/**
 * Makes the link with which a person whose account was created for the desk sets the first password; an earlier one
 * ends. Others have a password, or a number that they sign in with: a link would hand over a shopper's account.
 * @returns the link, and its end in epoch seconds
 * @throws MallError 账号不存在; 该手机号的会员账号已停用; for an account that others may not give a password
 */
export async function makeAccountLink(
  { db, env, now }: Mall,
  actor: Actor,
  userId: number,
): Promise<{ link: string; expires: number }> {
  return db.transaction(async (tx) => {
    const account = await lockedAccount(tx, actor, userId)
    if (account.disabled) throw new MallError(deskMessages.memberIsDisabled)
    if (!account.waitsForPassword) throw new MallError(deskMessages.accountHasPassword)
    await recordAudit(tx, { actor, event: 'makePasswordLink', subject: 'member', subjectId: userId }, now())
    return {
      link: await makePasswordLink(tx, env.publicUrl, { userId, madeBy: Number(actor.id) }, now()),
      expires: now() + linkLifetime,
    }
  })
}

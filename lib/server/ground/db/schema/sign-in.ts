import 'server-only'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'
import { members } from './member'

/** Tokens and sessions that ended before they expired (ADR 0049). */
export const endedTokens = pgTable(
  'ended_tokens',
  {
    /** The `jti` of a token, or the `sid` of all tokens of a session. */
    tokenId: text('token_id').primaryKey(),
    /** The time from which it is refused; in the future for a token that was just renewed. */
    ends: seconds('ends').notNull(),
    /** The time from which no token with this id can be valid or renewed. */
    expires: seconds('expires').notNull(),
  },
  (t) => [index('ended_tokens_expired').on(t.expires)],
)

/** Times of the recent failed and running sign-ins of a number, and of a number at one address (ADR 0050). */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    key: text('key').primaryKey(),
    /** Epoch seconds, the oldest first. */
    times: bigint('times', { mode: 'number' }).array().notNull(),
    latest: seconds('latest').notNull(),
  },
  (t) => [index('sign_in_attempts_latest').on(t.latest)],
)

/** Addresses from which a member signed in. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    /** Keyed digest, for privacy. */
    address: text('address').notNull(),
    seen: seconds('seen').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.address] }), index('known_addresses_seen').on(t.seen)],
)

/** Private keys that the mall made itself, encrypted with its secret, so that all instances have the same. */
export const sealedKeys = pgTable('sealed_keys', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
  created: seconds('created').notNull(),
})

/** The fingerprint of the MALL_SECRET for the sealed columns and keyed hashes: one row (ADR 0091). */
export const secretFingerprint = pgTable(
  'secret_fingerprint',
  {
    id: integer('id').primaryKey(),
    fingerprint: text('fingerprint').notNull(),
    since: seconds('since').notNull(),
  },
  (t) => [check('secret_fingerprint_one_row', sql`${t.id} = 1`)],
)

/** Digests of encrypted sign-in fields that were opened: each is accepted once (ADR 0055). */
export const usedEnvelopes = pgTable(
  'used_envelopes',
  {
    digest: text('digest').primaryKey(),
    /** From then on it is refused because of its age. */
    expires: seconds('expires').notNull(),
  },
  (t) => [index('used_envelopes_expired').on(t.expires)],
)

/**
 * Links with which a person sets a password once: only the newest of an account, even if it was used or has expired
 * (ADR 0090).
 */
export const passwordLinks = pgTable(
  'password_links',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => members.userId),
    /** SHA-256 of the key in the link; the key itself is not stored. */
    digest: text('digest').notNull(),
    /** The person at the desk who made it; null for the command. */
    madeBy: bigint('made_by', { mode: 'number' }),
    expires: seconds('expires').notNull(),
    /** The time at which the link was used; 0 for not yet. */
    used: seconds('used').notNull().default(0),
  },
  (t) => [uniqueIndex('password_links_digest').on(t.digest)],
)

/** WeChat users and the accounts they are bound to: one to one. */
export const wechatAccounts = pgTable('wechat_accounts', {
  /** The union id, or the open id of a user without one. */
  unionId: text('union_id').primaryKey(),
  openId: text('open_id').notNull(),
  userId: id('user_id')
    .notNull()
    .unique()
    .references(() => members.userId),
  bound: seconds('bound').notNull(),
})

/** Sign-ins of a computer that a signed-in phone confirms after scanning a code (contract member §5.12). */
export const scanLogins = pgTable(
  'scan_logins',
  {
    token: text('token').primaryKey(),
    status: text('status', { enum: ['waiting', 'scanned', 'granted', 'refused', 'used'] })
      .notNull()
      .default('waiting'),
    /** The member who scanned the code. */
    userId: id('user_id').references(() => members.userId),
    expires: seconds('expires').notNull(),
  },
  (t) => [
    index('scan_logins_expired').on(t.expires),
    check(
      'scan_logins_status',
      sql`${t.status} in ('waiting', 'scanned', 'granted', 'refused', 'used') and (${t.status} = 'waiting') = (${t.userId} is null)`,
    ),
  ],
)

import 'server-only'
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'
import { members } from './member'

/** Tokens and sessions that ended before they expired (ADR 0049). */
export const endedTokens = pgTable(
  'ended_tokens',
  {
    /** The `jti` of a token, or the `sid` of all tokens of a session. */
    tokenId: text('token_id').primaryKey(),
    /** From this second on it is refused; in the future for a token that was just renewed. */
    ends: seconds('ends').notNull(),
    /** No token with this id can be valid or renewed any more. */
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
    /** Keyed digest: where somebody was is nobody's business. */
    address: text('address').notNull(),
    seen: seconds('seen').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.address] }), index('known_addresses_seen').on(t.seen)],
)

import 'server-only'
import { sql } from 'drizzle-orm'
import { bigserial, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'
import { members } from './member'

/**
 * The verified identity of a member. `personKey` is a keyed hash of the id number, which identifies the person; name
 * and number are encrypted (ADR 0034). Members and persons correspond one to one. A void identity prevents its member
 * and its person from verifying again, until an operator lifts it.
 */
export const identities = pgTable(
  'identities',
  {
    identityId: bigserial('identity_id', { mode: 'number' }).primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    personKey: text('person_key').notNull(),
    sealedName: text('sealed_name').notNull(),
    sealedNumber: text('sealed_number').notNull(),
    maskedName: text('masked_name').notNull(),
    maskedNumber: text('masked_number').notNull(),
    state: text('state', { enum: ['verified', 'void', 'lifted'] })
      .notNull()
      .default('verified'),
    consentTime: seconds('consent_time').notNull(),
    verifiedTime: seconds('verified_time').notNull(),
    voidTime: seconds('void_time'),
    voidReason: text('void_reason').notNull().default(''),
  },
  (t) => [
    uniqueIndex('identities_of_member')
      .on(t.userId)
      .where(sql`${t.state} = 'verified'`),
    uniqueIndex('identities_of_person')
      .on(t.personKey)
      .where(sql`${t.state} = 'verified'`),
    index('identities_by_person').on(t.personKey, t.identityId),
    index('identities_void_member')
      .on(t.userId)
      .where(sql`${t.state} = 'void'`),
    check('identities_state', sql`${t.state} in ('verified', 'void', 'lifted')`),
  ],
)

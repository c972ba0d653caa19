import 'server-only'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'
import { members } from './member'

// An import that is undone deletes the members that it made, and what is here with them.

/**
 * The key of a member with which personal fields of the audit trail are sealed, itself sealed with the key of the mall.
 * Erasing the member deletes it, and nobody can read those fields any more (ADR 0128).
 */
export const memberKeys = pgTable('member_keys', {
  userId: id('user_id')
    .primaryKey()
    .references(() => members.userId, { onDelete: 'cascade' }),
  sealed: text('sealed').notNull(),
})

/** Members who asked to be erased, until it is done, withdrawn or read that it was not possible (ADR 0139). */
export const memberClosings = pgTable(
  'member_closings',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => members.userId, { onDelete: 'cascade' }),
    requested: seconds('requested').notNull(),
    /** The end of the time in which the member may withdraw; null once it was refused. */
    due: seconds('due'),
    /** Why it was not done when it was due; empty until then. */
    refusal: text('refusal').notNull().default(''),
  },
  (t) => [
    index('member_closings_due')
      .on(t.due)
      .where(sql`${t.due} is not null`),
    check('member_closings_refused', sql`(${t.due} is null) = (${t.refusal} <> '')`),
  ],
)

/**
 * Erased members, without personal data. Together with the file beside the database it lets a restored older backup
 * repeat them. `joined` tells a member from another one that got the same id after a restore.
 */
export const erasedMembers = pgTable(
  'erased_members',
  {
    userId: id('user_id').notNull(),
    joined: seconds('joined').notNull(),
    erased: seconds('erased').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.joined] })],
)

/** Keys that download the personal data of a member once. */
export const personalFiles = pgTable(
  'personal_files',
  {
    /** SHA-256 of the key; the key itself is not stored. */
    digest: text('digest').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId, { onDelete: 'cascade' }),
    /** The person who may use it: the member, or an operator. */
    madeFor: id('made_for')
      .notNull()
      .references(() => members.userId, { onDelete: 'cascade' }),
    expires: seconds('expires').notNull(),
  },
  (t) => [index('personal_files_expired').on(t.expires), index('personal_files_of_member').on(t.userId)],
)

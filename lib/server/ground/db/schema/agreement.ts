import 'server-only'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'
import { members } from './member'

/** Published versions of an agreement; the newest is also its setting `protocol.{type}`, which shoppers read. */
export const agreementVersions = pgTable(
  'agreement_versions',
  {
    type: text('type').notNull(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** `YYYY-MM-DD`. */
    takeEffectDate: text('take_effect_date').notNull(),
    /** The person who published it; null for a text from before there were versions. */
    userId: id('user_id').references(() => members.userId),
    published: seconds('published').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.number] }),
    check('agreement_versions_number', sql`${t.number} > 0`),
  ],
)

/** The text of an agreement that is not published yet. */
export const agreementDrafts = pgTable('agreement_drafts', {
  type: text('type').primaryKey(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  takeEffectDate: text('take_effect_date').notNull(),
  userId: id('user_id')
    .notNull()
    .references(() => members.userId),
  updated: seconds('updated').notNull(),
})

/** Which version of an agreement a member accepted; kept when the account is closed. */
export const memberConsents = pgTable(
  'member_consents',
  {
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    type: text('type').notNull(),
    number: integer('number').notNull(),
    accepted: seconds('accepted').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.type, t.number] })],
)

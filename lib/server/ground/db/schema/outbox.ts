import 'server-only'
import { bigserial, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { seconds } from './columns'

/** Events whose work runs outside the transaction that caused them (lib/server/ground/outbox). */
export const outbox = pgTable('outbox', {
  outboxId: bigserial('outbox_id', { mode: 'number' }).primaryKey(),
  topic: text('topic').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  created: seconds('created').notNull(),
  attempts: integer('attempts').notNull().default(0),
  /** Not delivered before this time: a lease while a process delivers it, a pause after a failure. */
  nextTry: seconds('next_try').notNull(),
  lastError: text('last_error').notNull().default(''),
})

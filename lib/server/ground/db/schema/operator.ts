import 'server-only'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'

/** Answers to operators' writes by `Idempotency-Key`; null while the first one runs. */
export const operatorAnswers = pgTable(
  'operator_answers',
  {
    userId: id('user_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    call: text('call').notNull(),
    /** The request that the key was sent with (`lib/server/ground/idempotency`). */
    requestHash: text('request_hash'),
    answer: jsonb('answer'),
    at: seconds('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.idempotencyKey] })],
)

import 'server-only'
import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { seconds } from './columns'

/** Every transition and every write of an operator or merchant, with its actor and reason. */
export const auditRows = pgTable(
  'audit_rows',
  {
    auditId: bigserial('audit_id', { mode: 'number' }).primaryKey(),
    actorKind: text('actor_kind', {
      enum: ['member', 'merchant', 'operator', 'system', 'provider'],
    }).notNull(),
    /** User id, provider or job. */
    actorId: text('actor_id').notNull(),
    event: text('event').notNull(),
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    reason: text('reason').notNull().default(''),
    at: seconds('at').notNull(),
    /** Address and browser of a person at the desk; calls set them for their transactions (`withOrigin`). */
    ip: text('ip')
      .notNull()
      .default(sql`coalesce(current_setting('mall.ip', true), '')`),
    device: text('device')
      .notNull()
      .default(sql`coalesce(current_setting('mall.device', true), '')`),
  },
  (t) => [
    index('audit_rows_of_subject').on(t.subject, t.subjectId, t.auditId),
    index('audit_rows_by_actor').on(t.actorId, t.auditId),
    index('audit_rows_of_desk')
      .on(t.auditId)
      .where(sql`${t.actorKind} in ('operator', 'merchant')`),
    index('audit_rows_by_time').on(t.at),
  ],
)

/** The chain of seals over the audit trail: each has a digest of its row and of the seal before it (ADR 0115). */
export const auditSeals = pgTable('audit_seals', {
  sealNo: bigint('seal_no', { mode: 'number' }).primaryKey(),
  auditId: bigint('audit_id', { mode: 'number' }).notNull().unique(),
  digest: text('digest').notNull(),
})

/** The system that receives every entry of the audit trail, if any; a trigger of `audit_rows` reads it. */
export const webhooks = pgTable(
  'webhooks',
  { webhookId: integer('webhook_id').primaryKey(), url: text('url').notNull() },
  (t) => [check('webhooks_webhook_id_check', sql`${t.webhookId} = 1`)],
)

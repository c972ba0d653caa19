import 'server-only'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { FieldEdits } from '@/lib/domain/desk/edits'
import { id, seconds } from './columns'

/** Keys of the address `/setup`, with which the first owner of a mall is made (contract operator). */
export const setupKeys = pgTable('setup_keys', {
  /** SHA-256 of the key. */
  digest: text('digest').primaryKey(),
  expires: seconds('expires').notNull(),
})

/** The version of a row that people at the desk edit, and the latest change of each of its fields. */
export const deskVersions = pgTable(
  'desk_versions',
  {
    /** As in the audit trail, such as `goods`. */
    subject: text('subject').notNull(),
    subjectId: id('subject_id').notNull(),
    version: integer('version').notNull(),
    fields: jsonb('fields').$type<FieldEdits>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.subjectId] })],
)

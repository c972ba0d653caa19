import 'server-only'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import type { FieldEdits } from '@/lib/domain/desk/edits'
import type { Permission } from '@/lib/domain/desk/permissions'
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

/** Roles that owners made, beside those that every mall has (contract operator). */
export const deskRoles = pgTable(
  'desk_roles',
  {
    roleId: serial('role_id').primaryKey(),
    name: text('name').notNull().unique(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [check('desk_roles_name', sql`char_length(${t.name}) between 1 and 20`)],
)

/** The second factor of a person at the desk (ADR 0116). */
export const deskFactors = pgTable(
  'desk_factors',
  {
    userId: id('user_id').primaryKey(),
    kind: text('kind', { enum: ['totp', 'sms'] }).notNull(),
    /** The key of the authenticator, sealed; empty for text messages. */
    sealedSecret: text('sealed_secret').notNull().default(''),
    /** The latest step of 30 s whose code was used: none is accepted twice. */
    lastStep: id('last_step').notNull().default(0),
    /** When the first code was right; null while the person sets it up. */
    since: seconds('since'),
    created: seconds('created').notNull(),
  },
  (t) => [check('desk_factors_secret', sql`(${t.kind} = 'totp') = (${t.sealedSecret} <> '')`)],
)

/** Codes that replace the second factor once each. */
export const deskRecoveryCodes = pgTable(
  'desk_recovery_codes',
  {
    userId: id('user_id').notNull(),
    /** SHA-256 of the code, which has 80 random bits. */
    digest: text('digest').notNull(),
    used: seconds('used'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.digest] })],
)

/** Sessions that made calls of the desk. */
export const deskSessions = pgTable(
  'desk_sessions',
  {
    /** As in the token. */
    sessionId: text('session_id').primaryKey(),
    userId: id('user_id').notNull(),
    /** The session of the storefront in the same browser; empty for none. */
    shopSessionId: text('shop_session_id').notNull().default(''),
    ip: text('ip').notNull(),
    device: text('device').notNull(),
    created: seconds('created').notNull(),
    seen: seconds('seen').notNull(),
    /** When the second factor was given. */
    passed: seconds('passed'),
  },
  (t) => [index('desk_sessions_of_user').on(t.userId, t.seen)],
)

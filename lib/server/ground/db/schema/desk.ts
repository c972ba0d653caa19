import 'server-only'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { FieldEdits } from '@/lib/domain/desk/edits'
import type { ColumnPlace, IndexLayout, IndexPageName } from '@/lib/domain/desk/index-page'
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
    /** The earlier version whose content an undone change has given back to the row; null after any other change. */
    restored: integer('restored'),
    fields: jsonb('fields').$type<FieldEdits>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.subjectId] })],
)

/** Small rows that people at the desk deleted, with what brings them back (ADR 0135). */
export const recycledRows = pgTable(
  'recycled_rows',
  {
    /** As in the audit trail, such as `brand`. */
    subject: text('subject').notNull(),
    subjectId: id('subject_id').notNull(),
    name: text('name').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    /** Who deleted it. */
    userId: id('user_id').notNull(),
    deleted: seconds('deleted').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subject, t.subjectId] }),
    index('recycled_rows_by_time').on(t.subject, t.deleted),
  ],
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

/** Views of index pages: names for their filters, sort and columns (ADR 0123). */
export const deskViews = pgTable(
  'desk_views',
  {
    viewId: serial('view_id').primaryKey(),
    /** Its author. */
    userId: id('user_id').notNull(),
    /** The shop for whose people it is; 0 for the mall. */
    distributorId: id('distributor_id').notNull(),
    page: text('page').$type<IndexPageName>().notNull(),
    name: text('name').notNull(),
    isShared: boolean('is_shared').notNull(),
    /** The query of its address. */
    filters: jsonb('filters').$type<Record<string, string>>().notNull(),
    columns: jsonb('columns').$type<ColumnPlace[]>(),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [
    unique('desk_views_name').on(t.userId, t.distributorId, t.page, t.name),
    index('desk_views_shared')
      .on(t.distributorId, t.page)
      .where(sql`${t.isShared}`),
    check('desk_views_named', sql`char_length(${t.name}) between 1 and 20`),
  ],
)

/** An index page as a person arranged it. */
export const deskIndexPages = pgTable(
  'desk_index_pages',
  {
    userId: id('user_id').notNull(),
    page: text('page').$type<IndexPageName>().notNull(),
    layout: jsonb('layout').$type<IndexLayout>(),
    /** The view that opens with the page. */
    defaultViewId: integer('default_view_id').references(() => deskViews.viewId, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.page] }),
    index('desk_index_pages_view')
      .on(t.defaultViewId)
      .where(sql`${t.defaultViewId} is not null`),
  ],
)

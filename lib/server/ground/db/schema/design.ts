import 'server-only'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'

/**
 * Unpublished design of an operator: the widgets of a page, or with `templateId` 0 the header and footer that all pages
 * share.
 */
export const designDrafts = pgTable('design_drafts', {
  templateId: integer('theme_pc_template_id').primaryKey(),
  /** `{widgets}` for a page, `{header, footer}` for the shared parts: lists of widgets in the format of ECShopX. */
  content: jsonb('content').notNull(),
  /** Grows by 1 with every save; a save contains the version that it changes. */
  version: integer('version').notNull(),
  /** The newest revision when the draft was last equal to the published content; 0 for none. */
  baseRevision: integer('base_revision').notNull(),
  /** Whether it differs from the published content. */
  isChanged: boolean('is_changed').notNull(),
  /** The client's id of the last save: repeating a save whose answer was lost is not a conflict. */
  saveId: text('save_id').notNull().default(''),
  editorId: id('editor_id').notNull(),
  updated: seconds('updated').notNull(),
})

/** Versions of a page, or of the shared header and footer (`templateId` 0). Their content never changes. */
export const designRevisions = pgTable(
  'design_revisions',
  {
    templateId: integer('theme_pc_template_id').notNull(),
    /** Counts from 1 for each page. */
    number: integer('number').notNull(),
    content: jsonb('content').notNull(),
    /**
     * published: is or was public. scheduled: will be public. kept: a draft that another version replaced. cancelled:
     * was scheduled.
     */
    state: text('state', { enum: ['published', 'scheduled', 'kept', 'cancelled'] }).notNull(),
    /** The time at which a scheduled version becomes public. */
    publishAt: seconds('publish_at'),
    /** The time at which it became public. */
    published: seconds('published'),
    note: text('note').notNull().default(''),
    editorId: id('editor_id').notNull(),
    created: seconds('created').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.templateId, t.number] }),
    uniqueIndex('design_revisions_one_scheduled')
      .on(t.templateId)
      .where(sql`${t.state} = 'scheduled'`),
    index('design_revisions_due')
      .on(t.publishAt)
      .where(sql`${t.state} = 'scheduled'`),
  ],
)

/**
 * The current editor of a page: a hint for a second operator. Saves are guarded by the version of the draft, not by
 * this.
 */
export const designLocks = pgTable('design_locks', {
  templateId: integer('theme_pc_template_id').primaryKey(),
  userId: id('user_id').notNull(),
  /** The window of the editor: one operator may have two. */
  session: text('session').notNull(),
  since: seconds('since').notNull(),
  /** Time of the last heartbeat. */
  at: seconds('at').notNull(),
})

/** Free panels that operators saved for other pages (spec 2 §3). */
export const designModules = pgTable('design_modules', {
  moduleId: serial('module_id').primaryKey(),
  name: text('name').notNull(),
  image: text('image').notNull(),
  /** The panel without the ids of its widgets. */
  params: jsonb('params').notNull(),
  userId: id('user_id').notNull(),
  created: seconds('created').notNull(),
})

/** The pictures that operators uploaded for pages; their bytes are in the storage under their hash. */
export const pictures = pgTable(
  'pictures',
  {
    pictureId: serial('picture_id').primaryKey(),
    /** SHA-256 of the stored bytes, 64 hexadecimal digits. */
    hash: text('hash').notNull(),
    name: text('name').notNull().default(''),
    /** A folder of the library; empty for none. */
    kind: text('kind').notNull().default(''),
    /** Bytes. */
    size: integer('size').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    userId: id('user_id').notNull(),
    /** Whether the library lists it: an upload appears once it is recorded (spec 2 §7). */
    isListed: boolean('is_listed').notNull().default(false),
    /** The time of the last search for it in the texts of the mall. */
    lookedAt: seconds('looked_at').notNull().default(0),
    /** The time since which it is unused; null while it is in use or was never checked. */
    unusedSince: seconds('unused_since'),
    created: seconds('created').notNull(),
  },
  (t) => [
    index('pictures_of_library').on(t.isListed, t.kind, t.pictureId),
    index('pictures_by_hash').on(t.hash),
  ],
)

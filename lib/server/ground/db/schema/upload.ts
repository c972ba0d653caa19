import 'server-only'
import { boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'
import { members } from './member'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Pictures that members uploaded. Stored in the database, so that every instance serves them and backups contain them.
 * A picture that no review, after-sale or voucher uses is deleted after a day.
 */
export const uploads = pgTable(
  'uploads',
  {
    uploadId: text('upload_id').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    purpose: text('purpose', { enum: ['rate', 'aftersale', 'voucher', 'avatar', 'merchant'] }).notNull(),
    isPrivate: boolean('is_private').notNull(),
    /** The item that uses it, such as `aftersale:202510125503381`; null until then. */
    usedBy: text('used_by'),
    /** The shop whose staff may see a private picture; 0 for the mall itself, null until it is used. */
    distributorId: integer('distributor_id'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** WebP. */
    bytes: bytea('bytes').notNull(),
    created: seconds('created').notNull(),
  },
  (t) => [
    index('uploads_of_member').on(t.userId, t.created),
    index('uploads_unused').on(t.usedBy, t.created),
  ],
)

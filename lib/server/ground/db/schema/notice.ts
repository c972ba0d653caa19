import 'server-only'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { seconds } from './columns'

/** A notice of the mall to all shoppers. */
export const notices = pgTable(
  'notices',
  {
    noticeId: serial('notice_id').primaryKey(),
    title: text('title').notNull(),
    /** HTML. */
    content: text('content').notNull().default(''),
    isOn: boolean('is_on').notNull().default(true),
    /** Shoppers see it from then on; 0: at once. */
    beginTime: seconds('begin_time').notNull().default(0),
    /** And until then; 0: without an end. */
    endTime: seconds('end_time').notNull().default(0),
    /** Lower comes first. */
    sort: integer('sort').notNull().default(0),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
    /** In the recycle bin since. */
    deleted: seconds('deleted'),
  },
  (t) => [
    index('notices_in_order').on(t.sort, t.noticeId.desc()),
    check('notices_times', sql`${t.endTime} = 0 or ${t.endTime} > ${t.beginTime}`),
  ],
)

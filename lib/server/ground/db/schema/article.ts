import 'server-only'
import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'
import { articles } from './content'
import { members } from './member'

/**
 * Read and like counts of articles. Separate from the article, so that counting does not rewrite its text. An article
 * that was never read has no row.
 */
export const articleCounts = pgTable(
  'article_counts',
  {
    articleId: integer('article_id')
      .primaryKey()
      .references(() => articles.articleId, { onDelete: 'cascade' }),
    focusNum: integer('focus_num').notNull().default(0),
    /** Changes only together with a row of `article_praises`. */
    praiseNum: integer('praise_num').notNull().default(0),
  },
  (t) => [check('article_counts_not_negative', sql`${t.focusNum} >= 0 and ${t.praiseNum} >= 0`)],
)

/** Likes of articles, at most one per member and article. */
export const articlePraises = pgTable(
  'article_praises',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.articleId, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    created: seconds('created').notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.userId] })],
)

/** Favourite articles, at most one row per member and article. */
export const articleFavourites = pgTable(
  'article_favourites',
  {
    favId: bigserial('fav_id', { mode: 'number' }).notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.articleId, { onDelete: 'cascade' }),
    created: seconds('created').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.articleId] }),
    index('article_favourites_of_article').on(t.articleId),
  ],
)

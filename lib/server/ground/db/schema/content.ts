import 'server-only'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { seconds } from './columns'

/** A designed page; its widgets are the rows of `pcTemplateContents` (contract goods §8). */
export const pcTemplates = pgTable(
  'pc_templates',
  {
    templateId: serial('theme_pc_template_id').primaryKey(),
    templateTitle: text('template_title').notNull(),
    templateDescription: text('template_description').notNull().default(''),
    pageType: text('page_type', { enum: ['index', 'custom', 'product_list'] }).notNull(),
    /** Part of the URL of a custom page with a URL of its own, such as `story`; empty for the others. */
    pageCode: text('page_code').notNull().default(''),
    /** 1 in use · 2 not in use */
    status: integer('status').notNull(),
    version: text('version').notNull().default('v1.0.1'),
    distributorId: integer('distributor_id').notNull().default(0),
    /** Texts for search engines, `Tdk` in part: empty and absent ones are derived from the page. */
    tdk: jsonb('tdk').notNull().default({}),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [
    uniqueIndex('pc_templates_one_home')
      .on(t.distributorId)
      .where(sql`${t.pageType} = 'index' and ${t.status} = 1`),
    uniqueIndex('pc_templates_page_code')
      .on(t.pageCode)
      .where(sql`${t.pageCode} <> ''`),
  ],
)

/** One widget of a page, or the whole header or footer when `templateId` is 0 (contract goods §8.2). */
export const pcTemplateContents = pgTable(
  'pc_template_contents',
  {
    contentId: serial('theme_pc_template_content_id').primaryKey(),
    templateId: integer('theme_pc_template_id').notNull(),
    name: text('name').notNull().default(''),
    params: jsonb('params').notNull(),
    sortBy: integer('sort_by').notNull().default(0),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [
    index('pc_template_contents_of_page').on(t.templateId, t.sortBy),
    uniqueIndex('pc_template_contents_frame')
      .on(t.name)
      .where(sql`${t.templateId} = 0`),
  ],
)

/** Small settings of the mall, one JSON value per key: seo templates, hot words, footer, trade switches. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updated: seconds('updated').notNull(),
})

export const articleCategories = pgTable('article_categories', {
  categoryId: serial('category_id').primaryKey(),
  categoryName: text('category_name').notNull(),
  parentId: integer('parent_id').notNull().default(0),
  categoryType: text('category_type', { enum: ['general', 'bring'] })
    .notNull()
    .default('general'),
  sort: integer('sort').notNull().default(0),
})

export const articles = pgTable(
  'articles',
  {
    articleId: serial('article_id').primaryKey(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    content: jsonb('content').notNull(),
    imageUrl: text('image_url').notNull().default(''),
    author: text('author').notNull().default(''),
    categoryId: integer('category_id')
      .notNull()
      .references(() => articleCategories.categoryId),
    articleType: text('article_type', { enum: ['general', 'bring'] })
      .notNull()
      .default('general'),
    distributorId: integer('distributor_id').notNull().default(0),
    /** Path below /product for an article with a page of its own; empty for articles of the catalogues. */
    urlPath: text('url_path').notNull().default(''),
    sort: integer('sort').notNull().default(0),
    releaseStatus: boolean('release_status').notNull().default(true),
    releaseTime: seconds('release_time').notNull(),
    /** Texts for search engines, `Tdk` in part: empty and absent ones are derived from the article. */
    tdk: jsonb('tdk').notNull().default({}),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
    /** In the recycle bin since; a deleted article is withdrawn. */
    deleted: seconds('deleted'),
  },
  (t) => [
    index('articles_in_order').on(t.categoryId, t.sort, t.releaseTime.desc()),
    index('articles_by_release').on(t.releaseTime.desc(), t.articleId.desc()),
    check('articles_deleted_withdrawn', sql`${t.deleted} is null or not ${t.releaseStatus}`),
    uniqueIndex('articles_url_path')
      .on(t.urlPath)
      .where(sql`${t.urlPath} <> ''`),
  ],
)

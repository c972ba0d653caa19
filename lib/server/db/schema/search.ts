import 'server-only'
import { bigint, boolean, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { cents, id, seconds } from './columns'
import { goods } from './goods'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What lists and search ask of a goods, in one narrow row: every shown goods has one, written together with the goods
 * (lib/server/search). Counts and orders of a million goods are read here without touching the wide rows.
 */
export const goodsIndex = pgTable(
  'goods_index',
  {
    goodsId: id('goods_id')
      .primaryKey()
      .references(() => goods.goodsId, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    sales: integer('sales').notNull(),
    /** Of the default sku, as the card shows it. */
    price: cents('price').notNull(),
    store: bigint('store', { mode: 'number' }).notNull(),
    created: seconds('created').notNull(),
    staffGoods: boolean('staff_goods').notNull(),
    distributorId: integer('distributor_id').notNull(),
    brandId: integer('brand_id').notNull(),
    /** Sales and management categories with all above them; both kinds share one table and so one range of ids. */
    categories: integer('categories').array().notNull(),
    tags: integer('tags').array().notNull(),
    /** Values of goods parameters. */
    params: integer('params').array().notNull(),
    /** Name without spaces and signs, in small letters: what a keyword is looked for in when two match alike. */
    plainName: text('plain_name').notNull(),
    /** Goods numbers, and runs of letters and digits of every other text but the name; null where they were not read yet. */
    codes: text('codes'),
    /** Pairs of neighbouring characters behind their weight (A name · B brand and number · C category · D parameters), fours of codes, and `=` with each number and barcode whole. */
    words: tsvector('words').notNull(),
  },
  (t) => [
    index('goods_index_sort').on(t.sort.desc(), t.goodsId.desc()),
    index('goods_index_recommended').on(t.sort.desc(), t.goodsId),
    index('goods_index_sales').on(t.sales.desc(), t.goodsId.desc()),
    index('goods_index_price').on(t.price, t.goodsId.desc()),
    index('goods_index_created').on(t.created.desc(), t.goodsId.desc()),
    index('goods_index_store').on(t.store.desc(), t.goodsId.desc()),
    index('goods_index_brand').on(t.brandId, t.sort.desc(), t.goodsId.desc()),
    index('goods_index_shop').on(t.distributorId, t.sort.desc(), t.goodsId.desc()),
    index('goods_index_categories').using('gin', t.categories),
    index('goods_index_tags').using('gin', t.tags),
    index('goods_index_params').using('gin', t.params),
    index('goods_index_words').using('gin', t.words),
  ],
)

/** The shown goods of each category, those of the categories below it included, in the operator's order. */
export const categoryGoods = pgTable(
  'category_goods',
  {
    goodsId: id('goods_id')
      .notNull()
      .references(() => goodsIndex.goodsId, { onDelete: 'cascade' }),
    categoryId: integer('category_id').notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.goodsId, t.categoryId] }),
    index('category_goods_sort').on(t.categoryId, t.sort.desc(), t.goodsId.desc()),
  ],
)

/** Words that the search box offers: brands, categories, and brands in categories. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** First letters of its syllables, such as `bx` for 冰箱. */
    initials: text('initials').notNull(),
    /** Goods behind it; more come first. */
    weight: integer('weight').notNull(),
  },
  (t) => [index('search_words_initials').on(t.initials), index('search_words_weight').on(t.weight.desc())],
)

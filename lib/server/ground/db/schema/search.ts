import 'server-only'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { cents, id, seconds } from './columns'
import { goods } from './goods'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The columns by which lists and search filter and sort, in one narrow row per visible product, written together with
 * the product (lib/server/catalogue/search). Counting and sorting a million products then does not read the wide rows.
 */
export const goodsIndex = pgTable(
  'goods_index',
  {
    goodsId: id('goods_id')
      .primaryKey()
      .references(() => goods.goodsId, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    sales: integer('sales').notNull(),
    /** Price of the default SKU, as on the card. */
    price: cents('price').notNull(),
    store: bigint('store', { mode: 'number' }).notNull(),
    created: seconds('created').notNull(),
    staffGoods: boolean('staff_goods').notNull(),
    distributorId: integer('distributor_id').notNull(),
    brandId: integer('brand_id').notNull(),
    /** Sales and management categories with all their ancestors; both kinds are in one table, so their ids differ. */
    categories: integer('categories').array().notNull(),
    tags: integer('tags').array().notNull(),
    /** Values of product parameters. */
    params: integer('params').array().notNull(),
    /**
     * The values that the facets of a list count, as JSON: `[brand, [tag …], [parameter, value, parameter, value …]]`.
     * One text is read in a third of the time of three arrays.
     */
    facets: text('facets').notNull().default('[0,[],[]]'),
    /**
     * Name in lower case without spaces and punctuation, with numbers as Arabic numerals; ranks products that match a
     * keyword equally well.
     */
    plainName: text('plain_name').notNull(),
    /**
     * Article numbers, and runs of letters and digits of all texts except the name; null in rows from before they were
     * stored.
     */
    codes: text('codes'),
    /**
     * Entries of the search index: bigrams with their weight (A name · B brand and number · C category and tag · D
     * parameters), runs of four characters of codes, and each complete number and barcode after `=`.
     */
    words: tsvector('words').notNull(),
    /** Version of the index texts; rows of an older version are rewritten in the background. */
    version: smallint('version').notNull().default(0),
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

/** The visible products of each category and of its descendants, in the operator's sort. */
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

/** Search suggestions: brands, categories, and brands in categories. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** Pinyin initials, such as `bx` for 冰箱. */
    initials: text('initials').notNull(),
    /** Its syllables in pinyin without tones, such as `bingxiang`. */
    pinyin: text('pinyin').notNull().default(''),
    /** Number of matching products; higher numbers come first. */
    weight: integer('weight').notNull(),
  },
  (t) => [
    index('search_words_initials').on(t.initials),
    index('search_words_pinyin').on(t.pinyin),
    index('search_words_weight').on(t.weight.desc()),
  ],
)

/** What shoppers sought, by day: the search report of the desk. */
export const searchCounts = pgTable(
  'search_counts',
  {
    /** Epoch seconds of its begin. */
    day: seconds('day').notNull(),
    /** As `searchedWord` writes it. */
    word: text('word').notNull(),
    num: integer('num').notNull(),
    /** Products that the latest search found. */
    found: integer('found').notNull(),
    lastAt: seconds('last_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.word] }),
    check('search_counts_num_positive', sql`${t.num} > 0`),
    check('search_counts_found_not_negative', sql`${t.found} >= 0`),
  ],
)

/** Other names for products, such as 彩电 for 电视; operators edit them. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    /** In normalised form and simplified characters. */
    synonym: text('synonym').primaryKey(),
    /** The word that it means, usually the name of a category. */
    word: text('word').notNull(),
    /** The pinyin of the synonym, as in `search_words`; '' until `writeSearchWords` has run. */
    initials: text('initials').notNull().default(''),
    pinyin: text('pinyin').notNull().default(''),
  },
  (t) => [index('search_synonyms_word').on(t.word)],
)

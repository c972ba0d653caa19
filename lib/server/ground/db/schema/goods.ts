import 'server-only'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { approveStatuses } from '@/lib/domain/approve-status'
import { cents, id, seconds } from './columns'

/** Management (“main”) and sales categories share one table, told apart by `isMain` (contract goods §4). */
export const categories = pgTable(
  'categories',
  {
    categoryId: serial('category_id').primaryKey(),
    categoryName: text('category_name').notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.categoryId),
    /** 1 to 3. */
    level: integer('level').notNull(),
    /** Ids of its ancestors from the top down and its own, so that descendants are found with one index lookup. */
    path: integer('path').array().notNull(),
    isMain: boolean('is_main').notNull(),
    isShowFront: boolean('is_show_front').notNull().default(true),
    /** Higher comes first. */
    sort: integer('sort').notNull().default(0),
    imageUrl: text('image_url').notNull().default(''),
    distributorId: integer('distributor_id').notNull().default(0),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
  },
  (t) => [index('categories_children').on(t.parentId), index('categories_path').using('gin', t.path)],
)

/** Brands, product parameters and spec groups (contract goods §16). */
export const attributes = pgTable('attributes', {
  attributeId: serial('attribute_id').primaryKey(),
  attributeType: text('attribute_type', { enum: ['brand', 'item_params', 'item_spec'] }).notNull(),
  attributeName: text('attribute_name').notNull(),
  attributeMemo: text('attribute_memo').notNull().default(''),
  imageUrl: text('image_url').notNull().default(''),
  isImage: boolean('is_image').notNull().default(false),
  sort: integer('sort').notNull().default(0),
  /** Whether lists offer it as a filter; of parameters. */
  isFilterable: boolean('is_filterable').notNull().default(true),
  created: seconds('created').notNull(),
})

export const attributeValues = pgTable(
  'attribute_values',
  {
    attributeValueId: serial('attribute_value_id').primaryKey(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.attributeId),
    attributeValue: text('attribute_value').notNull(),
    imageUrl: text('image_url').notNull().default(''),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [uniqueIndex('attribute_values_once').on(t.attributeId, t.attributeValue)],
)

/** Products (SPU). Values that differ per specification are in `skus`. */
export const goods = pgTable(
  'goods',
  {
    goodsId: id('goods_id').primaryKey(),
    itemName: text('item_name').notNull(),
    brief: text('brief').notNull().default(''),
    itemBn: text('item_bn').notNull().default(''),
    itemUnit: text('item_unit').notNull().default('件'),
    brandId: integer('brand_id').references(() => attributes.attributeId),
    mainCategoryId: integer('main_category_id').references(() => categories.categoryId),
    distributorId: integer('distributor_id').notNull().default(0),
    templatesId: integer('templates_id').notNull().default(0),
    approveStatus: text('approve_status', { enum: approveStatuses }).notNull(),
    auditStatus: text('audit_status', { enum: ['submitting', 'processing', 'approved', 'rejected'] })
      .notNull()
      .default('approved'),
    isGift: boolean('is_gift').notNull().default(false),
    nospec: boolean('nospec').notNull(),
    pics: jsonb('pics').$type<string[]>().notNull().default([]),
    videos: text('videos').notNull().default(''),
    videoPicUrl: text('video_pic_url').notNull().default(''),
    intro: jsonb('intro').$type<unknown>().notNull().default([]),
    tdkContent: jsonb('tdk_content').$type<Record<string, string>>().notNull().default({}),
    /** Employee purchase (spec 1 §3, §4): only staff members see and buy staff products. */
    staffGoods: boolean('staff_goods').notNull().default(false),
    productType: text('product_type', { enum: ['normal', 'sale', 'bag'] })
      .notNull()
      .default('normal'),
    /**
     * Sold only in the points mall (积分商城): for `skus.point` and, where `skus.price` is above 0, for cash as well.
     */
    pointsGoods: boolean('points_goods').notNull().default(false),
    /** Days within which it is sent after the payment; 0 where nothing is promised. */
    deliveryTime: integer('delivery_time').notNull().default(0),
    sales: integer('sales').notNull().default(0),
    sort: integer('sort').notNull().default(0),
    /** Lowest SKU price, updated with the SKUs; lists sort and filter by the price in `goods_index`. */
    price: cents('price').notNull(),
    marketPrice: cents('market_price').notNull().default(0),
    created: seconds('created').notNull(),
    updated: seconds('updated').notNull(),
    /** Whether shoppers ever saw it: a trigger notes it. A draft has no page. */
    wasShown: boolean('was_shown').notNull().default(false),
    /** When it was moved to the recycle bin, off the shelf; null for products that are there. */
    deleted: seconds('deleted'),
  },
  (t) => [
    index('goods_default_order').on(t.sort.desc(), t.goodsId.desc()),
    index('goods_by_sales').on(t.sales.desc(), t.goodsId.desc()),
    index('goods_by_price').on(t.price, t.goodsId.desc()),
    index('goods_by_created').on(t.created.desc(), t.goodsId.desc()),
    // The sitemap reads the latest changes, and the desk lists them; imports and bulk changes touch many at once.
    index('goods_by_updated').on(t.updated.desc(), t.goodsId.desc()),
    index('goods_of_brand').on(t.brandId),
    index('goods_of_main_category').on(t.mainCategoryId),
    index('goods_of_shop').on(t.distributorId),
    index('goods_of_freight').on(t.templatesId),
    check('goods_price_not_negative', sql`${t.price} >= 0`),
    check('goods_delivery_time', sql`${t.deliveryTime} between 0 and 365`),
    check('goods_deleted_off_shelf', sql`${t.deleted} is null or ${t.approveStatus} = 'instock'`),
    // The desk reads the recycle bin, and the products that are off the shelf.
    index('goods_recycle_bin')
      .on(t.deleted.desc(), t.goodsId.desc())
      .where(sql`${t.deleted} is not null`),
    // A keyword is sought in the texts of the index itself.
    index('goods_off_shelf')
      .on(t.goodsId.desc(), t.itemName, t.itemBn)
      .where(sql`${t.approveStatus} = 'instock' and ${t.deleted} is null`),
    index('goods_off_shelf_of_category')
      .on(t.mainCategoryId, t.goodsId)
      .where(sql`${t.approveStatus} = 'instock' and ${t.deleted} is null`),
    // Products on sale without a row in `goods_index`, which the desk finds by their own columns.
    index('goods_aside')
      .on(t.goodsId.desc())
      .where(
        sql`${t.approveStatus} <> 'instock' and (${t.auditStatus} <> 'approved' or ${t.isGift} or ${t.pointsGoods})`,
      ),
    // The points mall reads its products with this index; other lists use `goods_index`.
    index('goods_of_points_mall')
      .on(t.sort.desc(), t.goodsId.desc())
      .where(sql`${t.pointsGoods}`),
  ],
)

/** One buyable specification. `item_id` on the wire; the id of the default SKU is the product id. */
export const skus = pgTable(
  'skus',
  {
    itemId: bigserial('item_id', { mode: 'number' }).primaryKey(),
    goodsId: id('goods_id')
      .notNull()
      .references((): AnyPgColumn => goods.goodsId),
    isDefault: boolean('is_default').notNull().default(false),
    itemBn: text('item_bn').notNull().unique(),
    barcode: text('barcode').notNull().default(''),
    price: cents('price').notNull(),
    /** Points for one piece of a points product, besides `price`; 0 for every other product. */
    point: integer('point').notNull().default(0),
    marketPrice: cents('market_price').notNull().default(0),
    costPrice: cents('cost_price').notNull().default(0),
    store: integer('store').notNull(),
    sold: integer('sold').notNull().default(0),
    /** Kilograms. */
    weight: doublePrecision('weight').notNull().default(0),
    /** Cubic metres. */
    volume: doublePrecision('volume').notNull().default(0),
    startNum: integer('start_num').notNull().default(1),
    approveStatus: text('approve_status', { enum: approveStatuses }).notNull(),
    /** First picture of the specification; empty when it has none and the product's first picture is shown. */
    pic: text('pic').notNull().default(''),
    /** Readable specification, `颜色：红,尺码：M` (contract trade §2.2). */
    specText: text('spec_text').notNull().default(''),
  },
  (t) => [
    index('skus_of_goods').on(t.goodsId),
    index('skus_by_barcode')
      .on(t.barcode)
      .where(sql`${t.barcode} <> ''`),
    uniqueIndex('skus_one_default')
      .on(t.goodsId)
      .where(sql`${t.isDefault}`),
    check('skus_store_not_negative', sql`${t.store} >= 0`),
    check('skus_price_not_negative', sql`${t.price} >= 0`),
    check('skus_point_not_negative', sql`${t.point} >= 0`),
  ],
)

export const skuSpecs = pgTable(
  'sku_specs',
  {
    itemId: id('item_id')
      .notNull()
      .references(() => skus.itemId),
    specId: integer('spec_id')
      .notNull()
      .references(() => attributes.attributeId),
    specValueId: integer('spec_value_id')
      .notNull()
      .references(() => attributeValues.attributeValueId),
    customName: text('custom_name'),
    images: jsonb('images').$type<string[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.specId] }),
    index('sku_specs_by_value').on(t.specValueId, t.itemId),
  ],
)

export const goodsCategories = pgTable(
  'goods_categories',
  {
    goodsId: id('goods_id')
      .notNull()
      .references(() => goods.goodsId),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.categoryId),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.goodsId] }),
    index('goods_categories_of_goods').on(t.goodsId),
  ],
)

export const goodsParams = pgTable(
  'goods_params',
  {
    goodsId: id('goods_id')
      .notNull()
      .references(() => goods.goodsId),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.attributeId),
    attributeValueId: integer('attribute_value_id')
      .notNull()
      .references(() => attributeValues.attributeValueId),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.goodsId, t.attributeId] }),
    index('goods_params_by_value').on(t.attributeValueId, t.goodsId),
  ],
)

export const tags = pgTable('tags', {
  tagId: serial('tag_id').primaryKey(),
  tagName: text('tag_name').notNull().unique(),
  tagColor: text('tag_color').notNull().default('#e1251b'),
  fontColor: text('font_color').notNull().default('#ffffff'),
  frontShow: boolean('front_show').notNull().default(true),
  created: seconds('created').notNull(),
})

export const goodsTags = pgTable(
  'goods_tags',
  {
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.tagId),
    goodsId: id('goods_id')
      .notNull()
      .references(() => goods.goodsId),
  },
  (t) => [primaryKey({ columns: [t.tagId, t.goodsId] }), index('goods_tags_of_goods').on(t.goodsId)],
)

/** A fixed price for a grade; without a row the discount of the grade applies (contract trade §3.2). */
export const memberPrices = pgTable(
  'member_prices',
  {
    itemId: id('item_id')
      .notNull()
      .references(() => skus.itemId),
    gradeKind: text('grade_kind', { enum: ['normal', 'vip'] }).notNull(),
    gradeId: integer('grade_id').notNull(),
    price: cents('price').notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.gradeKind, t.gradeId] })],
)

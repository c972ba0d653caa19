import 'server-only'

/**
 * The rule of `covers()` (lib/domain/promotion/range.ts) as SQL, for lists that filter in the database.
 * tests/services/catalogue/coverage.test.ts compares both row by row.
 */

/** The facts of a product that a range checks, as SQL expressions; `ids` is an expression of type int[]. */
export interface ProductExpressions {
  goodsId: string
  distributorId: string
  /** Null without a brand. */
  brandId: string
  /** The result of `takesOffers()`. */
  takesOffers: string
  /** Whether the main category or one above it is among `ids`. */
  inMainCategory: (ids: string) => string
  hasTag: (ids: string) => string
}

/** The product of a row of `goods`. */
export const goodsRow = (g: string): ProductExpressions => ({
  goodsId: `${g}.goods_id`,
  distributorId: `${g}.distributor_id`,
  brandId: `${g}.brand_id`,
  takesOffers: `(${g}.approve_status = 'onsale' and not ${g}.is_gift and not ${g}.staff_goods)`,
  inMainCategory: (ids) =>
    `exists (select 1 from categories mc where mc.category_id = ${g}.main_category_id and mc.path && ${ids})`,
  hasTag: (ids) =>
    `exists (select 1 from goods_tags gt where gt.goods_id = ${g}.goods_id and gt.tag_id = any(${ids}))`,
})

/**
 * The product of a row of `goods` with its main category in `mainCategory`, left joined: for statements that compare
 * many promotions with each product.
 */
export const goodsInCategoryRow = (g: string, mainCategory: string): ProductExpressions => ({
  ...goodsRow(g),
  inMainCategory: (ids) => `coalesce(${mainCategory}.path && ${ids}, false)`,
})

/** The product of a row of `goods_index`, which stores 0 for no brand. */
export const goodsIndexRow = (i: string): ProductExpressions => ({
  goodsId: `${i}.goods_id`,
  distributorId: `${i}.distributor_id`,
  brandId: `nullif(${i}.brand_id, 0)`,
  // The index has no gifts, but it has display-only products.
  takesOffers: `(not ${i}.staff_goods and exists (
     select 1 from goods og where og.goods_id = ${i}.goods_id and og.approve_status = 'onsale'))`,
  // The index has main and sales categories in one array: this excludes most rows, and the product itself decides the
  // rest.
  inMainCategory: (ids) =>
    `(${i}.categories && ${ids} and exists (
       select 1 from goods mg join categories mc on mc.category_id = mg.main_category_id
        where mg.goods_id = ${i}.goods_id and mc.path && ${ids}))`,
  hasTag: (ids) => `${i}.tags && ${ids}`,
})

/** Whether the range in the columns `use_bound` and `bound_ids` of `alias` covers a product; never null. */
export const coversSql = (alias: string, product: ProductExpressions): string => {
  const ids = `${alias}.bound_ids`
  return `case ${alias}.use_bound
    when 0 then true
    when 1 then ${product.goodsId} = any(${ids})
    when 2 then ${product.inMainCategory(ids)}
    when 3 then ${product.hasTag(ids)}
    when 4 then coalesce(${product.brandId} = any(${ids}), false)
    when 5 then not ${product.goodsId} = any(${ids})
    else false end`
}

/** `holdsFor()` as SQL. */
const holdsForSql = (alias: string, product: ProductExpressions): string =>
  `${coversSql(alias, product)} and ${product.takesOffers}`

/**
 * Whether a row of `cards` is valid for a product: coupons of the mall are valid in every shop (contract trade §4.4).
 */
export const cardCoversSql = (alias: string, product: ProductExpressions): string =>
  `(${alias}.distributor_id in (0, ${product.distributorId}) and ${holdsForSql(alias, product)})`

/**
 * Whether a row of `marketings` is valid for a product: promotions are valid in their own shop only (contract trade
 * §3.7).
 */
export const marketingCoversSql = (alias: string, product: ProductExpressions): string =>
  `(${alias}.distributor_id = ${product.distributorId} and ${holdsForSql(alias, product)})`

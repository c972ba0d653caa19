import { z } from 'zod'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../call'
import { listOf, wireBool, wireDecimal, wireId, wireIds, wireInt, wireKnown, wireText } from '../fields'
import { brand, currency, goodsListItem, goodsTag, keptCards, tdkData } from './goods-fields'

/**
 * Sort of a product list: 1 sales · 2 price descending · 3 price ascending · 4 newest · 5 stock. Any other value means
 * the operator's sort (contract goods §2.1).
 */
export const goodsSort = wireKnown(1, 2, 3, 4, 5)

/** Names of the web client for `goodsSort` 1 to 4. */
const webSorts = ['sales', 'price_desc', 'price_asc', 'new'] as const

const pageMissing = 'page 必填，且为正整数。'
const pageSizeWrong = requestMessages.pageSizeTooLarge

/** The filters of a list, without its page. */
export const filterFields = z.object({
  item_type: z.literal(['normal', 'services']).optional(),
  keywords: wireText(100, requestMessages.keywordTooLong).optional(),
  item_name: wireText(100, requestMessages.keywordTooLong).optional(),
  item_id: wireIds(200).optional(),
  goods_id: wireIds(200).optional(),
  category: wireIds(1).optional(),
  category_id: wireIds(1).optional(),
  cat_id: wireIds(1).optional(),
  main_category: wireIds(1).optional(),
  brand_id: wireIds(50).optional(),
  tag_id: wireIds(50).optional(),
  tag: wireText(30).optional(),
  /** Only subsidised products, those with the tag 国补, beside `tag_id` and `tag`; our own. */
  subsidy: wireBool().optional(),
  /** Selected parameter values; `all` selects none. */
  item_params: z
    .array(
      z.object({
        attribute_id: wireId(),
        attribute_value_id: z.union([z.literal('all'), wireId()]),
      }),
    )
    .max(50)
    .optional(),
  /** Products to which this coupon applies. */
  card_id: wireId().optional(),
  /** 1 finds only the products for staff, for staff; our own. */
  staff_goods: wireKnown(1),
  /** Products to which this promotion applies; our own. */
  marketing_id: wireId().optional(),
  /** Restricted to statuses that shoppers may see; `onsale` leaves out `only_show`. */
  approve_status: wireText(60).optional(),
  /** 1 finds cross-border products only, of which this mall has none; any other value does not filter. */
  type: wireKnown(1),
  /** Regions from which products are shipped: those of their shop (lib/server/ground/region). */
  regions_id: wireIds(50).optional(),
  start_price: wireDecimal(0, 99_999_999, deskMessages.priceInvalid).optional(),
  end_price: wireDecimal(0, 99_999_999, deskMessages.priceInvalid).optional(),
  distributor_id: wireIds(50).optional(),
  /** Only products with stock, as counted by the index a minute ago; our own. */
  in_stock: wireBool().optional(),
  goodsSort,
  /** The sort as the web client names it (contract clients F17); `goodsSort` wins. */
  sort: z
    .enum(['default', ...webSorts])
    .optional()
    .catch(undefined),
  /** `false` returns SKUs instead of products: on one page, at most 500. */
  is_default: wireText(5).optional(),
  is_tdk: wireBool().optional(),
})

/**
 * `page` or `page_no`, and `pageSize` or `page_size`, which the specification names (spec 1 §7): one of each is
 * required.
 */
const paging = {
  page: wireInt(1, 1_000_000, pageMissing).optional(),
  pageSize: wireInt(1, 50, pageSizeWrong).optional(),
  page_no: wireInt(1, 1_000_000, pageMissing).optional(),
  page_size: wireInt(1, 50, pageSizeWrong).optional(),
}
const listInput = filterFields.extend(paging)

type GoodsListFilter = z.output<typeof filterFields>
export type GoodsListInput = Omit<GoodsListFilter, 'sort'> & { page: number; pageSize: number }

function normalized(
  { sort, page_no, page_size, ...input }: z.output<typeof listInput>,
  context: z.RefinementCtx,
): GoodsListInput {
  const { page = page_no, pageSize = page_size } = input
  if (page === undefined) context.addIssue({ code: 'custom', path: ['page'], message: pageMissing })
  if (pageSize === undefined)
    context.addIssue({ code: 'custom', path: ['pageSize'], message: 'pageSize 必填。' })
  return {
    ...input,
    page: page ?? 1,
    pageSize: pageSize ?? 1,
    goodsSort: input.goodsSort ?? (webSorts.findIndex((name) => name === sort) + 1 || undefined),
  }
}

/** The input as callers write it. */
export type GoodsListRequest = z.input<typeof filterFields> & { page: number; pageSize: number }

/** Product list and search with facets (contract goods §2). */
export const goodsListCall = call('GET', '/goods/items', '商品列表与搜索', {
  tags: ['商品'],
  invalid: goodsMessages.goodsListFailed,
  kept: keptCards('list.*'),
})
  .input(listInput.transform(normalized))
  .output(
    listOf(goodsListItem).extend({
      // Facets count at most 1,800 products (lib/domain/search/limits.ts), of a longer list the first 1,800.
      select_tags_list: z.array(goodsTag.extend({ count: z.int() })),
      brand_list: z.object({ total_count: z.int(), list: z.array(brand.extend({ count: z.int() })) }),
      /** Parameters that distinguish the products found, most frequent first; named as in older back ends. */
      item_params_list: z.array(
        z.object({
          attribute_id: z.int(),
          attribute_name: z.string(),
          values: z.array(
            z.object({
              attribute_value_id: z.int(),
              attribute_value_name: z.string(),
              count: z.int(),
            }),
          ),
        }),
      ),
      /** Price bands in yuan, both ends inclusive; the first starts at 0, the last has no end. Our own. */
      price_list: z.array(
        z.object({ start_price: z.number(), end_price: z.number().nullable(), count: z.int() }),
      ),
      /**
       * The categories of the found products, with those above them; our own. Absent for a list without any filter but
       * its category.
       */
      category_ids: z.array(z.int()).optional(),
      /** Facets that counted only the first 1,800 products, so that their numbers are lower bounds; our own. */
      partly_counted: z.array(z.enum(['brand', 'tag', 'params', 'price'])),
      /** No product contains the whole keyword; these match except for a character or a word. */
      is_near: z.boolean(),
      /** Suggestion for the keyword, when no product contains all of it; our own. */
      suggested_keyword: z.string().optional(),
      cur: currency,
      tdk_data: tdkData.optional(),
    }),
  )

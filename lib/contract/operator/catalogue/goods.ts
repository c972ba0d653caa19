import { z } from 'zod'
import { approveStatuses } from '@/lib/domain/approve-status'
import {
  deskGoodsSorts,
  deskGoodsStates,
  type DeskGoodsSort,
  type DeskGoodsState,
} from '@/lib/domain/goods/desk-state'
import { maxPrice, maxStore } from '@/lib/domain/goods/goods-form'
import { isMemberPriceChange } from '@/lib/domain/goods/member-price'
import { isPriceChange } from '@/lib/domain/goods/price-change'
import { isStockChange } from '@/lib/domain/goods/stock-change'
import { maxId } from '@/lib/domain/id'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { hasWords } from '@/lib/domain/search/words'
import { call } from '../../call'
import {
  emptyIsAbsent,
  wireBool,
  wireCursor,
  wireFlag,
  wireId,
  wireInt,
  wireJson,
  wirePageSize,
  wireText,
} from '../../fields'
import { editConflict } from '../desk/edit-conflict'
import { forDesk, forOperators, noPages } from '../options'
import { deskGoods, deskGoodsRow, goodsFields, gradeKind, skuChanges, skuList } from './goods-shape'

/** An introduction of many pictures, in the percent encoding of forms. */
const maxBodyBytes = 2 * 1024 * 1024

const id = () => wireId(goodsMessages.goodsMissing)
const state = z.enum(Object.keys(deskGoodsStates) as DeskGoodsState[])

/** A parameter or specification that the form of a product offers. */
const attribute = z.object({
  name: z.string(),
  /** Suggested values first. */
  values: z.array(z.string()),
  /** The category of management or one above it names it. */
  is_of_category: z.boolean(),
  is_required: z.boolean(),
})
export type GoodsAttribute = z.infer<typeof attribute>

/** Products as operators change them (contract operator). */
export const operatorGoodsContract = {
  setPrices: call('PUT', '/operator/goods/prices', '改价', forOperators('goods:write'))
    .input(
      z.object({
        prices: z
          .array(
            z.object({
              item_id: wireId(goodsMessages.goodsMissing),
              /** Cents. */
              price: wireInt(1, maxPrice, deskMessages.priceInvalid),
            }),
            '请填写价格',
          )
          .min(1, '请填写价格')
          .max(200, '一次最多修改200个规格'),
      }),
    )
    .output(z.object({ status: z.boolean() })),

  list: call('GET', '/operator/goods', '商品列表', forDesk('goods:read'))
    .input(
      z.object({
        state: state.optional(),
        /** Name, article number or barcode. */
        keyword: wireText(50).optional(),
        /** A category of either tree, with those below it. */
        category_id: wireId().optional(),
        brand_id: wireId().optional(),
        tag_id: wireId().optional(),
        /** 0 for the mall's own products. */
        distributor_id: wireInt(0, maxId).optional(),
        sort: z
          .enum(Object.keys(deskGoodsSorts) as DeskGoodsSort[])
          .optional()
          .default('newest'),
        /** `next` of the page before; the first page without it. */
        after: wireCursor(/^(?:newest|updated|sales|price_asc|price_desc)_\d{1,15}_\d{1,15}$/),
        ...noPages,
        pageSize: wirePageSize(20, 100),
      }),
    )
    .output(
      z.object({
        list: z.array(deskGoodsRow),
        /** Exact up to 10,000; then 10,000 with `more`. */
        total_count: z.int(),
        more: z.boolean(),
        /** For the next page; null on the last one. */
        next: z.string().nullable(),
      }),
    ),

  /** The numbers beside the states of the list. */
  count: call('GET', '/operator/goods/count', '商品数量', forDesk('goods:read'))
    .input(z.object({ distributor_id: wireInt(0, maxId).optional() }))
    .output(
      z.object(
        Object.fromEntries(Object.keys(deskGoodsStates).map((name) => [name, z.int()])) as Record<
          DeskGoodsState,
          z.ZodInt
        >,
      ),
    ),

  info: call('GET', '/operator/goods/info', '商品详情', forDesk('goods:read'))
    .input(z.object({ goods_id: id() }))
    .output(deskGoods),

  create: call('POST', '/operator/goods', '新增商品', {
    ...forDesk('goods:write'),
    maxBodyBytes,
  })
    .input(
      z.object({
        ...goodsFields,
        item_name: goodsFields.item_name.unwrap(),
        spec_items: skuList,
      }),
    )
    .output(deskGoods),

  /** Changes the fields that are sent; either all SKUs, or fields of some. */
  update: call('PUT', '/operator/goods', '修改商品', { ...forDesk('goods:write'), maxBodyBytes })
    .input(
      z.object({
        goods_id: id(),
        /** The version that the author saw. */
        version: wireInt(1, maxId),
        /** Fields to overwrite although another person changed them since that version. */
        overwrite: wireJson(z.array(wireText(80)).max(2000)).optional(),
        ...goodsFields,
        spec_items: skuList.optional(),
        sku_changes: skuChanges.optional(),
        /**
         * Of a merchant: the change is everything that differs from what is on sale. What waited for approval is dropped
         * even if nothing of it waits now.
         */
        is_complete: wireBool().optional(),
      }),
    )
    .output(
      z.object({
        /** False when there are conflicts: nothing was saved. */
        saved: z.boolean(),
        /** The change of a merchant, or a part of it, waits for approval. */
        waits: z.boolean(),
        conflicts: z.array(editConflict),
        goods: deskGoods,
      }),
    ),

  /** Moves a product to the recycle bin, off the shelf. */
  remove: call('DELETE', '/operator/goods/{goods_id}', '删除商品', forDesk('goods:write'))
    .input(z.object({ goods_id: id() }))
    .output(z.object({ status: z.literal(true) })),

  /** Back from the recycle bin, off the shelf. */
  restore: call('POST', '/operator/goods/restore', '恢复商品', forDesk('goods:write'))
    .input(z.object({ goods_id: id() }))
    .output(z.object({ status: z.literal(true) })),

  /** One change of many products, with a preview. */
  bulk: call('POST', '/operator/goods/bulk', '批量修改商品', forDesk('goods:write'))
    .input(
      z.object({
        goods_id: wireJson(
          z
            .array(id(), deskMessages.goodsNotChosen)
            .min(1, deskMessages.goodsNotChosen)
            .max(200, '一次最多选择200个商品'),
        ).optional(),
        /** Instead of ids: all products of a list, which a task changes. */
        filter: wireJson(
          // A condition that is not known would be one that is not met.
          z.strictObject({
            state,
            /** One that is no keyword would be no condition: all products would be changed. */
            keyword: emptyIsAbsent(wireText(50).refine(hasWords, '搜索词要有文字或数字')),
            category_id: wireInt(1, maxId).optional(),
            brand_id: wireInt(1, maxId).optional(),
            tag_id: wireInt(1, maxId).optional(),
            distributor_id: wireInt(0, maxId).optional(),
          }),
        ).optional(),
        change: wireJson(
          z.discriminatedUnion(
            'kind',
            [
              z.object({ kind: z.literal('status'), approve_status: z.enum(approveStatuses) }),
              /** Percent of the present price, cents added to it, or the cents that all cost; rounded to yuan. */
              z
                .object({
                  kind: z.literal('price'),
                  percent: wireInt(1, 1000, '百分比不正确').optional(),
                  amount: wireInt(-maxPrice, maxPrice, deskMessages.priceInvalid).optional(),
                  price: wireInt(1, maxPrice, deskMessages.priceInvalid).optional(),
                  whole: wireBool().optional(),
                })
                .refine(isPriceChange, '请选择一种改价方式'),
              /** The pieces that every SKU has, or pieces that are added; negative ones are taken. */
              z
                .object({
                  kind: z.literal('stock'),
                  store: wireInt(0, maxStore, deskMessages.storeInvalid).optional(),
                  add: wireInt(-maxStore, maxStore, deskMessages.storeInvalid).optional(),
                })
                .refine(isStockChange, '请选择一种改库存方式'),
              /** Percent of the price, or the cents that a grade pays; `clear` for its discount. */
              z
                .object({
                  kind: z.literal('member_price'),
                  grade_kind: gradeKind,
                  grade_id: wireId(deskMessages.gradeMissing),
                  percent: wireInt(1, 99, '百分比为1到99').optional(),
                  price: wireInt(1, maxPrice, deskMessages.priceInvalid).optional(),
                  clear: wireBool().optional(),
                })
                .refine(isMemberPriceChange, '请选择一种会员价'),
              z.object({
                kind: z.literal('category'),
                category_id: wireId(deskMessages.categoryMissing),
              }),
              z.object({ kind: z.literal('tag'), tag_id: wireId(deskMessages.tagMissing) }),
              z.object({ kind: z.literal('untag'), tag_id: wireId(deskMessages.tagMissing) }),
              z.object({
                kind: z.literal('freight'),
                templates_id: wireInt(0, maxId, deskMessages.freightTemplateMissing),
              }),
              z.object({ kind: z.literal('delete') }),
              z.object({ kind: z.literal('restore') }),
            ],
            deskMessages.rowsMissing,
          ),
        ),
        /** Only tells what would change. */
        dry: wireFlag().optional().default(0),
      }),
    )
    .output(
      z.object({
        /** Products that change, and those that are so already. */
        changed: z.int(),
        same: z.int(),
        /** Products that cannot be changed so; of all products of a filter, those among the newest 1000. */
        refused: z.int(),
        /** At most 20 of them in words, those that are refused first. */
        samples: z.array(
          z.object({
            goods_id: z.int(),
            item_name: z.string(),
            /** Its SKUs: a price is told as their range. */
            sku_num: z.int(),
            before: z.string(),
            /** Why it is refused, where it is. */
            after: z.string(),
            refused: z.boolean(),
          }),
        ),
        /** The task that does it, or has done it and can undo it; null for a preview and when nothing changed. */
        task_id: z.int().nullable(),
      }),
    ),

  /** The grades for which prices can be fixed, the ordinary ones first. */
  grades: call('GET', '/operator/goods/grades', '会员等级', forDesk('goods:read'))
    .input(z.object({}))
    .output(
      z.object({
        list: z.array(
          z.object({
            grade_kind: gradeKind,
            grade_id: z.int(),
            grade_name: z.string(),
            /** Percent off, where no price is fixed. */
            discount: z.int(),
          }),
        ),
      }),
    ),

  /** Names of parameters and specifications in use, those of the category first, with their values. */
  attributes: call('GET', '/operator/goods/attributes', '参数和规格', forDesk('goods:read'))
    .input(
      z.object({
        attribute_type: z.enum(['item_params', 'item_spec']),
        main_category_id: wireInt(0, maxId).optional(),
        category_id: wireInt(0, maxId).optional(),
      }),
    )
    .output(z.object({ list: z.array(attribute) })),

  /** Movements of the stock of a SKU, newest first. */
  stock: call('GET', '/operator/goods/stock', '库存流水', forDesk('goods:read'))
    .input(
      z.object({
        item_id: wireId(goodsMessages.goodsMissing),
        after: wireInt(1, maxId).optional(),
        ...noPages,
      }),
    )
    .output(
      z.object({
        store: z.int(),
        list: z.array(
          z.object({
            ledger_id: z.int(),
            num: z.int(),
            reason: z.string(),
            reason_name: z.string(),
            order_id: z.string().nullable(),
            at: z.int(),
          }),
        ),
        next: z.int().nullable(),
      }),
    ),
}

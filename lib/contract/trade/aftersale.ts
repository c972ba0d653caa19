import { z } from 'zod'
import { maxEvidence, maxUnits } from '@/lib/domain/aftersale/values'
import * as addressMessages from '@/lib/domain/messages/address'
import * as aftersaleMessages from '@/lib/domain/messages/aftersale'
import * as contentMessages from '@/lib/domain/messages/content'
import * as parcelMessages from '@/lib/domain/messages/parcel'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../call'
import {
  cents,
  emptyIsAbsent,
  jsonInText,
  listOf,
  wireDecimal,
  wireYuan,
  wireId,
  wireInt,
  wireJson,
  wirePage,
  wirePageSize,
  wireShopId,
  wireText,
  wirePhone,
} from '../fields'
import { aftersale, aftersaleAddress, aftersaleInfo } from './aftersale-shape'
import { wireOrderId } from './order'

export type { Aftersale, AftersaleAddress, AftersaleInfo } from './aftersale-shape'

const tags = ['售后']

/** The number of an after-sale (contract trade §10.3). */
export const wireAftersalesBn = (message = aftersaleMessages.aftersaleIdMissing) =>
  z.string(message).trim().min(1, message).max(30, message)

const typeField = z.enum(['ONLY_REFUND', 'REFUND_GOODS', 'EXCHANGING_GOODS'], '售后类型必选')
const reasonField = wireText(100, requestMessages.contentTooLong, '售后原因必选').min(1, '售后理由必选')
/** Pictures as a list, as JSON text, or one path as text. */
const evidenceField = z.preprocess<unknown, z.ZodOptional<z.ZodArray<z.ZodString>>, unknown>(
  (value) => {
    if (value === undefined || value === null || value === '') return undefined
    if (typeof value !== 'string') return value
    return value.trim().startsWith('[') ? jsonInText(value) : [value]
  },
  z
    .array(
      z.string(contentMessages.pictureAddressInvalid).max(500, contentMessages.pictureAddressInvalid),
      contentMessages.pictureAddressInvalid,
    )
    .max(maxEvidence, `图片不能超过${maxEvidence}张`)
    .optional(),
)

/**
 * One line of an application. Applying again sends rows of `aftersales/info`, which name the line twice and whose
 * `total_fee` is the amount of the earlier after-sale in cents, not a request.
 */
const detailField = z
  .object(
    {
      id: emptyIsAbsent(wireId(aftersaleMessages.aftersaleLinesInvalid)),
      sub_order_id: emptyIsAbsent(wireId(aftersaleMessages.aftersaleLinesInvalid)),
      num: wireInt(-99_999, 99_999, '售后商品明细必填'),
      /** Yuan for all its units. */
      total_fee: emptyIsAbsent(wireYuan(99_999_999, aftersaleMessages.refundAmountInvalid)),
      total_point: emptyIsAbsent(wireInt(0, 2_000_000_000, aftersaleMessages.refundPointsInvalid)),
      /** Only in rows of an earlier after-sale. */
      aftersales_bn: z.unknown().optional(),
    },
    '售后商品明细必填',
  )
  .transform(({ aftersales_bn: earlier, ...line }) => (earlier ? { ...line, total_fee: undefined } : line))

/** Clients also send kinds of return that the mall does not offer; they count as a parcel. */
const returnFields = {
  return_type: z.string().max(20).optional().catch(undefined),
  aftersales_address_id: emptyIsAbsent(wireId(aftersaleMessages.returnShopInvalid)),
  contact: emptyIsAbsent(wireText(30, '联系人姓名过长')),
  mobile: emptyIsAbsent(wirePhone(20, '手机号码过长')),
}

/** Input fields of an application. */
const askedFields = {
  order_id: z
    .string('订单号必填,必须为整数')
    .trim()
    .regex(/^\d{1,30}$/, '订单号必填,必须为整数'),
  detail: wireJson(z.array(detailField, '售后商品明细必填').max(maxUnits, '售后商品明细必填')),
  aftersales_type: typeField,
}

const applyInput = z.object({
  ...askedFields,
  reason: reasonField,
  description: emptyIsAbsent(wireText(500, '申请说明不能超过500个字')),
  evidence_pic: evidenceField,
  ...returnFields,
  freight: emptyIsAbsent(wireInt(0, 99_999_999, aftersaleMessages.aftersaleFreightTooLarge)),
  distributor_id: wireShopId().optional().catch(undefined),
})

const listInput = z.object({
  page: wirePage(),
  pageSize: wirePageSize(10),
  /** An unknown value shows all. */
  aftersales_status: wireInt(0, 4).optional().catch(undefined),
  aftersales_type: aftersale.shape.aftersales_type.optional().catch(undefined),
  order_id: emptyIsAbsent(wireText(30)),
  order_class: emptyIsAbsent(wireText(30)),
  order_type: wireText(30).optional(),
})

export const aftersaleContract = {
  apply: call('POST', '/aftersales', '申请售后', {
    tags,
    auth: 'member',
    legacyName: { name: 'aftersales.apply', params: { tid: 'order_id' } },
  })
    .input(applyInput)
    /**
     * `aftersales_bn` is our own: the numbers of the new after-sales. With the header `Idempotency-Key`, a repeated key
     * never creates others.
     */
    .output(
      z.object({ status: z.literal(true), result: z.literal(true), aftersales_bn: z.array(z.string()) }),
    ),

  list: call('GET', '/aftersales', '售后订单', {
    tags,
    auth: 'member',
    legacyName: 'aftersales.list.get',
  })
    .input(listInput)
    .output(listOf(aftersale)),

  /** By its number, or the newest one of an order's SKU (contract trade §10.3). */
  info: call('GET', '/aftersales/info', '售后详情', {
    tags,
    auth: 'member',
    legacyName: 'aftersales.detail.get',
  })
    .input(
      z.object({
        aftersales_bn: emptyIsAbsent(wireAftersalesBn()),
        order_id: emptyIsAbsent(wireOrderId()),
        item_id: emptyIsAbsent(wireId()),
        /** Instead of `item_id`: the line of the order, which a SKU may have several of. Our own. */
        sub_order_id: emptyIsAbsent(wireId()),
      }),
    )
    .output(aftersaleInfo),

  modify: call('POST', '/aftersales/modify', '修改售后申请', { tags, auth: 'member' })
    .input(
      z.object({
        aftersales_bn: wireAftersalesBn(),
        aftersales_type: typeField,
        reason: reasonField,
        description: emptyIsAbsent(wireText(500, '申请说明不能超过500个字')),
        evidence_pic: evidenceField,
        ...returnFields,
      }),
    )
    .output(z.object({ status: z.literal(true) })),

  close: call('POST', '/aftersales/close', '撤销售后申请', { tags, auth: 'member' })
    .input(z.object({ aftersales_bn: wireAftersalesBn() }))
    .output(aftersale),

  /** One after-sale by `aftersales_bn`, or several in one parcel by `aftersales_data`. */
  sendback: call('POST', '/aftersales/sendback', '填写退货物流', {
    tags,
    auth: 'member',
    legacyName: 'aftersales.send.back',
  })
    .input(
      z.object({
        aftersales_bn: emptyIsAbsent(wireAftersalesBn()),
        aftersales_data: wireJson(
          z
            .array(wireAftersalesBn(), aftersaleMessages.aftersaleIdMissing)
            .max(maxUnits, aftersaleMessages.aftersaleIdMissing)
            .optional(),
        ),
        corp_code: wireText(20, parcelMessages.courierMissing, parcelMessages.courierMissing)
          .optional()
          .default(''),
        logi_no: z.string().trim().max(100).optional().default('').catch(''),
        receiver_address: wireText(200).optional(),
        receiver_mobile: wirePhone().optional(),
      }),
    )
    /** The after-sale of the parcel, the first of several. */
    .output(aftersale),

  reasons: call('GET', '/aftersales/reason/list', '售后原因', { tags, auth: 'member' })
    .input(z.object({}))
    .output(z.array(z.string())),

  remind: call('GET', '/aftersales/remind/detail', '售后提醒', { tags, auth: 'member' })
    .input(z.object({}))
    .output(z.object({ intro: z.string(), is_open: z.boolean() })),

  /**
   * Estimates the refund of an application before it is sent; throws the errors of the application. Our own.
   * `coupon_name`: the coupon that is returned because the whole order is refunded; empty without one.
   */
  estimate: call('POST', '/aftersales/estimate', '预计退回', { tags, auth: 'member' })
    .input(z.object(askedFields))
    .output(
      z.object({
        /** For the goods; `refund_fee` is this with `freight`. */
        goods_fee: cents,
        freight: cents,
        refund_fee: cents,
        refund_point: z.int(),
        /** Points that the member has before; negative when they owe some. */
        point_balance: z.int(),
        coupon_name: z.string(),
        /** The subsidy that goes back to the programme, and the pieces that the person may draw again. */
        subsidy_fee: cents,
        subsidy_num: z.int(),
      }),
    ),

  /** The refund for units of a line (contract trade §10.7). */
  itemPrice: call('GET', '/aftersales/item/price', '可退金额', { tags, auth: 'member' })
    .input(
      z.object({
        order_id: wireOrderId(),
        item_id: wireId(aftersaleMessages.aftersaleLinesInvalid),
        /** The order line, as in `detail` of an application. Our own: without it the first line of the SKU answers. */
        id: emptyIsAbsent(wireId(aftersaleMessages.aftersaleLinesInvalid)),
        number: wireInt(1, maxUnits, aftersaleMessages.aftersaleQuantityTooLarge).optional().default(1),
      }),
    )
    .output(z.object({ price: cents, point: z.int(), subsidy_fee: cents })),

  /** Where a shop takes products back, with the shop; empty without one (contract member §11.4). */
  shopAddresses: call('GET', '/distributor/aftersaleaddress', '店铺售后地址', { tags, auth: 'member' })
    .input(z.object({ distributor_id: wireShopId() }))
    .output(
      z.union([
        z.object({
          address: listOf(aftersaleAddress),
          distributor_info: z.union([z.object({ distributor_id: z.int(), name: z.string() }), z.tuple([])]),
        }),
        z.tuple([]),
      ]),
    ),

  /** Shops to which goods can be brought (contract trade §10.8). */
  addresses: call('GET', '/distributor/aftersaleslocation', '退货门店', { tags, auth: 'member' })
    .input(
      z.object({
        distributor_id: wireShopId().optional(),
        lng: emptyIsAbsent(wireDecimal(-180, 180, addressMessages.positionInvalid)),
        lat: emptyIsAbsent(wireDecimal(-90, 90, addressMessages.positionInvalid)),
        distributor_name: emptyIsAbsent(wireText(60)),
        page: wirePage(),
        pageSize: wirePageSize(20),
      }),
    )
    .output(listOf(aftersaleAddress)),
}

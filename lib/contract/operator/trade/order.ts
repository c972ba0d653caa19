import { z } from 'zod'
import * as dateMessages from '@/lib/domain/messages/date'
import * as orderMessages from '@/lib/domain/messages/order'
import * as parcelMessages from '@/lib/domain/messages/parcel'
import * as requestMessages from '@/lib/domain/messages/request'
import { orderTodos, type OrderTodo } from '@/lib/domain/order/todos'
import { call } from '../../call'
import {
  cents,
  listOf,
  seconds,
  wireId,
  wireInt,
  wireSeconds,
  wireShopId,
  wireText,
  wirePhone,
} from '../../fields'
import { parcelItem } from '../../trade/delivery'
import { order, orderDetail, wireOrderId } from '../../trade/order'
import { auditRow } from '../desk/audit'
import { deskExport } from '../desk/export'
import { forDesk, paging, wireDecision, exportFile } from '../options'

/** An order as `orders` shows it, with the fields that only the shop may see (contract operator). */
const operatorOrder = order.extend({
  /** The mobile number is masked. */
  member: z.object({ user_id: z.int(), mobile: z.string() }),
  /** Note of colleagues. */
  operator_remark: z.string(),
  /** Units that are neither shipped nor cancelled. */
  unshipped_num: z.int(),
})
export type OperatorOrder = z.infer<typeof operatorOrder>

const operatorParcel = z.object({
  delivery_id: z.int(),
  order_id: z.string(),
  delivery_corp: z.string(),
  delivery_corp_name: z.string(),
  delivery_code: z.string(),
  create_time: seconds,
  update_time: seconds,
  items: z.array(parcelItem),
  items_num: z.int(),
})

/** A refund of an order. */
const orderRefund = z.object({
  refund_bn: z.string(),
  order_id: z.string(),
  trade_id: z.string(),
  refund_type: z.int(),
  refund_status: z.string(),
  refund_fee: cents,
  refund_point: z.int(),
  freight_fee: cents,
  subsidy_fee: cents,
  refund_channel: z.string(),
  aftersales_bn: z.string(),
  create_time: seconds,
  update_time: seconds,
  refund_success_time: seconds,
})

/**
 * Lines with units; without a list all that are left, an empty one is a mistake. `message` is the one of the service
 * for too many units.
 */
const units = (message: string) =>
  z
    .array(z.object({ id: wireId(message), num: wireInt(1, 1_000_000, message).optional() }), message)
    .min(1, message)
    .max(200, message)
    .optional()

/** Orders by what has to be done. */
export const orderCounts = z.object({
  wait_pay: z.int(),
  wait_ship: z.int(),
  part_shipped: z.int(),
  wait_receive: z.int(),
  wait_cancel_review: z.int(),
  wait_offline_review: z.int(),
  open_aftersales: z.int(),
})

const wireTodo = z.enum(Object.keys(orderTodos) as OrderTodo[])

/** Which orders a list or an export has. */
const orderFilter = z.object({
  order_id: wireText(30).optional(),
  /** Mobile number of the member or of the receiver. */
  mobile: wirePhone().optional(),
  receiver_name: wireText(50).optional(),
  item_name: wireText(100).optional(),
  order_status: wireText(30).optional(),
  delivery_status: wireText(30).optional(),
  cancel_status: wireText(30).optional(),
  receipt_type: wireText(30).optional(),
  order_class: wireText(30).optional(),
  distributor_id: wireInt(0, 2_147_483_647).optional(),
  create_begin: wireSeconds(dateMessages.beginInvalid).optional(),
  create_end: wireSeconds(dateMessages.endInvalid).optional(),
  /** One of the numbers of `count`. */
  todo: wireTodo.optional(),
})
export type OrderFilterInput = z.output<typeof orderFilter>

/** Corp and number of a parcel; the service checks them in the sequence of the contract. */
const parcelFields = {
  delivery_corp: wireText(30, parcelMessages.courierUnknown).optional().default(''),
  delivery_code: wireText(200, parcelMessages.trackingNumberTooLong).optional().default(''),
}

export const operatorOrderContract = {
  list: call('GET', '/operator/orders', '订单列表', forDesk('order:read'))
    .input(
      z.object({
        ...paging,
        ...orderFilter.shape,
        order: z.enum(['newest', 'oldest']).optional().catch(undefined),
      }),
    )
    .output(
      listOf(operatorOrder).extend({
        /** There are more than `total_count`, which ends at 10,000. */
        more: z.boolean(),
      }),
    ),

  /**
   * The orders of a list as a file, a row an order line or an order. Receivers are masked without `order:export`, members
   * without `member:export`.
   */
  export: call('POST', '/operator/orders/export', '导出订单', forDesk('order:read'))
    .input(
      z.object({
        ...exportFile(),
        rows: z.enum(['line', 'order'], '请选择导出的内容').optional().default('line'),
        ...orderFilter.shape,
      }),
    )
    .output(deskExport),

  count: call('GET', '/operator/orders/count', '订单数量', forDesk('order:read'))
    .input(z.object({ distributor_id: wireShopId().optional() }))
    .output(orderCounts),

  detail: call('GET', '/operator/order/{order_id}', '订单详情', forDesk('order:read'))
    .input(z.object({ order_id: wireOrderId(orderMessages.orderMissing) }))
    .output(
      orderDetail.extend({
        orderInfo: operatorOrder,
        refunds: z.array(orderRefund),
        parcels: z.array(operatorParcel),
        audit: z.array(auditRow),
      }),
    ),

  ship: call('POST', '/operator/order/ship', '发货', forDesk('order:write'))
    .input(
      z.object({
        order_id: wireOrderId(),
        ...parcelFields,
        items: units(parcelMessages.shippedQuantityInvalid),
      }),
    )
    .output(
      z.object({
        delivery_id: z.int(),
        order_id: z.string(),
        delivery_status: z.enum(['PENDING', 'PARTAIL', 'DONE']),
        order_status: z.string(),
      }),
    ),

  correctParcel: call('POST', '/operator/order/delivery', '修改物流', forDesk('order:write'))
    .input(z.object({ delivery_id: wireId(parcelMessages.parcelMissing), ...parcelFields }))
    .output(operatorParcel),

  reviewCancel: call('POST', '/operator/order/cancel/review', '审核取消申请', forDesk('order:approve'))
    .input(
      z.object({
        order_id: wireOrderId(),
        agree: wireDecision(),
        reason: wireText(200, requestMessages.rejectionReasonTooLong).optional().default(''),
      }),
    )
    .output(operatorOrder),

  cancelRest: call('POST', '/operator/order/cancel/rest', '取消未发货商品', forDesk('order:approve'))
    .input(
      z.object({
        order_id: wireOrderId(),
        items: units(parcelMessages.cancelledQuantityInvalid),
        reason: wireText(200, '取消原因过长').optional().default(''),
      }),
    )
    .output(operatorOrder),

  /** The order of a code that its buyer shows, before it is handed over. A wrong code counts as one of `pickup`. */
  findPickup: call('POST', '/operator/order/pickup/find', '查询自提订单', forDesk('order:write'))
    .input(z.object({ code: wireText(40, parcelMessages.pickupCodeWrong, parcelMessages.pickupCodeWrong) }))
    .output(operatorOrder),

  pickup: call('POST', '/operator/order/pickup', '核销自提', forDesk('order:write'))
    .input(
      z.object({
        /** Without it `code` is the order code. */
        order_id: wireText(30).optional(),
        code: wireText(40, parcelMessages.pickupCodeWrong, parcelMessages.pickupCodeWrong).optional(),
        pickup_code: wireText(40, parcelMessages.pickupCodeWrong).optional(),
      }),
    )
    .output(operatorOrder),

  changePrice: call('POST', '/operator/order/price', '改价', forDesk('order:approve'))
    .input(
      z.object({
        order_id: wireOrderId(),
        /** Cents off the prices before the subsidy, which follows them: the total falls by less on subsidised lines. */
        down: wireInt(1, 99_999_999_999, orderMessages.newPriceInvalid).optional(),
        freight_fee: wireInt(0, 99_999_999_999, orderMessages.newPriceInvalid).optional(),
      }),
    )
    .output(operatorOrder),

  remark: call('POST', '/operator/order/remark', '备注', forDesk('order:write'))
    .input(
      z.object({
        order_id: wireOrderId(),
        remark: wireText(200, '备注不能超过200字').optional().default(''),
      }),
    )
    .output(operatorOrder),

  corps: call('GET', '/operator/delivery/corps', '物流公司', forDesk('order:read'))
    .input(z.object({}))
    .output(listOf(z.object({ code: z.string(), name: z.string() }))),
}

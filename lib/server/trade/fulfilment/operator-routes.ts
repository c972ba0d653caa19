import 'server-only'
import type { OrderFilterInput } from '@/lib/contract/operator/trade/order'
import { MallError } from '@/lib/domain/errors'
import * as parcelMessages from '@/lib/domain/messages/parcel'
import * as requestMessages from '@/lib/domain/messages/request'
import { couriers } from '@/lib/domain/order/couriers'
import type { PriceChange } from '@/lib/domain/order/price/price-change'
import { openPersonal } from '@/lib/server/ground/audit/personal-fields'
import { os } from '@/lib/server/ground/call-context'
import { beginExport } from '@/lib/server/ground/export/begin-export'
import type { Mall } from '@/lib/server/ground/mall'
import { operatorWrite, preparedWrite } from '@/lib/server/ground/operator/operator-write'
import { personOf, scopeOf, type Scope } from '@/lib/server/ground/operator/scope'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { approveCancel, rejectCancel } from '@/lib/server/trade/order/cancel-order'
import { orderExport, orderTotalExport } from '@/lib/server/trade/order/export/export-orders'
import { getOperatorOrderPage } from '@/lib/server/trade/order/get-operator-order-page'
import type { OperatorFilter } from '@/lib/server/trade/order/operator-filter'
import {
  countOperatorOrders,
  getOperatorOrder,
  listOperatorOrders,
} from '@/lib/server/trade/order/operator-orders'
import { remarkOrder } from '@/lib/server/trade/order/remark-order'
import { cancelRest } from './cancel-rest'
import { changePrice, closeForPriceChange } from './change-price'
import { correctParcel } from './correct-parcel'
import { checkProof, handOver } from './hand-over'
import { shipOrder } from './ship-order'

const routes = os.operator.order

/** The filter of a list or an export. */
const filterOf = (input: OrderFilterInput): OperatorFilter => ({
  orderId: input.order_id,
  mobile: input.mobile,
  receiverName: input.receiver_name,
  itemName: input.item_name,
  orderStatus: input.order_status,
  deliveryStatus: input.delivery_status,
  cancelStatus: input.cancel_status,
  receiptType: input.receipt_type,
  orderClass: input.order_class,
  distributorId: input.distributor_id,
  createdFrom: input.create_begin,
  createdTo: input.create_end,
  todo: input.todo,
})

/** The order after a write. */
const orderNow = async ({ db, now }: Mall, { shopId }: Scope, orderId: string) =>
  (await getOperatorOrder(db, shopId, orderId, now())).order

export const operatorOrderRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const filter = filterOf(input)
    const page = { page: input.page, size: input.pageSize, isOldestFirst: input.order === 'oldest' }
    const { list, total, more } = await listOperatorOrders(db, scopeOf(context).shopId, filter, page, now())
    return { ...wireList({ list, total }), more }
  }),

  export: routes.export.handler(({ input, context }) =>
    operatorWrite(context, 'order.export', input, ({ mall }) => {
      const source = input.rows === 'order' ? orderTotalExport : orderExport
      const { format, columns } = input
      return beginExport(mall, personOf(context), source, { format, columns, filter: filterOf(input) })
    }),
  ),

  count: routes.count.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const { shopId } = scopeOf(context)
    return countOperatorOrders(db, shopId ?? input.distributor_id ?? null, now())
  }),

  detail: routes.detail.handler(async ({ input, context }) => {
    const { db, secret, now } = context.mall
    const page = await getOperatorOrderPage(db, scopeOf(context).shopId, input.order_id, now())
    return { ...page, audit: await openPersonal(db, secret, page.audit) }
  }),

  ship: routes.ship.handler(({ input, context }) =>
    operatorWrite(context, 'order.ship', input, async ({ mall, scope }) => {
      const { parcelId, state } = await shipOrder(mall, scope, {
        orderId: input.order_id,
        corp: input.delivery_corp,
        trackingNumber: input.delivery_code,
        items: input.items,
      })
      return {
        delivery_id: parcelId,
        order_id: input.order_id,
        delivery_status: state.deliveryStatus,
        order_status: state.orderStatus,
      }
    }),
  ),

  correctParcel: routes.correctParcel.handler(({ input, context }) =>
    operatorWrite(context, 'order.correctParcel', input, async ({ mall, scope }) => {
      const { db, now } = mall
      const parcel = { corp: input.delivery_corp, trackingNumber: input.delivery_code }
      const orderId = await correctParcel(mall, scope, input.delivery_id, parcel)
      const { parcels } = await getOperatorOrderPage(db, scope.shopId, orderId, now())
      const corrected = parcels.find(({ delivery_id }) => delivery_id === input.delivery_id)
      if (!corrected) throw new MallError(parcelMessages.parcelMissing)
      return corrected
    }),
  ),

  reviewCancel: routes.reviewCancel.handler(({ input, context }) =>
    operatorWrite(context, 'order.reviewCancel', input, async ({ mall, scope }) => {
      const { order_id: orderId, agree, reason } = input
      if (!agree && reason === '') throw new MallError(requestMessages.rejectionReasonMissing)
      await orderNow(mall, scope, orderId)
      if (agree) await approveCancel(mall, orderId, scope.actor)
      else await rejectCancel(mall, orderId, scope.actor, reason)
      return orderNow(mall, scope, orderId)
    }),
  ),

  cancelRest: routes.cancelRest.handler(({ input, context }) =>
    operatorWrite(context, 'order.cancelRest', input, async ({ mall, scope }) => {
      const { order_id: orderId, items, reason } = input
      await cancelRest(mall, scope, { orderId, items, reason })
      return orderNow(mall, scope, orderId)
    }),
  ),

  findPickup: routes.findPickup.handler(async ({ input, context }) => {
    const scope = scopeOf(context)
    const orderId = await checkProof(context.mall, scope, { orderCode: input.code })
    return orderNow(context.mall, scope, orderId)
  }),

  pickup: routes.pickup.handler(({ input, context }) =>
    preparedWrite(
      context,
      'order.pickup',
      input,
      (mall, scope) => {
        const { order_id: orderId = '', code = '', pickup_code: pickupCode = '' } = input
        const proof = orderId === '' ? { orderCode: code } : { orderId, pickupCode: pickupCode || code }
        return checkProof(mall, scope, proof)
      },
      async ({ mall, scope, prepared: orderId }) => {
        await handOver(mall, scope, orderId)
        return orderNow(mall, scope, orderId)
      },
    ),
  ),

  changePrice: routes.changePrice.handler(({ input, context }) =>
    preparedWrite(
      context,
      'order.changePrice',
      input,
      (mall, scope) => closeForPriceChange(mall, scope, input.order_id, priceChange(input)),
      async ({ mall, scope }) => {
        await changePrice(mall, scope, input.order_id, priceChange(input))
        return orderNow(mall, scope, input.order_id)
      },
    ),
  ),

  remark: routes.remark.handler(({ input, context }) =>
    operatorWrite(context, 'order.remark', input, async ({ mall, scope }) => {
      await remarkOrder(mall, scope, input.order_id, input.remark)
      return orderNow(mall, scope, input.order_id)
    }),
  ),

  corps: routes.corps.handler(() => {
    const list = couriers.map(({ code, name }) => ({ code, name }))
    return wireList({ list, total: list.length })
  }),
}

/** Either all lines or the freight are lowered, never both in one call. */
function priceChange({
  down,
  freight_fee: freightFee,
}: {
  down?: number | undefined
  freight_fee?: number | undefined
}): PriceChange {
  if (down !== undefined && freightFee === undefined) return { down }
  if (freightFee !== undefined && down === undefined) return { freightFee }
  throw new MallError('请填写优惠金额或运费')
}

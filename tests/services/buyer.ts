import type { Cart } from '@/lib/contract/cart'
import type { OrderPreview } from '@/lib/contract/checkout'
import type { Order, OrderDetail } from '@/lib/contract/order'
import { address, type builders } from './builders'
import type { TestMall } from './harness'

export interface Failure {
  message: string
  status_code: number
}

export interface PlacedOrder {
  order_id: string
  total_fee: number
  pay_type: string
  order_type: string
}

type Make = ReturnType<typeof builders>
type Params = Record<string, unknown>

/** A member who shops through the contract's door. */
export async function buyer(mall: TestMall, make: Make, values: Parameters<Make['member']>[0] = {}) {
  const { userId, token } = await make.member(values)
  const call = async <T>(
    method: string,
    path: string,
    params: Params = {},
    headers: Record<string, string> = {},
  ) => (await mall.call<T & Failure>(method, path, params, { token, headers })).data

  const normal = { ...address, receipt_type: 'logistics', order_type: 'normal', distributor_id: 0 }
  return {
    userId,
    token,
    call,
    add: (itemId: number, num: number, more: Params = {}) =>
      call<Cart>('POST', '/cart', { item_id: itemId, num, shop_type: 'distributor', ...more }),
    cart: () => call<Cart>('GET', '/cart/list'),
    preview: (more: Params = {}) =>
      call<OrderPreview>('POST', '/getFreightFee', { ...normal, cart_type: 'cart', ...more }),
    order: (more: Params = {}, key?: string) =>
      call<PlacedOrder>(
        'POST',
        '/order_new',
        { ...normal, cart_type: 'cart', ...more },
        key ? { 'idempotency-key': key } : {},
      ),
    /** Orders skus without a cart. */
    orderItem: (itemId: number, num: number, more: Params = {}, key?: string) =>
      call<PlacedOrder>(
        'POST',
        '/order_new',
        { ...normal, items: [{ item_id: itemId, num }], ...more },
        key ? { 'idempotency-key': key } : {},
      ),
    /** Starts and completes the test payment. */
    async pay(orderId: string) {
      const started = await call<{ trade_info: { trade_id: string }; qrcode_url: string }>(
        'POST',
        '/payment',
        {
          order_id: orderId,
          pay_type: 'test',
        },
      )
      const trade_id = started.trade_info?.trade_id
      return trade_id ? call<{ order_id: string }>('POST', '/payment/test/confirm', { trade_id }) : started
    },
    cancel: (orderId: string, reason = '') =>
      call<{ progress: number; refund_status: string }>('POST', '/order/cancel', {
        order_id: orderId,
        cancel_reason: reason,
      }),
    orders: (params: Params = {}) =>
      call<{ list: Order[]; pager: { count: number } }>('GET', '/orders', {
        order_type: 'normal',
        ...params,
      }),
    detail: (orderId: string) => call<OrderDetail>('GET', `/order/${orderId}`),
  }
}

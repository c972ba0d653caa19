import 'server-only'
import type { OrderDetail } from '@/lib/contract/order'
import type { Mall } from '@/lib/server/context'
import { readTradeSettings } from '@/lib/server/trade-setting/trade-settings'
import { findCancel, findOrder, findTrades } from './find-orders'
import { wireCancel, wireOrder, shopAddress, wireTrade } from './wire'

/** Everything about an order of the member; null when there is no such order (contract trade §8.2). */
export async function getOrderPage(
  { db, now }: Mall,
  userId: number,
  orderId: string,
): Promise<OrderDetail | null> {
  const record = await findOrder(db, userId, orderId)
  if (!record) return null
  const [trades, cancel, settings] = await Promise.all([
    findTrades(db, orderId),
    findCancel(db, orderId),
    readTradeSettings(db),
  ])
  const [first] = trades
  const { shop } = record
  return {
    orderInfo: wireOrder(record, now()),
    tradeInfo: first ? wireTrade(first) : [],
    tradeList: trades.map(wireTrade),
    distributor: {
      distributor_id: shop?.distributorId ?? 0,
      name: shop?.name ?? '自营',
      mobile: shop?.mobile ?? '',
      store_address: shop ? shopAddress(shop) : '',
      offline_aftersales: 0,
      is_refund_freight: 0,
    },
    cancelData: cancel ? wireCancel(cancel, record.order.pointUse) : [],
    afterSaleInfo: { list: [], total_count: 0 },
    offline_aftersales_is_open: false,
    rate_status: settings.rateOpen,
  }
}

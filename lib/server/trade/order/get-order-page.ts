import 'server-only'
import type { OrderDetail } from '@/lib/contract/trade/order'
import type { Mall } from '@/lib/server/ground/mall'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { findOfOrder } from '@/lib/server/trade/aftersale/record/find-records'
import { findDemoPromise } from '@/lib/server/trade/demo-promise/find-promise'
import { findCancel, findOrder, findTrades, type OrderRecord } from './find-orders'
import { wireCancel, wireOrder, wireShop, wireTrade } from './wire'

/** Whether an order has after-sales: their state is on the lines, so most orders need no query for them. */
const hasAftersales = ({ items }: OrderRecord) =>
  items.some(({ aftersalesStatus }) => aftersalesStatus !== null)

/** The complete data of an order of the member; null for an unknown one (contract trade §8.2). */
export async function getOrderPage(mall: Mall, userId: number, orderId: string): Promise<OrderDetail | null> {
  const { db, now } = mall
  const record = await findOrder(db, userId, orderId)
  if (!record) return null
  const moment = now()
  const [trades, cancel, settings, aftersales, promise] = await Promise.all([
    findTrades(db, orderId),
    findCancel(db, orderId),
    readTradeSettings(db),
    hasAftersales(record) ? findOfOrder(db, orderId, moment) : [],
    findDemoPromise(mall, record.order),
  ])
  const [first] = trades
  return {
    orderInfo: wireOrder(record, moment, settings),
    tradeInfo: first ? wireTrade(first) : [],
    tradeList: trades.map(wireTrade),
    distributor: wireShop(record.order, settings),
    cancelData: cancel ? wireCancel(cancel) : [],
    afterSaleInfo: {
      list: aftersales,
      total_count: aftersales.length,
    },
    offline_aftersales_is_open: settings.offlineAftersales,
    rate_status: settings.rateOpen,
    ...(promise ? { demo_promise: promise } : {}),
  }
}

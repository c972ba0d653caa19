import 'server-only'
import type { Outputs } from '@/lib/contract/outputs'
import { courierName } from '@/lib/domain/order/couriers'
import { listOrderAudit } from '@/lib/server/ground/audit/list-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { findOfOrder } from '@/lib/server/trade/aftersale/record/find-records'
import { findCancel, findTrades, type OrderRow, type ParcelRow } from './find-orders'
import { getOperatorOrder } from './operator-orders'
import { refundsOfOrder } from './sql/operator'
import { wireCancel, wireShop, wireTrade } from './wire'

type Page = Outputs['operator']['order']['detail']

/** A parcel as operators see it. */
const wireOperatorParcel = (
  { orderId, items }: Pick<OrderRow, 'orderId' | 'items'>,
  parcel: ParcelRow,
): Page['parcels'][number] => {
  const units = parcel.items.flatMap(({ id, num }) => {
    const item = items.find((line) => line.id === id)
    return item
      ? [
          {
            id,
            num,
            item_id: item.itemId,
            goods_id: item.goodsId,
            item_name: item.itemName,
            item_spec_desc: item.itemSpecDesc,
            pic: item.pic,
          },
        ]
      : []
  })
  return {
    delivery_id: parcel.parcelId,
    order_id: orderId,
    delivery_corp: parcel.deliveryCorp,
    delivery_corp_name: courierName(parcel.deliveryCorp),
    delivery_code: parcel.deliveryCode,
    create_time: parcel.createTime,
    update_time: parcel.updateTime,
    items: units,
    items_num: units.reduce((sum, { num }) => sum + num, 0),
  }
}

async function listRefunds(db: Queries, orderId: string): Promise<Page['refunds']> {
  const rows = await db.run(refundsOfOrder, [orderId])
  return rows.map((row) => ({
    refund_bn: row.refundBn,
    order_id: row.orderId,
    trade_id: row.tradeId,
    refund_type: row.refundType,
    refund_status: row.refundStatus,
    refund_fee: row.refundFee,
    refund_point: row.refundPoint,
    freight_fee: row.freightFee,
    subsidy_fee: row.subsidyFee,
    refund_channel: row.refundChannel,
    aftersales_bn: row.aftersalesBn ?? '',
    create_time: row.createTime,
    update_time: row.updateTime,
    refund_success_time: row.successTime ?? 0,
  }))
}

/**
 * The complete data of an order for an operator or merchant (contract operator).
 * @throws MallError 订单不存在 also for orders of other shops
 */
export async function getOperatorOrderPage(
  db: Queries,
  shopId: number | null,
  orderId: string,
  now: number,
): Promise<Page> {
  const { row, order } = await getOperatorOrder(db, shopId, orderId, now)
  const [trades, cancel, settings, refunds, audit, aftersales] = await Promise.all([
    findTrades(db, orderId),
    findCancel(db, orderId),
    readTradeSettings(db),
    listRefunds(db, orderId),
    listOrderAudit(db, orderId),
    findOfOrder(db, orderId, now),
  ])
  const [first] = trades
  return {
    orderInfo: order,
    tradeInfo: first ? wireTrade(first) : [],
    tradeList: trades.map(wireTrade),
    distributor: wireShop(row, settings),
    cancelData: cancel ? wireCancel(cancel) : [],
    afterSaleInfo: { list: aftersales, total_count: aftersales.length },
    offline_aftersales_is_open: settings.offlineAftersales,
    rate_status: settings.rateOpen,
    refunds,
    parcels: row.parcels.map((parcel) => wireOperatorParcel(row, parcel)),
    audit,
  }
}

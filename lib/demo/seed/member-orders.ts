import 'server-only'
import { orderId } from '@/lib/domain/order/order-id'
import { daySeconds } from '@/lib/domain/time/china'
import {
  auditRows,
  moneyLedger,
  orderItems,
  orders,
  parcelItems,
  parcels,
  trades,
} from '@/lib/server/ground/db/schema'
import { goods } from '../data'
import { colourOf, viewUrl } from '../goods-pictures'
import { defaultSkuIndex, goodsId } from '../ids'
import { batch, type Batch } from './batch'
import { specText } from './spec-text'

interface DemoOrder {
  /** Key of a product of the mall itself. */
  goods: string
  /** When it was placed. */
  daysAgo: number
  trackingNumber: string
}

/** Purchases of the gold member from before the mall counted stock: together more than 金卡会员 requires. */
const goldOrders: readonly DemoOrder[] = [
  { goods: 'tv-thin-65', daysAgo: 86, trackingNumber: 'SF1380013800601' },
  { goods: 'fridge-side-536', daysAgo: 52, trackingNumber: 'SF1380013800602' },
]
const gold = {
  userId: 7,
  receiver: {
    receiverName: '苏砚秋',
    receiverMobile: '13800138006',
    receiverState: '浙江省',
    receiverCity: '嘉兴市',
    receiverDistrict: '南湖区',
    receiverAddress: '中环南路2166号南湖里3幢1单元801室',
  },
}
/** The ids of lines begin behind the one of the open team (groups.ts). */
const firstLine = 101

/**
 * Completed orders of one piece at the normal price, with the rows that placing, paying and shipping them would have
 * written.
 */
export function memberOrderBatches(now: number): Batch[] {
  const bought = goldOrders.map((order, index) => {
    const product = goods.find(({ key }) => key === order.goods)
    const sku = product?.skus[defaultSkuIndex(order.goods)]
    if (!product || !sku) throw new Error(`there is no product with the key ${order.goods}`)
    const at = now - order.daysAgo * daySeconds
    const id = orderId(at, 99_990 + index, gold.userId)
    return {
      ...order,
      product,
      sku,
      at,
      id,
      tradeId: `${id}T01`,
      lineId: firstLine + index,
      price: sku.price,
    }
  })
  return [
    batch(
      orders,
      bought.map(({ id, product, sku, at, price, trackingNumber }) => ({
        orderId: id,
        userId: gold.userId,
        orderStatus: 'DONE',
        payStatus: 'PAYED',
        deliveryStatus: 'DONE',
        zitiStatus: 'NOTZITI',
        cancelStatus: 'NO_APPLY_CANCEL',
        title: product.name,
        itemFee: price,
        marketFee: Math.max(sku.marketPrice, price),
        totalFee: price,
        payType: 'test',
        ...gold.receiver,
        deliveryCorp: 'SF',
        deliveryCorpName: '顺丰快递',
        deliveryCode: trackingNumber,
        createTime: at,
        payTime: at + 60,
        deliveryTime: at + daySeconds,
        endTime: at + 4 * daySeconds,
        updateTime: at + 4 * daySeconds,
        autoCancelTime: at + 900,
        aftersaleUntil: at + 11 * daySeconds,
        aftersaleClosed: true,
      })),
    ),
    batch(
      orderItems,
      bought.map(({ id, lineId, product, sku, price }) => ({
        id: lineId,
        orderId: id,
        itemId: goodsId(product.key),
        goodsId: goodsId(product.key),
        itemBn: sku.bn,
        itemName: product.name,
        itemSpecDesc: specText(product, sku),
        pic: viewUrl(product, 'front', colourOf(product, sku)),
        num: 1,
        deliveredNum: 1,
        deliveryStatus: 'DONE',
        price,
        marketPrice: Math.max(sku.marketPrice, price),
        itemFee: price,
        totalFee: price,
        discountFee: 0,
      })),
    ),
    batch(
      trades,
      bought.map(({ id, tradeId, at, price }) => ({
        tradeId,
        orderId: id,
        userId: gold.userId,
        payType: 'test',
        totalFee: price,
        payFee: price,
        tradeState: 'SUCCESS',
        transactionId: tradeId,
        timeStart: at,
        payDate: at + 60,
      })),
    ),
    batch(
      moneyLedger,
      bought.map(({ id, tradeId, at, price }) => ({
        provider: 'test',
        amount: price,
        orderId: id,
        tradeId,
        at: at + 60,
      })),
    ),
    batch(
      parcels,
      bought.map(({ id, at, trackingNumber }, index) => ({
        parcelId: index + 1,
        orderId: id,
        deliveryCorp: 'SF',
        deliveryCode: trackingNumber,
        createTime: at + daySeconds,
        updateTime: at + daySeconds,
      })),
    ),
    batch(
      parcelItems,
      bought.map(({ lineId }, index) => ({ parcelId: index + 1, orderItemId: lineId, num: 1 })),
    ),
    batch(
      auditRows,
      bought.flatMap(({ id, at }) =>
        Object.entries({ place: 0, pay: 60, confirm: 4 * daySeconds }).map(([event, after]) => ({
          actorKind: 'member' as const,
          actorId: String(gold.userId),
          event,
          subject: 'order',
          subjectId: id,
          at: at + after,
        })),
      ),
    ),
  ]
}

import 'server-only'
import { orderInput } from '@/lib/contract/trade/checkout'
import { pickupTimes } from '@/lib/domain/order/pickup/pickup'
import { pickupDays, pickupHoursOn } from '@/lib/domain/order/pickup/pickup-days'
import { systemActor } from '@/lib/domain/person/actor'
import { demoTrackingNumber } from '@/lib/domain/person/demo-staff'
import type { Viewer } from '@/lib/domain/person/viewer'
import { daySeconds } from '@/lib/domain/time/china'
import type { Mall } from '@/lib/server/ground/mall'
import { loadViewer } from '@/lib/server/people/viewer/load-viewer'
import { findPickupShop } from '@/lib/server/trade/checkout/find-pickup-shop'
import { placeOrder } from '@/lib/server/trade/checkout/place-order'
import { shipOrder } from '@/lib/server/trade/fulfilment/ship-order'
import { confirmReceipt } from '@/lib/server/trade/order/confirm-receipt'
import { confirmPayment } from '@/lib/server/trade/payment/confirm-payment'
import { startPayment } from '@/lib/server/trade/payment/start-payment'
import { goodsId } from '../ids'

/** The actor in audit rows of the shop. */
export const staff = { actor: systemActor('demo history'), shopId: null }

/** The receiver of the orders of a shopper, in the fields of `orderInput`. */
export interface Receiver {
  receiver_name: string
  receiver_mobile: string
  receiver_state: string
  receiver_city: string
  receiver_district: string
  receiver_address: string
}

/** A shopper whose history is created through the mall's services, with the clock set back. */
export class PastShopper {
  private readonly mall: Mall
  readonly userId: number
  private readonly receiver: Receiver

  constructor(mall: Mall, userId: number, receiver: Receiver) {
    this.mall = mall
    this.userId = userId
    this.receiver = receiver
  }

  /** The mall as it was `days` ago; its test payment is open, also where buyers cannot use it. */
  at(days: number): Mall {
    const moment = this.mall.now() - Math.round(days * daySeconds)
    return { ...this.mall, now: () => moment, env: { ...this.mall.env, payTest: true } }
  }

  async viewer(days: number): Promise<Viewer> {
    const mall = this.at(days)
    const viewer = await loadViewer(mall.db, this.userId, mall.now())
    if (!viewer) throw new Error(`the demo mall has no member ${this.userId}`)
    return viewer
  }

  /** Places an order of one piece; returns its id. */
  async place(days: number, goods: string, more: Record<string, unknown> = {}): Promise<string> {
    const input = orderInput.parse({
      ...this.receiver,
      distributor_id: 0,
      not_use_coupon: 'true',
      items: [{ item_id: goodsId(goods), num: 1 }],
      ...more,
    })
    return (await placeOrder(this.at(days), await this.viewer(days), input, null)).orderId
  }

  /** Chooses how an order is paid, which keeps an order for a bank transfer open for days. */
  start(days: number, orderId: string, payType: string) {
    return startPayment(this.at(days), this.userId, { orderId, payType, payChannel: '' })
  }

  /** Places an order and pays it five minutes later. */
  async buy(days: number, goods: string, more: Record<string, unknown> = {}): Promise<string> {
    const orderId = await this.place(days, goods, more)
    const paid = days - 300 / daySeconds
    const { trade_info: trade } = await this.start(paid, orderId, 'test')
    await confirmPayment(this.at(paid), { userId: this.userId, tradeId: trade.trade_id })
    return orderId
  }

  /** Buys a product that a shop keeps for pickup on the next day it can. */
  async buyForPickup(days: number, goods: string, shopId: number): Promise<string> {
    const { db, now } = this.at(days)
    const shop = await findPickupShop(db, shopId)
    const times = shop && pickupTimes(shop)
    if (!times) throw new Error(`shop ${shopId} of the demo mall has no pickup`)
    const choices = pickupDays(times, now()).flatMap((date) =>
      pickupHoursOn(times, date, now()).map((time) => ({ date, time })),
    )
    const chosen = choices[1] ?? choices[0]
    return this.buy(days, goods, {
      distributor_id: shopId,
      receipt_type: 'ziti',
      pickup_location: -shopId,
      pickup_date: chosen?.date,
      pickup_time: chosen && [...chosen.time],
    })
  }

  async ship(days: number, orderId: string): Promise<void> {
    const parcel = { orderId, corp: 'SF', trackingNumber: demoTrackingNumber(orderId) }
    await shipOrder(this.at(days), staff, parcel)
  }

  /** Buys, gets and confirms a product: paid at `days`, shipped half a day and confirmed three days later. */
  async finish(days: number, goods: string, more: Record<string, unknown> = {}): Promise<string> {
    const orderId = await this.buy(days, goods, more)
    await this.ship(days - 0.5, orderId)
    await confirmReceipt(this.at(days - 3), this.userId, orderId)
    return orderId
  }
}

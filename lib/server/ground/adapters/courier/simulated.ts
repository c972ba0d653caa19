import 'server-only'
import { courierName } from '@/lib/domain/order/couriers'
import type { CourierTracker, ParcelTrace, TrackedParcel } from './courier'

/** Stages of a parcel: seconds after shipping, and the text of the courier. */
const stages: readonly [after: number, text: (parcel: TrackedParcel) => string][] = [
  [0, () => '商家已发货，等待快递员揽收'],
  [60, ({ corp, senderCity }) => `【${senderCity || '中心仓'}】${courierName(corp)}已揽收`],
  [180, ({ senderCity }) => `【${senderCity || '中心仓'}】快件已从转运中心发出`],
  [360, ({ receiverCity }) => `【${receiverCity}】快件已到达转运中心`],
  [540, ({ receiverCity, receiverDistrict }) => `【${receiverCity}】快件已到达${receiverDistrict}营业部`],
  [720, ({ receiverCity }) => `【${receiverCity}】快件正在派送，请保持电话畅通`],
  [900, ({ receiverCity }) => `【${receiverCity}】快件已送达，请确认收货`],
]

/**
 * The traces of a simulated parcel at a time, newest first: a pure function, so that every instance returns the same.
 */
export const simulatedTraces = (parcel: TrackedParcel, now: number): ParcelTrace[] =>
  stages
    .map(([after, text]) => ({ at: parcel.shipTime + after, text: text(parcel) }))
    .filter(({ at }) => at <= now)
    .reverse()

/** Delivers parcels within a quarter of an hour, for malls without a contract with a tracking service. */
export const simulatedCourier: CourierTracker = {
  track: (mall, parcel) => Promise.resolve(simulatedTraces(parcel, mall.now())),
}

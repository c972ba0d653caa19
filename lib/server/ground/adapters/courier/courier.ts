import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'

/** What a courier needs to know of a parcel. Times in epoch seconds. */
export interface TrackedParcel {
  parcelId: number
  /** Code of the contract, such as `SF`. */
  corp: string
  trackingNumber: string
  shipTime: number
  /** City of the shop; empty for the mall itself. */
  senderCity: string
  receiverCity: string
  receiverDistrict: string
  /** Some couriers answer only with the last digits of the receiver's number. */
  receiverMobile: string
}

/** Where a parcel was at a moment (epoch seconds). */
export interface ParcelTrace {
  at: number
  text: string
}

/** Asks where a parcel is; never called inside a transaction. */
export interface CourierTracker {
  /** The traces, newest first; none when nothing is known yet. Rejects when the service cannot be asked. */
  track(mall: Mall, parcel: TrackedParcel): Promise<ParcelTrace[]>
}

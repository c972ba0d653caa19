import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'

/** The data of a parcel that a courier needs for tracking. Times in epoch seconds. */
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
  /** Some couriers require the last digits of the receiver's number. */
  receiverMobile: string
}

/** The position of a parcel at a time (epoch seconds). */
export interface ParcelTrace {
  at: number
  text: string
}

/** Tracks parcels; never called inside a transaction. */
export interface CourierTracker {
  /** The traces, newest first; none when nothing is known yet. Rejects when the service is not available. */
  track(mall: Mall, parcel: TrackedParcel): Promise<ParcelTrace[]>
}

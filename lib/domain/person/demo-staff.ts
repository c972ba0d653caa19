/** The demo mall has no operator, so orders of the demo accounts advance automatically (ADR 0099). */

/** The setting `demo.staff`, which only the demo mall stores. */
export interface DemoStaffSetting {
  /** User ids of the demo accounts. */
  members: number[]
  /** Seconds until the next step of an order or after-sale. */
  after: number
  /** When the demo mall was created, in epoch seconds: orders that were paid before stay 待发货, as a part of the past. */
  since: number
}

/** The number of a parcel that the demo mall sends for an order or after-sale: 6 to 20 letters and digits. */
export const demoTrackingNumber = (id: string): string =>
  `SF${id.replace(/\D/g, '').slice(-15).padStart(10, '0')}`

/** Minutes until something due at `due` happens, at least one; times in epoch seconds. */
export const minutesLeft = (due: number, now: number): number => Math.max(1, Math.ceil((due - now) / 60))

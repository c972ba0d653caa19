import 'server-only'
import { LRUCache } from 'lru-cache'
import { courierTracker, type ParcelTrace, type TrackedParcel } from '@/lib/server/ground/adapters/courier'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'

/** Milliseconds for which an answer of the courier is cached. */
const life = 30_000
/** Milliseconds after a failure until the courier is queried again. */
const lifeOfFailure = 5_000

interface Asked {
  traces: ParcelTrace[]
}

/** By courier and number; concurrent readers of one parcel share a request. */
const known = new LRUCache<string, Asked, { mall: Mall; parcel: TrackedParcel }>({
  max: 2000,
  ttl: life,
  fetchMethod: async (_key, _old, { options, context: { mall, parcel } }) => {
    try {
      return { traces: (await courierTracker(mall)?.track(mall, parcel)) ?? [] }
    } catch (error) {
      log.warn({ err: error, corp: parcel.corp }, 'the courier could not be asked')
      options.ttl = lifeOfFailure
      return { traces: [] }
    }
  },
})

/** The traces of a parcel, newest first; empty while nothing is known and when the courier is not available. */
export async function trackParcel(mall: Mall, parcel: TrackedParcel): Promise<ParcelTrace[]> {
  const key = `${parcel.parcelId} ${parcel.corp} ${parcel.trackingNumber} ${mall.env.publicUrl}`
  return (await known.fetch(key, { context: { mall, parcel } }))?.traces ?? []
}

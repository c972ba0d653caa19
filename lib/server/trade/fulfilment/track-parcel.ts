import 'server-only'
import { LRUCache } from 'lru-cache'
import { courierTracker, type ParcelTrace, type TrackedParcel } from '@/lib/server/ground/adapters/courier'
import type { Mall } from '@/lib/server/ground/mall'
import { log } from '@/lib/server/ground/log'

/** For how long an answer of the courier is told again, in milliseconds. */
const life = 30_000
/** After a failure the courier is asked again soon. */
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

/** Where a parcel is, newest first; empty while nothing is known and when the courier cannot be asked. */
export async function trackParcel(mall: Mall, parcel: TrackedParcel): Promise<ParcelTrace[]> {
  const key = `${parcel.parcelId} ${parcel.corp} ${parcel.trackingNumber} ${mall.env.publicUrl}`
  return (await known.fetch(key, { context: { mall, parcel } }))?.traces ?? []
}

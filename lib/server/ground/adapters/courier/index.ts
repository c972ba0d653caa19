import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import type { CourierTracker } from './courier'
import { kuaidi100 } from './kuaidi100'
import { simulatedCourier } from './simulated'

export type { CourierTracker, ParcelTrace, TrackedParcel } from './courier'

/** The tracker that `MALL_COURIER` selects; null without one. */
export function courierTracker({ env }: Mall): CourierTracker | null {
  if (env.courier === 'kuaidi100' && env.kuaidi100) return kuaidi100(env.kuaidi100)
  return env.courier === 'simulated' ? simulatedCourier : null
}

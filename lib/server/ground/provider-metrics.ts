import 'server-only'
import type { Series } from '@/lib/watch/durations'
import { durations } from './metrics'

/** Services of other companies that the mall calls. */
type WatchedProvider = 'wechat' | 'alipay' | 'sms' | 'mail' | 'courier' | 'webhook'

const seconds = durations({
  name: 'mall_provider_seconds',
  help: 'time of calls of services outside of the mall, by the service and whether it answered',
})

declare global {
  var __mallProviderSeries: Map<string, Series> | undefined
}

const known = (globalThis.__mallProviderSeries ??= new Map())

function seriesOf(provider: WatchedProvider, result: 'done' | 'failed'): Series {
  const key = `${provider} ${result}`
  let series = known.get(key)
  if (!series) known.set(key, (series = seconds.series({ provider, result })))
  return series
}

/** Measures a call of a service. */
export async function watchProvider<T>(provider: WatchedProvider, call: () => Promise<T>): Promise<T> {
  const began = performance.now()
  let result: 'done' | 'failed' = 'failed'
  try {
    const answer = await call()
    result = 'done'
    return answer
  } finally {
    seriesOf(provider, result).observe((performance.now() - began) / 1000)
  }
}

/** Memory of a mall: of its process by /proc, of its parts by /metrics. */
import { readFile } from 'node:fs/promises'

const megabyte = 1024 * 1024

/** In MB. */
export type MemorySample = {
  /** Seconds since the first sample. */
  at: number
  resident: number
  heap: number
  external: number
  pages: number
}

/** @throws Error without /proc */
export async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

/** @throws Error without /proc */
export async function sampleMemory(url: string, pid: number, at: number): Promise<MemorySample> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const metric = (name: string) =>
    Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN) / megabyte
  return {
    at,
    resident: await residentOf(pid),
    heap: metric('nodejs_heap_used_bytes'),
    external: metric('nodejs_external_memory_bytes'),
    pages: metric('mall_page_cache_bytes'),
  }
}

/**
 * Growth of the resident size over these samples, in MB: the slope of a line through all of them, because single
 * samples go up and down with garbage collection.
 */
export function growthOf(samples: readonly Pick<MemorySample, 'at' | 'resident'>[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [time, size] = [mean(samples.map(({ at }) => at)), mean(samples.map(({ resident }) => resident))]
  const spread = samples.reduce((sum, { at }) => sum + (at - time) ** 2, 0)
  const slope = samples.reduce((sum, one) => sum + (one.at - time) * (one.resident - size), 0) / spread
  return slope * ((samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0))
}

/** Requests at a fixed pace, whatever the answers take, and how long they took. */
import { setTimeout as delay } from 'node:timers/promises'

export type Probe = { what: string; send: () => Promise<Response> }
export type Probed = { times: number[]; failed: number }

/** The value below which a share of the times stays. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/**
 * Sends each probe every `interval` milliseconds for `seconds`.
 *
 * @returns the milliseconds to the end of each answer with status 200, and how many others there were
 */
export async function probeFor(
  probes: readonly Probe[],
  { seconds, interval }: { seconds: number; interval: number },
): Promise<Map<string, Probed>> {
  const results = new Map(probes.map(({ what }) => [what, { times: [], failed: 0 } as Probed]))
  const running: Promise<void>[] = []
  const start = performance.now()
  for (let round = 0; round * interval < seconds * 1000; round++) {
    const due = start + round * interval
    if (due > performance.now()) await delay(due - performance.now())
    for (const { what, send } of probes) running.push(measure(send, results.get(what)))
  }
  await Promise.all(running)
  return results
}

async function measure(send: Probe['send'], result: Probed | undefined): Promise<void> {
  const start = performance.now()
  try {
    const answer = await send()
    await answer.arrayBuffer()
    if (answer.status === 200) result?.times.push(performance.now() - start)
    else if (result) result.failed++
  } catch {
    if (result) result.failed++
  }
}

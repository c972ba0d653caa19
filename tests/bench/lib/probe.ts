/** Requests at a fixed pace, whatever the answers take, and how long they took. */
import { Agent, request as sendRequest } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export type Question = { url: string; method?: string; headers?: Record<string, string>; body?: string }
export type Probe = { what: string; next: () => Question }
export type Probed = { times: number[]; failed: number }

/** The value below which a share of the times stays. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/**
 * Sends each probe every `interval` milliseconds for `seconds`, all at once or `inTurn`, at equal distances.
 *
 * @returns the milliseconds to the end of each answer with status 200, and how many others there were
 */
export async function probeFor(
  probes: readonly Probe[],
  { seconds, interval, inTurn = false }: { seconds: number; interval: number; inTurn?: boolean },
): Promise<Map<string, Probed>> {
  const results = new Map(probes.map(({ what }) => [what, { times: [], failed: 0 } as Probed]))
  const running: Promise<void>[] = []
  const start = performance.now()
  const step = inTurn ? interval / probes.length : 0
  for (let round = 0; round * interval < seconds * 1000; round++) {
    for (const [index, { what, next }] of probes.entries()) {
      const due = start + round * interval + index * step
      if (due > performance.now()) await delay(due - performance.now())
      running.push(measure(next(), results.get(what)))
    }
  }
  await Promise.all(running)
  return results
}

/** `fetch` unpacks what it receives, which takes longer than some answers. */
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

async function measure(question: Question, result: Probed | undefined): Promise<void> {
  const start = performance.now()
  const status = await statusOf(question)
  if (status === 200) result?.times.push(performance.now() - start)
  else if (result) result.failed++
}

/** The status at the end of the answer; 0 when there was none. */
function statusOf({ url, method = 'GET', headers = {}, body }: Question): Promise<number> {
  return new Promise((resolve) => {
    sendRequest(url, { agent, method, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', () => resolve(0))
    })
      .once('error', () => resolve(0))
      .end(body)
  })
}

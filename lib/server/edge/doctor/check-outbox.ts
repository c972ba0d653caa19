import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement, text } from '@/lib/server/ground/db/statement'
import { bounded, type Found, ok } from './finding'

/** Seconds that an event may wait. */
const bounds = [300, 3600] as const

const waiting = statement(
  'doctor_outbox',
  `select topic, count(*) as "num", min(created) as "oldest", max(attempts) as "attempts"
     from outbox group by topic order by topic`,
  { topic: text, num: number, oldest: number, attempts: number },
)

/**
 * Whether events are delivered: messages, webhooks, what follows an order.
 * @param now epoch seconds
 */
export async function checkOutbox(db: Pick<Queries, 'run'>, now: number): Promise<Found[]> {
  const topics = await db.run(waiting, [])
  if (topics.length === 0) return [ok('no event waits for its delivery')]
  return topics.map(({ topic, num, oldest, attempts }) => {
    const age = Math.max(0, now - oldest)
    return bounded(
      age,
      bounds,
      `${num} of ${topic} wait for their delivery, the oldest for ${age} s, after ${attempts} attempts`,
    )
  })
}

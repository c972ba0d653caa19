import 'server-only'
import { json, number, oneOf, statement } from '@/lib/server/ground/db/statement'
import { countDelivery } from '@/lib/server/ground/job-metrics'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'
import { handlers, type Topic } from './topics'

/** Seconds after which another process delivers an event again if the first one has not finished. */
const leaseSeconds = 60
/** The first pause after a failed delivery in seconds; it doubles from here. */
const firstPause = 5
const longestPause = 3600

const handled = Object.keys(handlers)

const takeEvent = statement(
  'outbox_take',
  `update outbox set attempts = attempts + 1, next_try = $1::bigint + $2::int
    where outbox_id = (
      select outbox_id from outbox where next_try <= $1 and topic = any($3::text[])
       order by outbox_id limit 1 for update skip locked)
   returning outbox_id as "outboxId", topic, payload, attempts`,
  { outboxId: number, topic: oneOf<Topic>(), payload: json<never>(), attempts: number },
)
const deleteEvent = statement('outbox_delete', `delete from outbox where outbox_id = $1`)
const postponeEvent = statement(
  'outbox_postpone',
  `update outbox set next_try = $2, last_error = $3 where outbox_id = $1`,
)

/**
 * Delivers the oldest due event. A failed one is repeated with growing pauses and never given up: events report changes
 * that have already happened.
 * @returns false when none is due
 */
export async function deliverNext(mall: Mall): Promise<boolean> {
  const now = mall.now()
  const [event] = await mall.db.run(takeEvent, [now, leaseSeconds, handled])
  if (!event) return false
  try {
    await handlers[event.topic](mall, event.payload, {
      id: event.outboxId,
      isRepeated: event.attempts > 1,
    })
    await mall.db.run(deleteEvent, [event.outboxId])
    countDelivery(event.topic, 'done')
  } catch (error) {
    countDelivery(event.topic, 'failed')
    log.error({ err: error, topic: event.topic }, 'an event could not be delivered')
    const pause = Math.min(longestPause, firstPause * 2 ** (event.attempts - 1))
    await mall.db.run(postponeEvent, [event.outboxId, now + pause, String(error).slice(0, 200)])
  }
  return true
}

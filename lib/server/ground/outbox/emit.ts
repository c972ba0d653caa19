import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { statement } from '@/lib/server/ground/db/statement'
import type { Topic, Topics } from './topics'

const insertEvent = statement(
  'outbox_emit',
  `insert into outbox (topic, payload, created, next_try) values ($1, $2, $3, $3)`,
)

/** Stores an event in the transaction of its cause; a job delivers it at least once. @param now epoch seconds */
export async function emit<T extends Topic>(
  tx: Queries,
  topic: T,
  payload: Topics[T],
  now: number,
): Promise<void> {
  await tx.run(insertEvent, [topic, JSON.stringify(payload), now])
}

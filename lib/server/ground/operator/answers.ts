import 'server-only'
import type { OperatorCall } from '@/lib/contract/operator'
import { daySeconds } from '@/lib/domain/time/china'
import type { Database, Queries } from '@/lib/server/ground/db/connection'
import { boolean, json, nullable, number, statement } from '@/lib/server/ground/db/statement'
import { keyIsRunning, keyIsUsed, type RequestKey } from '@/lib/server/ground/idempotency/request-key'

/** Seconds after which a write may be repeated if its process stopped. */
const stuckSeconds = 60

/** Whether the row belongs to the request with hash $4; rows of an earlier version have only their call $3. */
const isSame = `coalesce(a.request_hash = $4::text, a.call = $3::text)`

const reserveKey = statement(
  'operator_reserve_key',
  `insert into operator_answers as a (user_id, idempotency_key, call, request_hash, at) values ($1, $2, $3, $4, $5)
   on conflict (user_id, idempotency_key) do update set at = excluded.at
     where a.answer is null and a.at < $5::bigint - $6::int and ${isSame}
   returning 1 as reserved`,
  { reserved: number },
)
const storedAnswer = statement(
  'operator_stored_answer',
  `select a.answer, ${isSame} as "isSame" from operator_answers a where a.user_id = $1 and a.idempotency_key = $2`,
  { answer: nullable(json<unknown>()), isSame: boolean },
)
const storeAnswer = statement(
  'operator_store_answer',
  `update operator_answers set answer = $4
    where user_id = $1 and idempotency_key = $2 and at = $3::bigint and answer is null returning 1 as stored`,
  { stored: number },
)
const freeKey = statement(
  'operator_free_key',
  `delete from operator_answers where user_id = $1 and idempotency_key = $2 and at = $3::bigint and answer is null`,
)

const sweepOld = statement('operator_sweep_answers', `delete from operator_answers where at < $1::bigint`)

/** Seconds that the answer to a key is kept; requests are not repeated after that. */
const keptSeconds = 30 * daySeconds

/** Deletes expired keys. @param now epoch seconds */
export async function sweepAnswers(db: Queries, now: number): Promise<void> {
  await db.run(sweepOld, [now - keptSeconds])
}

/** A key of an operator that this write has reserved. */
export interface ReservedKey {
  userId: number
  key: string
  /** The time of the reservation: a write that was considered dead no longer owns the key. */
  at: number
}

/**
 * Reserves a key for the write of a request, or finds the answer of its first write.
 * @throws MallError 操作正在处理中，请稍后重试 while the first write runs; 请求标识已用于其他操作，请刷新后重试 for another request
 */
export async function reserve(
  db: Database,
  userId: number,
  call: OperatorCall,
  { key, hash }: RequestKey,
  now: number,
): Promise<{ reserved: ReservedKey } | { answer: unknown }> {
  const [reserved] = await db.run(reserveKey, [userId, key, call, hash, now, stuckSeconds])
  if (reserved) return { reserved: { userId, key, at: now } }
  const [stored] = await db.run(storedAnswer, [userId, key, call, hash])
  if (stored && !stored.isSame) throw keyIsUsed()
  // Without a row the first write has just been rejected, and its key is free for the next attempt.
  if (!stored || stored.answer === null) throw keyIsRunning()
  return { answer: stored.answer }
}

/**
 * Stores the answer of a write in its transaction, so that either both exist or neither.
 * @throws MallError 操作正在处理中，请稍后重试 when the write took so long that a repeated request has taken the key
 */
export async function storeAnswerOf(
  tx: Queries,
  { userId, key, at }: ReservedKey,
  answer: unknown,
): Promise<void> {
  const [stored] = await tx.run(storeAnswer, [userId, key, at, JSON.stringify(answer)])
  if (!stored) throw keyIsRunning()
}

/** Frees the key of a rejected write. */
export async function free(db: Queries, { userId, key, at }: ReservedKey): Promise<void> {
  await db.run(freeKey, [userId, key, at])
}

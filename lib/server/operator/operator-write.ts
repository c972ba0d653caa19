import 'server-only'
import type { OperatorCall } from '@/lib/contract/operator'
import { MallError } from '@/lib/domain/errors'
import { memberOf, type CallContext } from '@/lib/server/context'
import { json, nullable, number, statement } from '@/lib/server/db/statement'
import { scopeOf, type Scope } from './scope'

/** A write whose process stopped may be repeated after this time. */
const stuckSeconds = 60

const reserveKey = statement(
  'operator_reserve_key',
  `insert into operator_answers (user_id, idempotency_key, call, at) values ($1, $2, $3, $4)
   on conflict (user_id, idempotency_key) do update set at = excluded.at
     where operator_answers.answer is null and operator_answers.at < $4::bigint - $5::int
   returning 1 as reserved`,
  { reserved: number },
)
const storedAnswer = statement(
  'operator_stored_answer',
  `select answer from operator_answers where user_id = $1 and idempotency_key = $2 and call = $3`,
  { answer: nullable(json<unknown>()) },
)
const storeAnswer = statement(
  'operator_store_answer',
  `update operator_answers set answer = $3 where user_id = $1 and idempotency_key = $2`,
)
const freeKey = statement(
  'operator_free_key',
  `delete from operator_answers where user_id = $1 and idempotency_key = $2 and answer is null`,
)

/**
 * Runs a write of an operator or merchant. The same `Idempotency-Key` gets the answer of the first write; a refused write
 * frees its key.
 * @param call a key belongs to one call
 * @param write receives the scope; it writes the audit row itself
 * @throws MallError 操作正在处理中，请稍后重试 while the first write runs; 401 as `scopeOf`
 */
export async function operatorWrite<Answer>(
  context: CallContext,
  call: OperatorCall,
  write: (scope: Scope) => Promise<Answer>,
): Promise<Answer> {
  const scope = scopeOf(context)
  const { mall, idempotencyKey: key } = context
  if (key === null) return write(scope)
  const { userId } = memberOf(context)
  const [reserved] = await mall.db.run(reserveKey, [userId, key, call, mall.now(), stuckSeconds])
  if (!reserved) {
    const [stored] = await mall.db.run(storedAnswer, [userId, key, call])
    if (stored && stored.answer !== null) return stored.answer as Answer
    throw new MallError('操作正在处理中，请稍后重试')
  }
  try {
    const answer = await write(scope)
    await mall.db.run(storeAnswer, [userId, key, JSON.stringify(answer)])
    return answer
  } catch (error) {
    await mall.db.run(freeKey, [userId, key])
    throw error
  }
}

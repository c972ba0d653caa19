import 'server-only'
import type { OperatorCall } from '@/lib/contract/operator'
import { memberOf, type CallContext } from '@/lib/server/ground/call-context'
import { requestKeyOf } from '@/lib/server/ground/idempotency/request-key'
import { inOneTransaction } from '@/lib/server/ground/joined-mall'
import type { Mall } from '@/lib/server/ground/mall'
import { free, reserve, storeAnswerOf, type ReservedKey } from './answers'
import { scopeOf, type Scope } from './scope'

/** The context of a write. */
export interface OperatorWork<Prepared> {
  scope: Scope
  /**
   * The mall within the transaction of the write: services that open a transaction join it, and cache tags are
   * invalidated after it.
   */
  mall: Mall
  /** The result of `prepare`. */
  prepared: Prepared
  /** Runs work that must wait for the commit, such as sending a mail; it is lost if the process stops in between. */
  afterCommit: (work: () => Promise<void>) => void
}

/**
 * Runs `write` in one transaction, in which its answer is stored under its key: after a crash either both exist or
 * neither, so a repeated request never writes twice (ADR 0040).
 */
async function writeOnce<Prepared, Answer>(
  mall: Mall,
  scope: Scope,
  reserved: ReservedKey | null,
  prepared: Prepared,
  write: (work: OperatorWork<Prepared>) => Promise<Answer>,
): Promise<Answer> {
  return inOneTransaction(mall, async ({ mall: joined, tx, afterCommit }) => {
    const written = await write({ scope, mall: joined, prepared, afterCommit })
    if (reserved) await storeAnswerOf(tx, reserved, written)
    return written
  })
}

/**
 * Runs a write of an operator or merchant. The same `Idempotency-Key` with the same request gets the answer of the
 * first write; a rejected write frees its key.
 * @param input the parsed input of the handler; a key belongs to one call with one input
 * @param write writes with `work.mall` only, including the audit row; it calls no provider
 * @throws MallError 操作正在处理中，请稍后重试 while the first write runs; 请求标识已用于其他操作，请刷新后重试 when
 *   the key was used with another request; 401 as `scopeOf`
 */
export const operatorWrite = <Answer>(
  context: CallContext,
  call: OperatorCall,
  input: unknown,
  write: (work: OperatorWork<void>) => Promise<Answer>,
): Promise<Answer> => preparedWrite(context, call, input, async () => {}, write)

/**
 * As `operatorWrite`, after a step that must stay outside the transaction, such as calling a provider or counting
 * attempts.
 * @param prepare runs again when the write is repeated after a crash
 */
export async function preparedWrite<Prepared, Answer>(
  context: CallContext,
  call: OperatorCall,
  input: unknown,
  prepare: (mall: Mall, scope: Scope) => Promise<Prepared>,
  write: (work: OperatorWork<Prepared>) => Promise<Answer>,
): Promise<Answer> {
  const scope = scopeOf(context)
  const { mall } = context
  // A person who works for another shop now is another caller.
  const key = requestKeyOf(context, call, scope.shopId === null ? input : { input, shop: scope.shopId })
  const claim = key && (await reserve(mall.db, memberOf(context).userId, call, key, mall.now()))
  if (claim && 'answer' in claim) return claim.answer as Answer
  const reserved = claim && claim.reserved
  try {
    return await writeOnce(mall, scope, reserved, await prepare(mall, scope), write)
  } catch (error) {
    if (reserved) await free(mall.db, reserved)
    throw error
  }
}

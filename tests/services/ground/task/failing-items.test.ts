import { busy, MallError } from '@/lib/domain/errors'
import { addTask, beginRun, getTask } from '@/lib/server/ground/task/change-task'
import { failureOf } from '@/lib/server/ground/task/failure'
import type { TaskKind } from '@/lib/server/ground/task/kind'
import { readItems } from '@/lib/server/ground/task/read-tasks'
import { runNextTask } from '@/lib/server/ground/task/run-task'
import { testMall } from '../../../fixtures/engine/test-mall'

/** Errors while a task does its items (ADR 0118, ADR 0126). */

const mall = testMall()
beforeEach(() => mall.empty())

const coded = (code: string) => Object.assign(new Error('refused by the database'), { code })
/** As Drizzle and the services wrap errors of the driver. */
const wrapped = (cause: Error) => new Error('Failed query', { cause })

describe('an error', () => {
  it.each<[string, Error]>([
    ['of a serialization failure', wrapped(coded('40001'))],
    ['of a deadlock', coded('40P01')],
    ['of an aborted transaction', coded('25P02')],
    ['of too many connections', coded('53300')],
    ['of a lock that is not free', coded('55P03')],
    ['of a statement that took too long', coded('57014')],
    ['of a connection that ended', coded('ECONNRESET')],
    ['of a query time-out', wrapped(new Error('Query read timeout'))],
    ['of a full pool', new Error('timeout exceeded when trying to connect')],
    ['of a connection that was closed', new Error('Connection terminated unexpectedly')],
    ['of a transaction that was rolled back', new Error('The transaction was rolled back.')],
    ['of a mall that is busy', busy()],
    ['of too many calls', busy(429)],
  ])('%s passes', (_, error) => expect(failureOf(error)).toBe('passing'))

  it('of a rule lasts, and any other one is unclear', () => {
    expect(failureOf(new MallError('库存不能小于0'))).toBe('lasting')
    expect(failureOf(coded('23505'))).toBe('unclear')
    expect(failureOf(new TypeError('x is not a function'))).toBe('unclear')
  })
})

const kindName = 'test.items'
const count = 40

/** A task whose items fail as a test says. */
function kindThat(fail: (seqs: readonly number[]) => void): TaskKind<unknown, number[]> {
  return {
    kind: kindName,
    permission: { read: 'goods:read', write: 'goods:write' },
    describe: (key) => ({ name: key, lines: [] }),
    async *stage() {
      for (let n = 1; n <= count; n++) yield { key: String(n), data: [n] }
    },
    async run(_work, _task, items) {
      fail(items.map(({ seq }) => seq))
      return items.map(({ seq }) => ({ seq, state: 'create', notes: [] }))
    },
    undo: async () => [],
  }
}

async function begun(): Promise<number> {
  const userId = 1
  return mall.db.transaction(async (tx) => {
    const task = { kind: kindName, title: 'items', input: {} }
    const taskId = await addTask(tx, { kind: 'operator', id: userId }, task, mall.now())
    await beginRun(tx, taskId, mall.now())
    return taskId
  })
}

async function work(kind: TaskKind<unknown, number[]>): Promise<void> {
  while (await runNextTask(mall, [kind as unknown as TaskKind], () => false));
}
const row = (taskId: number) => getTask(mall.db, taskId, [kindName])

describe('items of a task', () => {
  it.each<[string, () => Error]>([
    ['the mall is busy', () => busy()],
    ['transactions are in each other’s way', () => wrapped(coded('40001'))],
    ['no connection is free', () => new Error('timeout exceeded when trying to connect')],
    ['their transaction is aborted', () => coded('25P02')],
  ])('are tried again while %s, and none is refused', async (_, error) => {
    const taskId = await begun()
    let failures = 0
    await work(
      kindThat((seqs) => {
        if (seqs.includes(17) && failures++ < 4) throw error()
      }),
    )
    expect(failures).toBe(5)
    expect(await row(taskId)).toMatchObject({ state: 'done', counts: { create: count } })
  })

  it('are left for later when the error does not pass, and done then', async () => {
    const taskId = await begun()
    const kind = kindThat((seqs) => {
      if (seqs.includes(17)) throw busy()
    })
    await expect(work(kind)).rejects.toThrow('系统繁忙')
    const left = await row(taskId)
    expect(left).toMatchObject({ state: 'running', counts: { create: left.done } })
    expect(left.done).toBeLessThan(17)
    mall.travel(60)
    await work(kindThat(() => {}))
    expect(await row(taskId)).toMatchObject({ state: 'done', counts: { create: count } })
  }, 40_000)

  it('are refused alone by a rule, with its sentence', async () => {
    const taskId = await begun()
    await work(
      kindThat((seqs) => {
        if (seqs.includes(17)) throw new MallError('库存不能小于0')
      }),
    )
    expect(await row(taskId)).toMatchObject({ state: 'done', counts: { create: count - 1, refused: 1 } })
    const [refused] = await readItems(mall.db, taskId, { state: 'refused', after: 0, count: 2 })
    expect(refused).toMatchObject({ seq: 17, notes: [{ text: '库存不能小于0' }] })
  })

  it('are refused by an unclear error only when it comes again', async () => {
    const taskId = await begun()
    const tries = new Map<number, number>()
    await work(
      kindThat((seqs) => {
        for (const [seq, most] of [
          [9, 2],
          [17, Infinity],
        ] as const) {
          const tried = tries.get(seq) ?? 0
          if (!seqs.includes(seq) || tried >= most) continue
          tries.set(seq, tried + 1)
          throw coded('23505')
        }
      }),
    )
    expect(await row(taskId)).toMatchObject({ state: 'done', counts: { create: count - 1, refused: 1 } })
    const [refused] = await readItems(mall.db, taskId, { state: 'refused', after: 0, count: 2 })
    expect(refused?.seq).toBe(17)
  })
})

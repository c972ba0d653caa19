import { setTimeout as delay } from 'node:timers/promises'
import { SharedRead } from '@/lib/server/ground/db/shared-read'

/** The keys of each statement. */
let statements: number[][]
let value: string
let shared: SharedRead<string>

beforeEach(() => {
  ;[statements, value] = [[], 'first']
  shared = new SharedRead(async (keys) => {
    statements.push(keys)
    const read = value
    await delay(20)
    if (keys.includes(0)) throw new Error('no connection')
    return new Map(keys.map((key) => [key, read]))
  })
})

it('reads for all who ask while a statement is running with one statement', async () => {
  const all = [[1, 2], [2, 3], [4], [2]].map((keys) => shared.rows(keys))
  await Promise.all(all)
  expect(statements).toEqual([
    [1, 2],
    [2, 3, 4],
  ])
})

it('gives nobody a row that was read before they asked', async () => {
  const early = shared.rows([1])
  await delay(5)
  value = 'second'
  const late = shared.rows([1])
  expect([(await early).get(1), (await late).get(1)]).toEqual(['first', 'second'])
})

it('passes a failure on to those who shared the statement only', async () => {
  const results = await Promise.allSettled([shared.rows([0]), shared.rows([1])])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

it('divides what is too much for one statement', async () => {
  const range = (from: number) => Array.from({ length: 600 }, (_, index) => from + index)
  await Promise.all([1, 1000, 2000, 3000].map((from) => shared.rows(range(from))))
  expect(statements.map((keys) => keys.length)).toEqual([600, 600, 600, 600])
})

it('is idle when nobody waits', async () => {
  const read = shared.rows([1])
  expect(shared.isIdle).toBe(false)
  await read
  expect(shared.isIdle).toBe(true)
})

import { FairTurns } from '@/lib/server/people/account/fair-turns'

/** Tasks that end when the test says so. */
function workshop(limits: ConstructorParameters<typeof FairTurns>[0]) {
  const turns = new FairTurns(limits)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (lane: string, name: string) =>
    turns.run(lane, () => {
      started.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { turns, started, ask, end }
}

it('lanes take turns, whatever one of them asks for', async () => {
  const { started, ask, end } = workshop({ running: 1, perLane: 9, waiting: 9 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
  for (const name of ['b1', 'b2']) void ask('b', name)
  for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(name)
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
})

it('no more run at the same time than allowed, and a failed one gives its turn away', async () => {
  const { turns, started, ask, end } = workshop({ running: 2, perLane: 9, waiting: 9 })
  const failed = turns.run('x', () => Promise.reject(new Error('wrong')))
  void ask('a', 'a1')
  const last = ask('a', 'a2')
  await expect(failed).rejects.toThrow('wrong')
  expect(started).toEqual(['a1', 'a2'])
  await end('a2')
  expect(await last).toBe('a2')
})

it('what would wait behind too many of its lane, or of all, is refused as busy', async () => {
  const { ask, started, end } = workshop({ running: 1, perLane: 2, waiting: 3 })
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
  const refusal = { message: '系统繁忙，请稍后再试', status: 503 }
  await expect(ask('a', 'a4')).rejects.toMatchObject(refusal)
  void ask('b', 'b1')
  await expect(ask('c', 'c1')).rejects.toMatchObject(refusal)
  await end('a1')
  void ask('c', 'c2')
  for (const name of ['a2', 'b1', 'a3', 'c2']) await end(name)
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'c2'])
})

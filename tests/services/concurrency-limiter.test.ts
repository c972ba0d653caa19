import { memoizeAsync } from '@/lib/server/memoize-async'
import { concurrencyLimiter } from '@/lib/server/concurrency-limiter'

describe('work in turns', () => {
  it('is never done by more than are allowed, also when newcomers meet a place that is just given on', async () => {
    const turns = concurrencyLimiter(2)
    let running = 0
    let most = 0
    const work = async (again: number): Promise<void> => {
      await turns.take(async () => {
        most = Math.max(most, ++running)
        await Promise.resolve()
        running--
      })
      if (again > 0) await work(again - 1)
    }
    await Promise.all(Array.from({ length: 7 }, () => work(20)))
    expect(most).toBe(2)
    expect(turns.waiting()).toBe(0)
  })

  it('gives the place on after a failure', async () => {
    const turns = concurrencyLimiter(1)
    const failing = turns.take(() => Promise.reject(new Error('no')))
    const next = turns.take(async () => 'done')
    await expect(failing).rejects.toThrow('no')
    await expect(next).resolves.toBe('done')
  })
})

describe('what is made once', () => {
  it('is made anew after a failure, and kept afterwards', async () => {
    let calls = 0
    const read = memoizeAsync(async () => {
      if (++calls === 1) throw new Error('no')
      return calls
    })
    await expect(read()).rejects.toThrow('no')
    expect(await Promise.all([read(), read()])).toEqual([2, 2])
    expect(calls).toBe(2)
  })
})

import { memoizeAsync } from '@/lib/server/ground/memoize-async'

describe('memoizeAsync', () => {
  it('calls again after a failure and keeps the first success', async () => {
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

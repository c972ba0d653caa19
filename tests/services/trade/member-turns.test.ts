import { MemberTurns } from '@/lib/server/trade/checkout/member-turns'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

/** Work that ends when the test says so, and the number of concurrent tasks. */
function countedWork() {
  const ends: (() => void)[] = []
  let most = 0
  const work = () =>
    new Promise<string>((resolve) => {
      ends.push(() => {
        ends.splice(ends.indexOf(end), 1)
        resolve('done')
      })
      const end = ends.at(-1) ?? (() => {})
      most = Math.max(most, ends.length)
    })
  /** Ends all running tasks until no new one starts. */
  async function endAll() {
    while (ends.length > 0) {
      for (const end of [...ends]) end()
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
  return { work, endAll, running: () => ends.length, most: () => most }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 1))

describe('the calls of a member', () => {
  it('run two at a time, and all are answered', async () => {
    const turns = new MemberTurns()
    const { work, endAll, most } = countedWork()
    const answers = Promise.all(Array.from({ length: 20 }, () => turns.run(7, work)))
    await turn()
    await endAll()
    expect(await answers).toEqual(Array(20).fill('done'))
    expect(most()).toBe(2)
    expect(turns.members).toBe(0)
  })

  it('do not make another member or a guest wait', async () => {
    const turns = new MemberTurns()
    const { work, endAll, running } = countedWork()
    const all = [7, 7, 7, 8, 0, 0, 0].map((userId) => turns.run(userId, work))
    await turn()
    expect(running()).toBe(2 + 1 + 3)
    await endAll()
    await Promise.all(all)
  })

  it('are refused with the text of the contract when too many wait or the wait is too long, and never run then', async () => {
    const turns = new MemberTurns({ queueLength: 2, maxWait: 20 })
    const { work, endAll, running } = countedWork()
    const held = [turns.run(7, work), turns.run(7, work)]
    const busy = { message: '系统繁忙，请稍后再试', status: 429 }
    await turn()
    const late = [turns.run(7, work), turns.run(7, work)]
    const ended = Promise.allSettled(late)
    await expect(turns.run(7, work)).rejects.toMatchObject(busy)
    expect(await ended).toMatchObject([{ reason: busy }, { reason: busy }])
    expect(running()).toBe(2)
    await endAll()
    await Promise.all(held)
    await turn()
    expect([running(), turns.members]).toEqual([0, 0])
  })

  it('that fail make room for the next', async () => {
    const turns = new MemberTurns({ concurrency: 1 })
    const failing = () => Promise.reject(new Error('no stock'))
    const answers = await Promise.allSettled([1, 2, 3].map(() => turns.run(7, failing)))
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await turns.run(7, async () => 'next')).toBe('next')
  })
})

describe('previews', () => {
  const mall = testMall()
  const make = builders(mall)

  it('of one member at once are all answered, the same', async () => {
    const item = await make.goods({ price: 5000, store: 10 })
    const shopper = await buyer(mall, make)
    await shopper.add(item, 2)
    const answers = await Promise.all(Array.from({ length: 16 }, () => shopper.preview()))
    expect(new Set(answers.map(({ total_fee }) => total_fee))).toEqual(new Set([10_000]))
  })
})

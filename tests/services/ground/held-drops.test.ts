import { atOnceItems } from '@/lib/domain/task/task'
import type { Mall } from '@/lib/server/ground/mall'
import { holdingDrops } from '@/lib/server/ground/task/held-drops'
import { aging } from '@/lib/web/aging-tags'
import { eventTags, tag } from '@/lib/web/cache-tags'

describe('the drops of a running task', () => {
  const holding = (total = atOnceItems + 1) => {
    const dropped: string[][] = []
    const mall = {
      invalidate: async (tags: readonly string[]) => void dropped.push([...tags]),
    } as unknown as Mall
    return { ...holdingDrops(mall, total), dropped }
  }

  it('take the pages of a product at once', async () => {
    const { mall, dropped } = holding()
    await mall.invalidate(eventTags.goodsChanged(7))
    expect(dropped.flat()).toContain(tag.goods(7))
    expect(dropped.flat()).not.toContain(tag.goodsLists())
  })

  it('take the menu of every page with the lists, not with each new category of a file', async () => {
    const { mall, flush, dropped } = holding()
    for (let one = 0; one < 3; one++) await mall.invalidate(eventTags.categoriesChanged())
    expect(dropped).toEqual([])
    await flush()
    expect(dropped).toEqual([[tag.categories(), tag.goodsLists()]])
  })

  it('take the pages with lists at once when the task is short', async () => {
    const { mall, flush, dropped } = holding(atOnceItems)
    await mall.invalidate(eventTags.goodsChanged(7))
    expect(dropped).toEqual([eventTags.goodsChanged(7)])
    await flush()
    expect(dropped).toHaveLength(1)
  })

  it('take the pages with lists once at the end of a phase, however many products were changed', async () => {
    const { mall, flush, dropped } = holding()
    for (const id of [7, 8, 9])
      await mall.invalidate([...eventTags.goodsChanged(id), ...eventTags.priceChanged(id)])
    await flush()
    expect(dropped.at(-1)?.toSorted()).toEqual([tag.goodsLists(), tag.prices()].toSorted())
    expect(dropped.flat().filter((one) => one === tag.goodsLists())).toHaveLength(1)
  })

  it('let the pages with lists age in between when a phase is long, and take them at its end', async () => {
    const { mall, flush, dropped } = holding()
    const now = performance.now()
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 21_000)
    try {
      await mall.invalidate(eventTags.goodsChanged(7))
      expect(dropped.at(-1)).toEqual([aging(tag.goodsLists())])
      await flush()
      expect(dropped.at(-1)).toEqual([tag.goodsLists()])
    } finally {
      clock.mockRestore()
    }
  })
})

import { turningJobs } from '@/lib/server/edge/jobs/turning'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)
let run: () => Promise<void>

beforeEach(async () => {
  await mall.empty()
  const jobs = turningJobs(mall.invalidate)
  run = async () => {
    for (const job of jobs) await job.run(mall, () => false)
  }
})

/** The tags that are invalidated when the clock advances by this many seconds. */
async function droppedAfter(seconds: number): Promise<string[]> {
  mall.travel(seconds)
  mall.dropped.length = 0
  await run()
  return [...mall.dropped].sort()
}

describe('pages of products in a seckill', () => {
  it('are invalidated once each when it is announced, begins and ends; pages of other products stay', async () => {
    const at = mall.now()
    const [goodsId, other] = [
      await make.goods({ price: 100, store: 9 }),
      await make.goods({ price: 1, store: 9 }),
    ]
    const times = { releaseTime: at + 10, startTime: at + 20, endTime: at + 30 }
    await make.sale({ itemId: goodsId, activityPrice: 50, activityStore: 5 }, times)
    await make.sale(
      { itemId: other, activityPrice: 1, activityStore: 5 },
      { releaseTime: at - 900, startTime: at - 900, endTime: at + 900 },
    )
    expect(await droppedAfter(9)).toEqual([])
    for (const moment of ['announced', 'begun', 'ended']) {
      const seconds = moment === 'announced' ? 1 : 10
      expect([moment, await droppedAfter(seconds)]).toEqual([moment, [`goods:${goodsId}`, 'seckill']])
      expect(await droppedAfter(0)).toEqual([])
    }
    expect(await droppedAfter(60)).toEqual([])
  })

  it('are invalidated when the moment passed between two late runs, or just before the first', async () => {
    const at = mall.now()
    const goodsId = await make.goods({ price: 100, store: 9 })
    await make.sale(
      { itemId: goodsId, activityPrice: 50, activityStore: 5 },
      { releaseTime: at - 900, startTime: at - 20, endTime: at + 500 },
    )
    expect(await droppedAfter(0)).toEqual([`goods:${goodsId}`, 'seckill'])
    expect(await droppedAfter(3600)).toEqual([`goods:${goodsId}`, 'seckill'])
  })

  it('stay cached when the activity is disabled', async () => {
    const at = mall.now()
    const goodsId = await make.goods({ price: 100, store: 9 })
    await make.sale(
      { itemId: goodsId, activityPrice: 50, activityStore: 5 },
      { releaseTime: at, startTime: at, endTime: at + 9, disabled: true },
    )
    expect(await droppedAfter(9)).toEqual([])
  })
})

describe('pages of products in a promotion', () => {
  it('are invalidated when it begins and ends, and only those it covers', async () => {
    const at = mall.now()
    const [covered, other] = [
      await make.goods({ price: 100, store: 9 }),
      await make.goods({ price: 1, store: 9 }),
    ]
    const ofShop = await make.goods({ price: 100, store: 9 }, { distributorId: await make.shop() })
    await make.marketing({
      marketingType: 'full_minus',
      rules: [{ full: 100, minus: 10 }],
      useBound: 1,
      boundIds: [covered, ofShop],
      startTime: at + 10,
      endTime: at + 20,
    })
    expect(await droppedAfter(9)).toEqual([])
    expect(await droppedAfter(1)).toEqual([`goods:${covered}`])
    expect(await droppedAfter(10)).toEqual([`goods:${covered}`])
    await make.marketing({
      marketingType: 'full_minus',
      rules: [{ full: 100, minus: 10 }],
      startTime: at + 30,
      endTime: at + 900,
    })
    expect(await droppedAfter(10)).toEqual([`goods:${covered}`, `goods:${other}`].sort())
  })
})

describe('pages of products with a limited buy', () => {
  it('say it while it runs, and are invalidated when it begins and ends', async () => {
    const at = mall.now()
    const item = await make.goods({ price: 100, store: 9 })
    await make.limitedBuy([item], { limitNum: 3, day: 7, startTime: at + 10, endTime: at + 20 })
    const said = async () =>
      (await mall.call<{ limited_buy?: object }>('GET', `/goods/items/${item}`)).data.limited_buy
    expect(await said()).toBeUndefined()
    expect(await droppedAfter(10)).toEqual([`goods:${item}`])
    expect(await said()).toMatchObject({
      promotion_tag: '限购商品',
      rule: { day: 7, limit: 3 },
      start_time: at + 10,
      end_time: at + 20,
    })
    expect(await droppedAfter(10)).toEqual([`goods:${item}`])
    expect(await said()).toBeUndefined()
  })
})

describe('pages with a 补贴价', () => {
  it('are invalidated once when the renewal programme ends', async () => {
    const value = { name: '', region: '', slogan: '', endTime: mall.now() + 10, classes: [] }
    await mall.db.orm.insert(tables.settings).values({ key: 'programme', value, updated: mall.now() })
    expect(await droppedAfter(9)).toEqual([])
    expect(await droppedAfter(1)).toEqual(['articles', 'promotions', 'seckill', 'site'])
    expect(await droppedAfter(60)).toEqual([])
  })
})

describe('an activity that sells out', () => {
  it('invalidates its product when the last piece is sold and when one comes back', async () => {
    const goodsId = await make.goods({ price: 100, store: 9 })
    await make.sale({ itemId: goodsId, activityPrice: 50, activityStore: 5 })
    await droppedAfter(1)
    const sold = (pieces: number) => mall.rows('update seckill_items set sales_store = $1', [pieces])
    await sold(4)
    expect(await droppedAfter(2)).toEqual([])
    await sold(5)
    expect(await droppedAfter(2)).toEqual([`goods:${goodsId}`])
    expect(await droppedAfter(2)).toEqual([])
    await sold(4)
    expect(await droppedAfter(2)).toEqual([`goods:${goodsId}`])
  })
})

describe('an article', () => {
  it('invalidates the lists of articles when it is released', async () => {
    const { articleCategories, articles } = tables
    await mall.db.orm.insert(articleCategories).values({ categoryId: 1, categoryName: '资讯' })
    await mall.db.orm.insert(articles).values({
      title: '换新',
      categoryId: 1,
      content: [],
      releaseStatus: true,
      releaseTime: mall.now() + 20,
      created: mall.now(),
      updated: mall.now(),
    })
    expect(await droppedAfter(19)).toEqual([])
    expect(await droppedAfter(2)).toEqual(['articles'])
    expect(await droppedAfter(2)).toEqual([])
  })
})

import type { SearchedWord } from '@/lib/contract/operator/catalogue/search'
import { daySeconds } from '@/lib/domain/time/china'
import { countSearch, flushSearches, sweepSearches } from '@/lib/server/catalogue/search/record-searches'
import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** The report of what shoppers sought (contract operator §2). */

const mall = testMall()
const make = builders(mall)

let desk: Staff
beforeEach(async () => {
  await mall.empty()
  await flushSearches(mall)
  await mall.rows('delete from search_counts')
  desk = await staff(mall, make)
})

const search = (keywords: string, more: object = {}, token?: string) =>
  mall.call(
    'GET',
    '/goods/items',
    { keywords, page: 1, pageSize: 10, ...more },
    token === undefined ? {} : { token },
  )
const report = (params: object = {}) =>
  desk.call<{ list: SearchedWord[]; total_count: number; message?: string }>('GET', '/search/report', {
    ...params,
  })
const words = async (params: object = {}) =>
  (await report(params)).list.map(({ word, num, found }) => [word, num, found])

it('counts the searches of shoppers with what they found', async () => {
  await make.goods({ price: 100, store: 1 }, { itemName: '云杉三门冰箱' })
  await search('冰箱')
  await search(' 冰箱 ')
  await search('雪柜')
  expect(await words()).toEqual([])
  await flushSearches(mall)
  expect(await words()).toEqual([
    ['冰箱', 2, 1],
    ['雪柜', 1, 0],
  ])
  expect(await words({ found_nothing: 1 })).toEqual([['雪柜', 1, 0]])
  expect(await words({ keyword: '冰' })).toEqual([['冰箱', 2, 1]])
})

it('counts neither filters, further pages, the desk, nor numbers of people', async () => {
  await search('冰箱', { page: 2 })
  await search('冰箱', { start_price: 5 })
  await search('冰箱', { category_id: 1 })
  await search('冰箱', {}, desk.token)
  await search('13900001111')
  await flushSearches(mall)
  expect(await words()).toEqual([])
})

it('adds up days, with what the latest search found, and forgets them after 90 days', async () => {
  countSearch('雪柜', 0, mall.now())
  countSearch('冷柜', 3, mall.now())
  await flushSearches(mall)
  mall.travel(8 * daySeconds)
  countSearch('雪柜', 4, mall.now())
  await flushSearches(mall)
  expect(await words({ days: 7 })).toEqual([['雪柜', 1, 4]])
  expect(await words({ days: 30 })).toEqual([
    ['雪柜', 2, 4],
    ['冷柜', 1, 3],
  ])
  mall.travel(84 * daySeconds)
  await sweepSearches(mall)
  expect(await mall.rows('select num from search_counts')).toEqual([{ num: 1 }])
})

it('has a bounded number of words a day, and goes on counting those', async () => {
  await mall.rows(`insert into search_counts select $1, 'w' || n, 1, 0, $1 from generate_series(1, 5000) n`, [
    mall.now() - ((mall.now() + 8 * 3600) % daySeconds),
  ])
  countSearch('冰箱', 1, mall.now())
  countSearch('w7', 1, mall.now())
  await flushSearches(mall)
  expect(await words({ keyword: '冰箱' })).toEqual([])
  expect(await words({ keyword: 'w7777' })).toEqual([])
  expect((await words({ keyword: 'w7' }))[0]).toEqual(['w7', 2, 1])
})

it('keeps what was counted when the database does not take it', async () => {
  countSearch('冰箱', 1, mall.now())
  const broken = { ...mall, db: { ...mall.db, run: () => Promise.reject(new Error('gone')) } }
  await expect(flushSearches(broken as never)).rejects.toThrow('gone')
  countSearch('冰箱', 2, mall.now())
  await flushSearches(mall)
  expect(await words()).toEqual([['冰箱', 2, 2]])
})

it('holds a bounded number of words in memory', async () => {
  for (let word = 0; word < 1500; word++) countSearch(`词${word}`, 0, mall.now())
  await flushSearches(mall)
  const [row] = await mall.rows<{ n: number }>('select count(*)::int as n from search_counts')
  expect(row?.n).toBe(1000)
})

it('knows words that are synonyms', async () => {
  await desk.call('PUT', '/search/synonyms', { word: '冰箱', synonyms: ['雪柜'] })
  countSearch('雪柜', 0, mall.now())
  await flushSearches(mall)
  expect((await report()).list[0]).toMatchObject({ word: '雪柜', is_synonym: true })
})

import type { ArticleDetail, ArticleListItem } from '@/lib/contract/content/article'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)
let member: { userId: number; token: string }
let articleId = 0

beforeAll(async () => {
  await mall.db.orm.insert(tables.articleCategories).values({ categoryId: 1, categoryName: '指南' })
})
beforeEach(async () => {
  member = await make.member()
  articleId = await write()
})

let next = 0
async function write(values: Partial<typeof tables.articles.$inferInsert> = {}): Promise<number> {
  const id = ++next
  const at = mall.now()
  await mall.db.orm.insert(tables.articles).values({
    articleId: id,
    title: `文章${id}`,
    content: '<p>正文</p>',
    categoryId: 1,
    releaseTime: at,
    created: at,
    updated: at,
    ...values,
  })
  return id
}

const call = async <T = Record<string, unknown>>(
  method: string,
  path: string,
  params: Record<string, unknown> = {},
  token: string | undefined = member.token,
): Promise<T> => (await mall.call<T>(method, path, params, { token })).data
const guest = async <T>(method: string, path: string, from = '10.0.0.1') =>
  (await mall.call<T>(method, path, {}, { headers: { 'x-forwarded-for': from } })).data
const refused = { message: '种草不存在', status_code: 422 }

describe('reads of an article', () => {
  it('are counted, also concurrently', async () => {
    expect(await guest('GET', `/article/focus/num/${articleId}`)).toEqual({ count: 0 })
    expect(await guest('GET', `/article/focus/${articleId}`)).toEqual({ count: 1 })
    await Promise.all(Array.from({ length: 20 }, () => guest('POST', `/article/focus/${articleId}`)))
    expect(await guest('GET', `/article/focus/num/${articleId}`)).toEqual({ count: 21 })
  })

  it('are limited per address', async () => {
    for (let time = 0; time < 65; time++) await guest('POST', `/article/focus/${articleId}`, '10.0.0.2')
    expect(await guest('POST', `/article/focus/${articleId}`, '10.0.0.2')).toEqual({ count: 60 })
    expect(await guest('POST', `/article/focus/${articleId}`, '10.0.0.3')).toEqual({ count: 61 })
  })

  it('are limited per network of IPv6', async () => {
    const from = (host: number) => guest('POST', `/article/focus/${articleId}`, `2001:db8:0:7::${host}`)
    for (let host = 1; host <= 61; host++) await from(host)
    expect(await from(99)).toEqual({ count: 60 })
  })

  it.each(['/article/focus/', '/article/focus/num/', '/article/praise/num/'])(
    '%s refuses articles that are not released',
    async (path) => {
      const hidden = await write({ releaseStatus: false })
      const later = await write({ releaseTime: mall.now() + 60 })
      for (const id of [hidden, later, 987_654]) expect(await guest('GET', `${path}${id}`)).toEqual(refused)
      expect(await guest('GET', `${path}abc`)).toMatchObject(refused)
    },
  )
})

describe('praise of an article', () => {
  it('is given once and taken back', async () => {
    expect(await call('POST', `/article/praise/${articleId}`)).toEqual({ count: 1, status: true })
    expect(await call('GET', `/article/praise/check/${articleId}`)).toEqual({ status: true })
    const other = await make.member()
    expect(await call('GET', `/article/praise/${articleId}`, {}, other.token)).toEqual({
      count: 2,
      status: true,
    })
    expect(await call('GET', `/article/praise/${articleId}`)).toEqual({ count: 1, status: false })
    expect(await guest('GET', `/article/praise/num/${articleId}`)).toEqual({ count: 1 })
    expect(
      await call('GET', '/article/praises/getcountresult', { article_ids: `${articleId},987654` }),
    ).toEqual({
      list: [{ article_id: articleId, count: 1, status: false }],
    })
  })

  it('equals its number after concurrent toggles', async () => {
    const fans = await Promise.all(Array.from({ length: 6 }, () => make.member()))
    const toggles = fans.flatMap(({ token }, index) => Array.from({ length: index + 1 }, () => token))
    await Promise.all(toggles.map((token) => call('POST', `/article/praise/${articleId}`, {}, token)))
    // An odd number of toggles leaves one praise.
    expect(await guest('GET', `/article/praise/num/${articleId}`)).toEqual({ count: 3 })
    const states = await Promise.all(
      fans.map(({ token }) => call('GET', `/article/praise/check/${articleId}`, {}, token)),
    )
    expect(states.map(({ status }) => status)).toEqual([true, false, true, false, true, false])
  })

  it('requires a member and an existing article', async () => {
    expect((await mall.call('POST', `/article/praise/${articleId}`)).status).toBe(401)
    expect(await call('POST', '/article/praise/987654')).toEqual(refused)
  })
})

describe('articles for a member', () => {
  const state = (reads: number, praises: number, isPraise: boolean, isCollect: boolean) => ({
    articleFocusNum: { count: reads },
    articlePraiseNum: { count: praises },
    isPraise,
    isCollect,
  })

  it('tell which ones the member praised and collected', async () => {
    await guest('POST', `/article/focus/${articleId}`)
    await call('POST', `/article/praise/${articleId}`)
    await call('POST', `/member/collect/article/${articleId}`)
    const path = '/article/usermanagement'
    const { list } = await call<{ list: ArticleListItem[] }>('GET', path, { article_id: articleId })
    expect(list).toMatchObject([state(1, 1, true, true)])
    expect(await call('GET', `${path}/${articleId}`)).toMatchObject({
      content: '<p>正文</p>',
      ...state(1, 1, true, true),
    })
    const other = await make.member()
    expect(await call('GET', `${path}/${articleId}`, {}, other.token)).toMatchObject(
      state(1, 1, false, false),
    )
    expect(await call('GET', `${path}/987654`)).toEqual([])
    expect((await mall.call('GET', path)).status).toBe(401)
  })

  it('of type bring have public counts, others only for members', async () => {
    const bring = await write({ articleType: 'bring' })
    await call('POST', `/article/praise/${bring}`)
    const { list } = await call<{ list: ArticleListItem[] }>('GET', '/article/management', {
      article_type: 'bring',
      article_id: bring,
    })
    expect(list).toMatchObject([state(0, 1, true, false)])
    expect(await guest('GET', `/article/management/${bring}`)).toMatchObject(state(0, 1, false, false))
    expect(await guest<ArticleDetail>('GET', `/article/management/${articleId}`)).not.toHaveProperty(
      'isPraise',
    )
  })
})

describe('the region of an article', () => {
  it('is that of its shop', async () => {
    const shop = await make.shop({ province: '浙江省', city: '宁波市', area: '海曙区' })
    const local = await write({ distributorId: shop })
    expect(await call('GET', '/article/province')).toEqual(['浙江省'])
    const found = async (params: Record<string, unknown>) =>
      (await call<{ list: ArticleListItem[] }>('GET', '/article/management', params)).list.map(
        ({ article_id }) => article_id,
      )
    expect(await found({ province: '浙江省', city: '宁波市' })).toEqual([local])
    expect(await found({ province: '江苏省' })).toEqual([])
    expect(await found({})).toContain(articleId)
  })
})

describe('collected articles', () => {
  interface Collected {
    list: (ArticleListItem & { fav_id: number })[]
    total_count: number
  }
  const path = '/member/collect/article'

  it('are listed last collected first and removed one by one or all', async () => {
    const second = await write()
    const first = await call('POST', `${path}/${articleId}`)
    mall.travel(1)
    await call('POST', `${path}/${second}`)
    expect(await call('POST', `${path}/${articleId}`)).toEqual(first)
    const collected = await call<Collected>('GET', path)
    expect(collected.list.map(({ article_id }) => article_id)).toEqual([second, articleId])
    expect(collected.total_count).toBe(2)
    expect(await call('GET', `${path}/num`)).toEqual({ fav_total_count: 2 })
    expect(await call('GET', `${path}/info`, { article_id: articleId })).toEqual({ is_fav: true })

    expect(await call('DELETE', path, { article_ids: [articleId] })).toEqual({ status: 1 })
    expect(await call('GET', `${path}/info`, { article_id: articleId })).toEqual({ is_fav: false })
    expect(await call('POST', path, {})).toMatchObject({ message: '删除收藏文章出错.' })
    expect(await call('POST', path, { is_empty: 'true' })).toEqual({ status: 1 })
    expect(await call<Collected>('GET', path)).toMatchObject({ list: [], total_count: 0 })
  })

  it('are not affected when another member removes all of theirs', async () => {
    await call('POST', `${path}/${articleId}`)
    const other = await make.member()
    await call('POST', path, { is_empty: 'true' }, other.token)
    expect(await call('GET', `${path}/num`)).toEqual({ fav_total_count: 1 })
  })

  it('are at most a hundred, and only existing articles', async () => {
    expect(await call('POST', `${path}/987654`)).toEqual(refused)
    const ids = await Promise.all(Array.from({ length: 100 }, () => write()))
    const at = mall.now()
    await mall.db.orm
      .insert(tables.articleFavourites)
      .values(ids.slice(1).map((id) => ({ userId: member.userId, articleId: id, created: at })))
    const both = await Promise.all([ids[0], articleId].map((id) => call('POST', `${path}/${id}`)))
    expect(both.filter(({ message }) => message === '最多可以收藏100篇文章')).toHaveLength(1)
  })
})

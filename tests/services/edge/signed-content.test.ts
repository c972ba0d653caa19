import { newsCatalogue, signedPrefix } from '@/lib/contract/signed-content'
import { contentSign } from '@/lib/domain/content-sign'
import { answerSigned } from '@/lib/server/edge/signed-content/door'
import { md5, sweepSigns } from '@/lib/server/edge/signed-content/signature'
import * as tables from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import { builders } from '../../fixtures/engine/builders'
import { openTestMall, testMall } from '../../fixtures/engine/test-mall'

const secret = 'a key for the tests of content'

const mall = testMall({ MALL_CONTENT_SECRET: secret })
const make = builders(mall)

/** Catalogues 1 指南 (one article) and 2 资讯, the news (two articles). */
beforeAll(async () => {
  const { orm } = mall.db
  const at = mall.now()
  await orm.insert(tables.articleCategories).values([
    { categoryId: 1, categoryName: '指南', sort: 1 },
    { categoryId: 2, categoryName: '资讯', sort: 2 },
  ])
  await orm.insert(tables.articles).values(
    [1, 2, 2].map((categoryId, index) => ({
      articleId: index + 1,
      title: `文章${index + 1}`,
      summary: '摘要',
      content: '<p>正文<script>1</script></p>',
      categoryId,
      releaseTime: at - index,
      created: at,
      updated: at,
    })),
  )
  await orm.insert(tables.settings).values([
    { key: 'articles', value: { newsCategoryId: 2 }, updated: at },
    { key: 'login', value: { slogan: '旧的不去，新的来' }, updated: at },
  ])
})

type Params = Record<string, unknown>
interface Body {
  code: number
  msg: string
  returnData: unknown
}

let nonce = 0
const signed = (params: Params, key = secret): Params => {
  const all = { appCode: 51, tenantId: 1, timestamp: mall.now(), nonce: `n${nonce++}`, ...params }
  return { ...all, sign: contentSign(all, key, md5) }
}

async function send(
  path: string,
  params: Params,
  how: 'query' | 'form' | 'json' = 'json',
  init: RequestInit = {},
) {
  const text = new URLSearchParams(
    Object.entries(params).map(([key, value]) => [key, String(value)]),
  ).toString()
  const url = `http://mall.test${signedPrefix}${path}`
  const type = how === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'
  const request =
    how === 'query'
      ? new Request(`${url}?${text}`, init)
      : new Request(url, {
          method: 'POST',
          body: how === 'json' ? JSON.stringify(params) : text,
          ...init,
          headers: { 'content-type': type, ...init.headers },
        })
  const { status, body } = await answerSigned(async () => mall, request)
  return { status, ...(JSON.parse(body ?? '') as Body) }
}
const ask = async (path: string, params: Params = {}) => (await send(path, signed(params))).returnData

describe('a request to the signed content API', () => {
  const list = '/article/getArticleList'

  it.each(['query', 'form', 'json'] as const)('is accepted as a signed %s', async (how) => {
    const { status, code, returnData } = await send(list, signed({ catalogId: '', title: '' }), how)
    expect([status, code]).toEqual([200, 200])
    expect(returnData).toMatchObject({ total: 3 })
  })

  it('is refused with another key, a changed parameter or no signature', async () => {
    const refused = { status: 200, code: 401, msg: '签名错误', returnData: null }
    expect(await send(list, signed({}, 'another key of content'))).toEqual(refused)
    expect(await send(list, { ...signed({ catalogId: 1 }), catalogId: 2 })).toEqual(refused)
    expect(await send(list, { ...signed({}), page: 2 })).toEqual(refused)
    expect(await send(list, { timestamp: mall.now() })).toEqual(refused)
    expect(await send(list, { ...signed({}), sign: ['x'] })).toEqual(refused)
  })

  it('is accepted once, also when it is repeated on another path', async () => {
    const sent = signed({})
    expect((await send(list, sent)).code).toBe(200)
    expect(await send(list, sent)).toMatchObject({ code: 401, msg: '请求重复' })
    expect(await send('/app/news/list', sent)).toMatchObject({ code: 401, msg: '请求重复' })
  })

  it('is accepted once when it is sent to several instances at the same time', async () => {
    const other: Mall = { ...mall }
    const sent = JSON.stringify(signed({}))
    const requests = [mall, other, other, mall].map(async (instance) => {
      const url = `http://mall.test${signedPrefix}${list}`
      const headers = { 'content-type': 'application/json' }
      const { body } = await answerSigned(
        async () => instance,
        new Request(url, { method: 'POST', body: sent, headers }),
      )
      return (JSON.parse(body ?? '') as Body).code
    })
    expect((await Promise.all(requests)).toSorted()).toEqual([200, 401, 401, 401])
  })

  it('has its signature stored until it expires', async () => {
    const count = async () => (await mall.db.orm.select().from(tables.usedSigns)).length
    const [early, late] = [signed({ timestamp: mall.now() + 300 }), signed({})]
    expect((await send(list, early)).code).toBe(200)
    mall.travel(600)
    await sweepSigns(mall.db, mall.now())
    expect(await count()).toBeGreaterThan(0)
    expect((await send(list, early)).msg).toBe('请求重复')
    mall.travel(1)
    await sweepSigns(mall.db, mall.now())
    expect(await count()).toBe(0)
    expect((await send(list, early)).msg).toBe('请求已过期')
    expect((await send(list, late)).msg).toBe('请求已过期')
  })

  it('is valid for five minutes', async () => {
    const [soon, late] = [signed({}), signed({})]
    mall.travel(300)
    expect((await send(list, soon)).code).toBe(200)
    mall.travel(1)
    expect(await send(list, late)).toMatchObject({ code: 401, msg: '请求已过期' })
  })

  it('is refused by a mall without a key', async () => {
    const closed = await openTestMall()
    const request = new Request(`http://mall.test${signedPrefix}${list}`)
    const { status, body } = await answerSigned(async () => closed, request)
    await closed.close()
    expect(status).toBe(200)
    expect(JSON.parse(body ?? '')).toEqual({
      code: 501,
      msg: '内容接口未启用：没有设置签名密钥',
      returnData: null,
    })
  })

  it('is refused for unknown paths and methods', async () => {
    expect(await send('/nothing', signed({}))).toMatchObject({ status: 404, code: 404 })
    expect(await send(list, signed({}), 'json', { method: 'PUT' })).toMatchObject({ status: 405, code: 405 })
  })

  it.each([{ appCode: 52 }, { page: 0 }, { catalogId: 'x' }, { pageSize: 51 }])(
    'is refused with a message for %o',
    async (params) => {
      expect(await send(list, signed(params))).toMatchObject({ status: 200, code: 422, returnData: null })
    },
  )
})

describe('the signed content API', () => {
  it('lists the catalogues, with the news under the id that clients expect', async () => {
    expect(await ask('/catalog/getCatalogList')).toEqual([
      { id: 1, name: '指南', parentId: 0, type: 'general' },
      { id: newsCatalogue, name: '资讯', parentId: 0, type: 'general' },
    ])
    expect(await ask('/catalog/getCatalogList', { catalogId: newsCatalogue })).toMatchObject([
      { name: '资讯' },
    ])
  })

  it('lists the articles of a catalogue like the storefront', async () => {
    expect(await ask('/article/getArticleList', { catalogId: newsCatalogue, pageSize: 1 })).toMatchObject({
      list: [{ id: 2, title: '文章2', summary: '摘要' }],
      total: 2,
      catalogName: '资讯',
    })
    expect(await ask('/app/news/list')).toMatchObject({ total: 2, catalogName: '资讯' })
    expect(await ask('/article/getArticleList', { catalogId: 99 })).toMatchObject({ list: [], total: 0 })
  })

  it('returns an article as a list whose second element has the slogan', async () => {
    expect(await ask('/article/getArticleDetail', { id: 2 })).toMatchObject([
      { id: 2, title: '文章2', content: '<p>正文</p>', catalogName: '资讯' },
      { slogan: '旧的不去，新的来' },
    ])
    expect(await send('/article/getArticleDetail', signed({ id: 99 }))).toMatchObject({
      code: 422,
      msg: '文章不存在',
    })
  })

  it('returns the member of a bearer token, and refuses a call without a valid one', async () => {
    const { userId, token } = await make.member({ mobile: '13900001234' })
    const headers = { authorization: `Bearer ${token}` }
    const { returnData } = await send('/auth/user', signed({}), 'json', { headers })
    expect(returnData).toEqual({ userId, mobile: '139****1234', gradeName: '普通会员', isStaff: false })
    expect((await send('/auth/user', signed({}))).code).toBe(401)
    const cookie = { cookie: `mall_token=${token}`, 'sec-fetch-site': 'same-origin' }
    expect((await send('/auth/user', signed({}), 'json', { headers: cookie })).code).toBe(401)
  })

  it('returns dictionaries of the texts that the storefront shows', async () => {
    expect(await ask('/common/queryDictData', { dictType: 'article_catalog' })).toEqual([
      { dictType: 'article_catalog', dictLabel: '指南', dictValue: '1' },
      { dictType: 'article_catalog', dictLabel: '资讯', dictValue: String(newsCatalogue) },
    ])
    expect(await ask('/common/queryDictData', { dictType: 'order_status' })).toContainEqual({
      dictType: 'order_status',
      dictLabel: '待发货',
      dictValue: 'PAYED',
    })
    expect(await ask('/common/queryDictData', { dictType: 'nothing' })).toEqual([])
  })

  it('lists the pictures of the home page', async () => {
    const at = mall.now()
    const [page] = await mall.db.orm
      .insert(tables.pcTemplates)
      .values({ templateTitle: '首页', pageType: 'index', status: 1, created: at, updated: at })
      .returning()
    const data = [
      { imgUrl: '/media/a.svg', pathData: { linkPage: 'category', category_id: 7 } },
      { imgUrl: '', pathData: {} },
    ]
    await mall.db.orm.insert(tables.pcTemplateContents).values({
      templateId: page?.templateId ?? 0,
      name: 'W0001',
      params: { type: 'W0001', data },
      created: at,
      updated: at,
    })
    expect(await ask('/app/banner/list')).toEqual([
      { id: 1, imageUrl: 'http://localhost:3000/media/a.svg', linkUrl: '/items?cat_id=7' },
    ])
  })

  it('lists the coupons that can be claimed', async () => {
    const cardId = await make.card({ title: '家电券' })
    expect(await ask('/app/coupon/list')).toMatchObject({
      list: [{ card_id: cardId, title: '家电券' }],
      total: 1,
    })
  })
})

/**
 * The front door answers like Next alone, only faster. The same build is asked twice, once behind each, over the same
 * data; status, kind, address and text of every answer must agree.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect, request, test } from 'playwright/test'
import { type RunningServer, startMall, startNext } from '../bench/lib/processes'

type Question = { path: string; headers?: Record<string, string> }
type Answer = {
  status: number
  contentType: string | undefined
  location: string | undefined
  /** Whether others may be given this answer too. */
  shared: boolean
  body: string
}

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const spider = 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'
const member = { cookie: 'mall_token=not-a-session' }
const navigation = { rsc: '1' }
const prefetch = { ...navigation, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }

/** Asked in this order, each twice: a page is rendered the first time and cached the second. */
function questions(goodsId: string): Question[] {
  return [
    { path: '/' },
    { path: '/home' },
    { path: `/items/${goodsId}` },
    { path: `/items/${goodsId}?utm_source=somewhere` },
    { path: `/items/${goodsId}`, headers: { 'user-agent': spider } },
    { path: `/items/${goodsId}`, headers: { 'user-agent': phone } },
    { path: `/h5/items/${goodsId}`, headers: { 'user-agent': phone } },
    { path: `/items/${goodsId}?_rsc=1`, headers: navigation },
    { path: `/items/${goodsId}?_rsc=1`, headers: prefetch },
    { path: '/items' },
    { path: '/items?page=2' },
    { path: '/items?cat_id=1' },
    { path: '/items?cat_id=1&_rsc=1', headers: navigation },
    { path: '/items?tag=%E6%96%B0%E5%93%81' },
    { path: '/items?keywords=%E5%86%B0%E7%AE%B1' },
    { path: '/h5' },
    { path: '/h5/items?cat_id=1' },
    { path: '/articleList' },
    { path: '/auth/login' },
    { path: '/cart' },
    { path: '/cart', headers: member },
    { path: '/member/user-info', headers: member },
    { path: '/member' },
    { path: '/article' },
    { path: '/goodDetail?id=5' },
    { path: '/shopadmin/index' },
    { path: '/items/999999999' },
    { path: '/items/999999999', headers: { 'user-agent': spider } },
    { path: '/nowhere/at/all' },
    { path: '/view/home' },
    { path: '/list/all/all/1' },
    { path: '/robots.txt' },
    { path: '/sitemap.xml' },
  ]
}

const withoutBody = ({ body: _body, ...rest }: Answer) => rest

/** Two renders may differ in the moments that count from now on: what an activity has left, when a coupon ends. */
const timeless = (body: string) =>
  body.replaceAll(/(last_seconds\\*":)\d+/g, '$10').replaceAll(/((?:begin|end)_date\\*":)\d+/g, '$10')

const markup = (body: string) =>
  body
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    .replaceAll(/ nonce="[^"]*"/g, '')

/** Where two answers part, with a little of each; null when they agree. */
function firstDifference(one: string, other: string): [string, string] | null {
  const [a, b] = [timeless(one), timeless(other)]
  if (a === b) return null
  let at = 0
  while (a[at] === b[at]) at++
  return [a.slice(Math.max(0, at - 120), at + 120), b.slice(Math.max(0, at - 120), at + 120)]
}

test('the front door and Next alone give the same answers', async () => {
  test.setTimeout(900_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'mall-parity-'))
  try {
    // One after the other: the embedded database belongs to one process at a time.
    const door = await asked(await startMall(dataDir))
    const next = await asked(await startNext(dataDir))
    for (const [name, answers] of door) {
      const others = next.get(name) ?? []
      await test.step(name, () => {
        expect(answers.map(withoutBody), name).toEqual(others.map(withoutBody))
        answers.forEach((answer, at) => {
          const other = others[at]?.body ?? ''
          // A page for one visitor carries that answer's own nonce through its data: there the markup has to agree.
          const [one, two] = answer.shared ? [answer.body, other] : [markup(answer.body), markup(other)]
          expect(firstDifference(one, two), name).toBeNull()
        })
      })
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

async function asked(server: RunningServer): Promise<Map<string, Answer[]>> {
  const browser = await request.newContext({ baseURL: server.url })
  try {
    const answers = new Map<string, Answer[]>()
    for (const question of questions(await firstGoods(browser))) {
      const name = `${question.path} ${JSON.stringify(question.headers ?? {})}`
      answers.set(name, [await answerOf(browser, question), await answerOf(browser, question)])
    }
    return answers
  } finally {
    await browser.dispose()
    await server.stop()
  }
}

async function firstGoods(browser: APIRequestContext): Promise<string> {
  const answer = await browser.get('/api/h5app/wxapp/goods/items?page=1&pageSize=1&company_id=1')
  const { data } = (await answer.json()) as { data: { list: { item_id: number | string }[] } }
  return String(data.list[0]?.item_id)
}

async function answerOf(browser: APIRequestContext, { path, headers = {} }: Question): Promise<Answer> {
  // Navigation data is redirected once to its own cache address by Next; what counts is where that ends.
  const maxRedirects = headers.rsc ? 5 : 0
  const response = await browser.get(path, { headers, maxRedirects })
  const found = response.headers()
  const status = response.status()
  const location = found.location?.replace(/^https?:\/\/[^/]+/, '')
  return {
    status: status === 307 || status === 308 || status === 302 ? 300 : status,
    contentType: location ? undefined : found['content-type']?.toLowerCase(),
    location,
    shared: !/no-store|private/.test(found['cache-control'] ?? '') && status < 300,
    // The door puts the not-found page where Next leaves an empty shell.
    body: status === 200 ? withoutNonce(await response.text()) : '',
  }
}

/** A nonce differs with every answer, and only the door gives one. */
function withoutNonce(text: string): string {
  return text
    .replace(/ nonce="[^"]*"/g, '')
    .replace(/\\"nonce\\":\\"[^"\\]*\\"/g, '\\"nonce\\":\\"$undefined\\"')
}

import { tmpdir } from 'node:os'
import { apiPrefix } from '@/lib/contract'
import { seedDemoMall } from '@/lib/demo/seed'
import { handleContract } from '@/lib/server/edge/http/handler'
import { answerMedia } from '@/lib/server/ground/media/answer-media'
import { picturePathsHeader, withAbsoluteUrls } from '@/lib/web/picture-urls'
import { keptAddresses } from '../fixtures/engine/kept-addresses'
import { testMall } from '../fixtures/engine/test-mall'
import { type MallDoor, openMallDoor } from '../fixtures/front/open-mall-door'
import { callAddresses } from '../fixtures/parity/built-addresses'

/** Pictures for clients of other origins (contract clients F2, contract clients F3; ADR 0041). */

const origin = 'https://mall.example'
const mall = testMall({ MALL_PUBLIC_URL: origin })
let door: MallDoor
let token: string

beforeAll(async () => {
  await seedDemoMall(mall)
  token = await mall.tokenFor(1)
  await mall.call('POST', '/member/collect/item/1001', {}, { token })
  await mall.call('POST', '/cart', { item_id: 1001, num: 1, shop_type: 'distributor' }, { token })
  door = await openMallDoor(mall)
})
afterAll(() => door.close())

const foreign = { origin: 'https://client.example' }

/** Paths of pictures without an origin in front. */
const barePaths = (text: string): string[] =>
  [...text.matchAll(/(.{0,30})(\/media\/[^"\\]*)/g)].flatMap(([, before = '', path = '']) =>
    before.endsWith(origin) ? [] : [path],
  )

async function engineText(path: string, headers: Record<string, string> = foreign): Promise<string> {
  const request = new Request(`http://mall.test${apiPrefix}${path}`, { headers })
  return (await handleContract(async () => mall, request)).text()
}

it('an answer to an API client has absolute picture URLs in every call', async () => {
  const html = ['/goods/itemintro/1001']
  let pictures = 0
  for (const [verb, address] of await callAddresses()) {
    const path = address.replace(apiPrefix, '')
    if (verb !== 'GET' || html.includes(path)) continue
    const text = await engineText(path, { ...foreign, authorization: `Bearer ${token}` })
    expect([path, barePaths(text)]).toEqual([path, []])
    pictures += text.split(`${origin}/media/`).length - 1
  }
  expect(pictures).toBeGreaterThan(500)
})

describe.each(Object.entries(keptAddresses))('the kept answer of %s', (_name, addresses) => {
  it.each(addresses)('%s has them as the engine has them, and paths for our pages', async (path) => {
    const read = async (headers: Record<string, string>) =>
      (await door.request(apiPrefix + path, { headers })).text()
    for (let visit = 0; visit < 3; visit++) expect(barePaths(await read(foreign))).toEqual([])
    expect(JSON.parse(await read(foreign))).toEqual(JSON.parse(await engineText(path)))
    const own = await read({ [picturePathsHeader]: '1' })
    expect(own).not.toContain(`${origin}/media/`)
    expect(JSON.parse(own)).toEqual(JSON.parse(await engineText(path, { [picturePathsHeader]: '1' })))
  })
})

describe('a link in HTML', () => {
  const linked = '/goods/items/1001'
  const hrefs = (text: string) => [...text.matchAll(/ href=\\"([^"\\]*)/g)].map(([, href]) => href)
  beforeAll(async () => {
    const intro = '<p><a href="/items/1002">也看看</a> <a href="//cdn.example/a">外站</a></p>'
    await mall.rows(`update goods set intro = to_jsonb($1::text) where goods_id = 1001`, [intro])
  })

  it('is absolute for API clients, and a path for our pages', async () => {
    expect(hrefs(await engineText(linked))).toContain(`${origin}/items/1002`)
    expect(hrefs(await engineText(linked))).not.toContain('/items/1002')
    expect(hrefs(await engineText(linked, { [picturePathsHeader]: '1' }))).toContain('/items/1002')
  })

  it('stays as it is when it leads elsewhere', () => {
    const json = JSON.stringify({ a: '<a href="//cdn.example/a">', b: { href: '/items/1' } })
    expect(withAbsoluteUrls(json, origin)).toBe(json)
    const nested = JSON.stringify({ config: JSON.stringify({ text: '<a class="x" href="/items/1">' }) })
    expect(withAbsoluteUrls(nested, origin)).toContain(`href=\\\\\\"${origin}/items/1`)
  })
})

it('a page of another origin cannot ask for paths: the preflight does not allow the header', async () => {
  const response = await door.request(`${apiPrefix}/goods/items`, { method: 'OPTIONS', headers: foreign })
  expect(response.headers.get('access-control-allow-headers')).not.toContain(picturePathsHeader)
})

it('a picture may be read by pages of every origin, also one that is missing', async () => {
  const demo = async () => ({
    draw: () => ({ svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', isPhoto: false }),
  })
  for (const answer of [
    await answerMedia(demo, '/media/a.svg', new URLSearchParams(), tmpdir()),
    await answerMedia(async () => undefined, '/media/b.svg', new URLSearchParams(), tmpdir()),
  ])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
})

import { AccessLog, shortAddress } from '@/lib/front/access-log'
import { engineOf, type OpenDoor, openDoor } from '../fixtures/front/open-door'

let door: OpenDoor | undefined
afterEach(async () => {
  await door?.close()
  door = undefined
})

type Line = { route: string; status: number; request: string; from: string; ms: number; method: string }

async function linesOf(ratio: number, ask: (open: OpenDoor) => Promise<unknown>) {
  const written: string[] = []
  const access = new AccessLog(ratio, (text) => written.push(text))
  const answer = async ({ url }: Request) => ({
    status: 200,
    headers: [] as [string, string][],
    body: '{}',
    route: 'session.login',
    ...(url.includes('broken') && { outcome: 500 }),
  })
  door = await openDoor({ engine: engineOf(answer), proxies: 1, watching: { access } })
  await ask(door)
  access.flush()
  const text = written.join('')
  return {
    text,
    lines: text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line),
  }
}

const secret = 'eyJhbGciOiJIUzI1NiJ9.secret'

test('a line names what answered, and neither path, query, token nor the whole address', async () => {
  const { text, lines } = await linesOf(1, async ({ request }) => {
    const headers = {
      'x-forwarded-for': '203.0.113.77',
      authorization: `Bearer ${secret}`,
      cookie: `t=${secret}`,
    }
    await request(`/api/h5app/wxapp/login?mobile=13800138000&token=${secret}`, { headers })
    await request('/items/77?keywords=%E9%99%A9', { headers: { 'x-forwarded-for': '2001:db8:1:2::9' } })
    await request(`/setup/${secret}?phone=13800138000`)
  })
  expect(lines.map(({ route, status, from, method }) => [method, route, status, from])).toEqual([
    ['GET', 'session.login', 200, '203.0.113.0/24'],
    ['GET', '/items/[id]', 200, '2001:db8:1::/48'],
    ['GET', 'other', 200, expect.any(String)],
  ])
  for (const part of ['13800138000', 'secret', '113.77', '/77', 'keywords', 'db8:1:2'])
    expect(text).not.toContain(part)
  for (const line of lines) expect(line.request).toMatch(/^[\w.-]{8,64}$/)
})

test('requests that failed are in it without sampling, and no others', async () => {
  const { lines } = await linesOf(0, async ({ request }) => {
    await request('/api/h5app/wxapp/fine')
    await request('/api/h5app/wxapp/broken')
    await request('/items/1')
  })
  expect(lines.map(({ status }) => status)).toEqual([500])
})

test('a part of the requests is sampled', async () => {
  const { lines } = await linesOf(0.5, async ({ request }) => {
    for (let one = 0; one < 200; one++) await (await request('/items/1')).text()
  })
  expect(lines.length).toBeGreaterThan(50)
  expect(lines.length).toBeLessThan(150)
})

test('a flood of failures writes a bounded number of lines, and their rest as a number', () => {
  const written: string[] = []
  const access = new AccessLog(0, (text) => written.push(text))
  const line = {
    request: '12345678',
    method: 'GET',
    route: 'goods.list',
    status: 503,
    milliseconds: 1,
    address: '',
  }
  for (let one = 0; one < 5000; one++) access.add(line)
  access.flush()
  const lines = written.join('').trim().split('\n')
  expect(lines).toHaveLength(1001)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ suppressed: 4000 })
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:aaaa:bbbb:1:2:3:4', '2001:db8:aaaa::/48'],
  ['unknown', ''],
  ['', ''],
])('the address %s becomes %s', (address, short) => {
  expect(shortAddress(address)).toBe(short)
})

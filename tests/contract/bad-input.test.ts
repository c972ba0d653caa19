import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { RouteTable } from '@/lib/contract/route-table'
import { apiPrefix } from '@/lib/contract'
import { seedDemoMall } from '@/lib/server/demo/seed'
import { handleContract } from '@/lib/server/http/handler'
import { openTestMall, type TestMall } from '../services/harness'

/** Every declared call meets generated input; none may fail in a way that a shopper should not see. */

let mall: TestMall
let tokens: (string | undefined)[]

beforeAll(async () => {
  mall = await openTestMall({ MALL_PAY_TEST: '1' })
  await seedDemoMall(mall)
  tokens = [
    undefined,
    'no.such.token',
    await mall.tokenFor(1),
    await mall.tokenFor(2),
    await mall.tokenFor(999_999),
  ]
}, 120_000)
afterAll(() => mall.close())

const callsOf = (table: RouteTable): [method: string, path: string][] =>
  Object.values(table).flatMap((node) => (Array.isArray(node) ? [node] : callsOf(node)))
const calls = callsOf(JSON.parse(readFileSync('lib/client/routes.json', 'utf8')) as RouteTable)

/** Names that calls read, so that generated input reaches the services and not only the first check. */
const names = [
  ...['rate_id', 'rate_ids', 'rates', 'content', 'star', 'level', 'has_pic', 'anonymous', 'page_url'],
  ...[
    'item_id',
    'goods_id',
    'num',
    'quantity',
    'cart_id',
    'shop_type',
    'cart_type',
    'distributor_id',
    'is_checked',
  ],
  ...[
    'order_id',
    'order_type',
    'status',
    'page',
    'pageSize',
    'page_no',
    'page_size',
    'pay_type',
    'trade_id',
    'card_id',
  ],
  ...[
    'keywords',
    'category_id',
    'tag',
    'start_price',
    'end_price',
    'goodsSort',
    'username',
    'password',
    'auth_type',
  ],
  ...[
    'address_id',
    'telephone',
    'province',
    'city',
    'county',
    'adrdetail',
    'is_def',
    'receipt_type',
    'remark',
  ],
  ...[
    'receiver_name',
    'receiver_mobile',
    'receiver_state',
    'receiver_city',
    'receiver_district',
    'receiver_address',
  ],
  ...[
    'coupon_discount',
    'not_use_coupon',
    'point_use',
    'items',
    'item_ids',
    'is_empty',
    'theme_pc_template_id',
    'type',
  ],
  ...[
    'group_id',
    'marketing_id',
    'seckill_id',
    'filter',
    'is_default',
    'template_name',
    'page_name',
    'history_id',
  ],
  ...['article_id', 'article_ids', 'article_type', 'title', 'article_url', 'node_id'],
  ...['lat', 'lng', 'sort_type', 'search_type', 'name', 'area', 'address', 'distributor_tag_id', 'is_valid'],
]

const nasty = fc.constantFrom<unknown>(
  '',
  ' ',
  '0',
  '-1',
  '1',
  '1001',
  '1.5',
  '1e9',
  '99999999999999999999',
  '2147483648',
  '9007199254740992',
  '999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  "' or 1=1 --",
  '%',
  '\u0000',
  '\ud800',
  '😀𠮷',
  '<script>alert(1)</script>',
  '冰'.repeat(10_000),
  'x'.repeat(10_000),
  'distributor',
  'cart',
  'fastbuy',
  'normal',
  'logistics',
)
const value = fc.oneof(
  { weight: 4, arbitrary: nasty },
  fc.string(),
  fc.array(nasty, { maxLength: 3 }),
  fc.dictionary(fc.string(), nasty, { maxKeys: 2 }),
)
const params = fc.dictionary(
  fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, fc.string()),
  value,
  { maxKeys: 8 },
)
const pathValue = fc.constantFrom(
  '0',
  '1',
  '1001',
  '-1',
  'abc',
  '%00',
  '%F0%9F%98%80',
  '99999999999999999999',
  '4998031204510042',
  '999999999999999',
  '..%2f..',
)

const request = fc.record({
  call: fc.constantFrom(...calls),
  pathValue,
  params,
  token: fc.integer({ min: 0, max: 4 }),
  encoding: fc.constantFrom('json', 'form', 'query'),
})

function toRequest({
  call: [method, path],
  pathValue: part,
  params: input,
  token,
  encoding,
}: typeof request extends fc.Arbitrary<infer T> ? T : never) {
  const url = new URL(`http://mall.test${apiPrefix}${path.replaceAll(/\{\w+\}/g, part)}`)
  const headers = new Headers(tokens[token] ? { authorization: `Bearer ${tokens[token]}` } : {})
  const asForm = new URLSearchParams(
    Object.entries(input).map(([key, given]) => [
      key,
      typeof given === 'string' ? given.toWellFormed() : JSON.stringify(given),
    ]),
  )
  if (method === 'GET' || encoding === 'query') {
    url.search = asForm.toString()
    return new Request(url, { method, headers })
  }
  headers.set('content-type', encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded')
  return new Request(url, {
    method,
    headers,
    body: encoding === 'json' ? JSON.stringify(input) : asForm.toString(),
  })
}

it('gives every call a clear answer whatever is sent', async () => {
  await fc.assert(
    fc.asyncProperty(request, async (sent) => {
      const response = await handleContract(async () => mall, toRequest(sent))
      const text = await response.text()
      expect([200, 401, 404, 405]).toContain(response.status)
      // What answers with a document has its errors in the envelope like all others.
      const isDocument = response.headers.get('content-type')?.startsWith('text/html')
      const { data } = JSON.parse(isDocument ? '{"data":{}}' : text) as {
        data: { status_code?: number; message?: string } | null
      }
      expect(data).not.toBeNull()
      expect(typeof data).toBe('object')
      expect(data?.status_code ?? 200).toBeLessThan(500)
      expect(text).not.toMatch(/node_modules|at async |syntax error|violates|pg_|\$argon2/)
    }),
    { numRuns: 1500, interruptAfterTimeLimit: 90_000, markInterruptAsFailure: false },
  )
}, 120_000)

/** Rows of every table but those that any visitor fills: counters of how often someone asks or reads, and captchas. */
async function rowCounts(): Promise<Record<string, number>> {
  const tables = await mall.db.run<{ name: string }>(
    {
      name: 'tables',
      text: `select table_name as name from information_schema.tables
              where table_schema = 'public' and table_name not in ('rate_limits', 'one_time_codes', 'article_counts')`,
    },
    [],
  )
  const counts = tables.map(async ({ name }) => {
    const [row] = await mall.db.run<{ n: number }>(
      { name: `count-${name}`, text: `select count(*)::int n from "${name}"` },
      [],
    )
    return [name, row?.n ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

it('writes nothing for anyone without a living token', async () => {
  const before = await rowCounts()
  const stranger = request.map((sent) => ({ ...sent, token: sent.token % 2 === 0 ? 0 : 1 }))
  await fc.assert(
    fc.asyncProperty(stranger, async (sent) => {
      const response = await handleContract(async () => mall, toRequest(sent))
      expect([200, 401, 404, 405]).toContain(response.status)
    }),
    { numRuns: 600, interruptAfterTimeLimit: 45_000, markInterruptAsFailure: false },
  )
  expect(await rowCounts()).toEqual(before)
}, 90_000)

it('never lets one member read another one’s orders or addresses', async () => {
  const foreign = await mall.db.run<{ address_id: number }>(
    { name: 'foreign-address', text: 'select address_id from addresses where user_id = 1 limit 1' },
    [],
  )
  const token = await mall.tokenFor(2)
  const answer = await mall.call('GET', `/member/address/${foreign[0]?.address_id}`, {}, { token })
  expect(answer.data).toEqual({ message: '查询地址详情出错.', status_code: 422 })
})

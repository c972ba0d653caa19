import fc from 'fast-check'
import { seedDemoMall } from '@/lib/demo/seed'
import { handleContract } from '@/lib/server/edge/http/handler'
import { signToken } from '@/lib/server/people/session/token'
import { badRequests, toRequest, type BadRequest } from '../fixtures/engine/bad-requests'
import { builders } from '../fixtures/engine/builders'
import { buyer } from '../fixtures/engine/buyer'
import { openTestMall, type TestMall } from '../fixtures/engine/test-mall'

/** Sends generated invalid input to every declared call. No answer may be a server error or reveal internals. */

let mall: TestMall

beforeAll(async () => {
  mall = await openTestMall({ MALL_PAY_TEST: '1' })
  await seedDemoMall(mall)
}, 120_000)
afterAll(() => mall.close())

/**
 * Tables that anonymous calls may change: rate limits, captchas, article views, sign-ins and sign-outs, the key of
 * sign-in fields.
 */
const changedByAnyone = [
  'rate_limits',
  'one_time_codes',
  'article_counts',
  'ended_tokens',
  'sign_in_attempts',
  'sealed_keys',
  'used_envelopes',
  'scan_logins',
]

const send = (sent: BadRequest, token?: string) => handleContract(async () => mall, toRequest(sent, token))

/**
 * The sender of a request: a text is a token, a number a member. Each request of a member has a new token: some of them
 * sign out.
 */
type Sender = string | number | undefined

const tokenOf = async (sender: Sender) =>
  typeof sender === 'number'
    ? signToken(mall.secret, sender, mall.now(), { tokensFrom: mall.now() + 1 })
    : sender

/**
 * Sends generated requests and passes each response to `check`. A slow machine stops after a minute; the test fails
 * when it tried fewer than a third of `numRuns` by then.
 */
async function sendMany(
  requests: fc.Arbitrary<BadRequest>,
  senders: Sender[],
  numRuns: number,
  check: (response: Response) => Promise<void> | void,
): Promise<void> {
  let tried = 0
  await fc.assert(
    fc.asyncProperty(requests, fc.constantFrom(...senders), async (request, sender) => {
      await check(await send(request, await tokenOf(sender)))
      tried++
    }),
    { numRuns, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
  )
  expect(tried).toBeGreaterThan(numRuns / 3)
}

const chinese = /[\u4e00-\u9fff]/
interface Refusal {
  status_code?: number
  message?: string
  errors?: Record<string, string[]>
}

it('answers every invalid request in the envelope, in Chinese and without internals', async () => {
  const members = [1, 2, 3, 4, 5, 999_999]
  await sendMany(badRequests(), [undefined, 'no.such.token', ...members], 2000, async (response) => {
    const text = await response.text()
    expect([200, 401]).toContain(response.status)
    // Calls that return a document use the envelope for errors only.
    const isDocument =
      response.headers.has('content-disposition') ||
      /^text\/html/.test(response.headers.get('content-type') ?? '')
    const { data } = JSON.parse(isDocument ? '{"data":{}}' : text) as { data: Refusal | null }
    expect(data).not.toBeNull()
    // Whether a member has a password is a number (contract member §16).
    expect(['object', 'number']).toContain(typeof data)
    const { status_code: status = 200, message = '', errors = {} } = data ?? {}
    expect(status).toBeLessThan(500)
    if (status >= 400 && status !== 401)
      for (const sentence of [message, ...Object.values(errors).flat()]) expect(sentence).toMatch(chinese)
    expect(text).not.toMatch(/node_modules|at async |syntax error|violates|pg_|\$argon2/)
  })
}, 120_000)

/** A digest per table. `where` returns the condition of its rows by its columns, or null to leave it out. */
async function digests(where: (columns: string[]) => string | null): Promise<Record<string, string>> {
  const tables = await mall.rows<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns
       from information_schema.columns where table_schema = 'public' group by table_name`,
  )
  const found: Record<string, string> = {}
  for (const { name, columns } of tables) {
    const condition = where(columns)
    if (condition === null || changedByAnyone.includes(name)) continue
    // Every member may change the number of praises of a review.
    const [row] = await mall.rows<{ digest: string | null }>(
      `select md5(string_agg(line, '' order by line)) as digest
         from (select md5((to_jsonb(t) - 'praise_num')::text) as line from "${name}" t where ${condition}) lines`,
    )
    found[name] = row?.digest ?? 'empty'
  }
  return found
}

it('changes no data without a valid token', async () => {
  const before = await digests(() => 'true')
  expect(Object.values(before).filter((digest) => digest !== 'empty').length).toBeGreaterThan(20)
  await sendMany(badRequests(), [undefined, 'no.such.token', 999_999], 1500, (response) =>
    expect([200, 401]).toContain(response.status),
  )
  expect(await digests(() => 'true')).toEqual(before)
}, 90_000)

/** A member with data of every kind: cart, orders, address, coupon, favourites, browse history. */
async function richMember(): Promise<number> {
  const make = builders(mall)
  const [item, other] = [
    await make.goods({ price: 5000, store: 99 }),
    await make.goods({ price: 900, store: 9 }),
  ]
  const shopper = await buyer(mall, make)
  await shopper.orderItem(item, 1)
  await shopper.pay((await shopper.orderItem(other, 1)).order_id)
  await shopper.add(item, 2)
  await shopper.call('POST', '/member/address', {
    username: '李明',
    telephone: '13900002222',
    province: '浙江省',
    city: '杭州市',
    county: '西湖区',
    adrdetail: '文三路1号',
    is_def: 1,
  })
  await shopper.call('POST', `/member/collect/item/${item}`)
  await shopper.call('POST', '/member/browse/history/save', { item_id: item })
  await shopper.call('GET', '/user/receiveCard', { card_id: 1 })
  return shopper.userId
}

/** Ids and numbers of a member's data, per parameter: orders, addresses, cart lines … */
async function idsOf(userId: number): Promise<Record<string, string[]>> {
  const columns = await mall.rows<{ table: string; name: string }>(
    `select c.table_name as table, c.column_name as name
       from information_schema.columns c join information_schema.columns u using (table_schema, table_name)
      where table_schema = 'public' and u.column_name = 'user_id' and c.column_name ~ '(_id|_bn|code)$'`,
  )
  const ids: Record<string, string[]> = {}
  for (const { table, name } of columns) {
    const rows = await mall.rows<{ value: string }>(
      `select distinct "${name}"::text as value from "${table}"
        where user_id = ${userId} and "${name}" is not null limit 20`,
    )
    if (rows.length > 0) (ids[name] ??= []).push(...rows.map(({ value }) => value))
  }
  const { order_id: tid = [], address_id: addr_id = [] } = ids
  return { ...ids, tid, addr_id }
}

it('never changes the data of another member, even with its ids', async () => {
  const existing = await idsOf(await richMember())
  expect(Object.keys(existing)).toEqual(
    expect.arrayContaining(['order_id', 'trade_id', 'address_id', 'cart_id', 'history_id', 'fav_id']),
  )
  const others = () => digests((columns) => (columns.includes('user_id') ? 'user_id <> 2' : null))
  const before = await others()
  await sendMany(badRequests(existing), [2], 2500, () => undefined)
  expect(await others()).toEqual(before)
}, 90_000)

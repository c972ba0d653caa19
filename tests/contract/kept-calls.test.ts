import { apiPrefix, contract } from '@/lib/contract'
import type { CallMeta } from '@/lib/contract/call'
import { seedDemoMall } from '@/lib/demo/seed'
import { keptCallsOf } from '@/lib/server/edge/kept-calls'
import { keptCalls } from '@/lib/server/edge/kept-calls/find-kept-call'
import { callsWithoutOverlay } from '@/lib/server/edge/kept-calls/without-overlay'
import { keptAddresses } from '../fixtures/engine/kept-addresses'
import { testMall } from '../fixtures/engine/test-mall'
import { type MallDoor, openMallDoor } from '../fixtures/front/open-mall-door'
import { callAddresses } from '../fixtures/parity/built-addresses'

/** Cached answers contain no personal data: the door gives every caller the same answer as the engine. */

const mall = testMall()
let door: MallDoor
/** A member with a paid grade and coupons, one without, and a member of staff; the guest has no token. */
let tokens: Record<'rich' | 'plain' | 'staff', string>
type Visitor = keyof typeof tokens | 'guest'

beforeAll(async () => {
  await seedDemoMall(mall)
  await mall.rows(`update members set is_staff = true where user_id = 3`)
  tokens = { rich: await mall.tokenFor(1), plain: await mall.tokenFor(2), staff: await mall.tokenFor(3) }
  await mall.call('GET', '/user/receiveCard', { card_id: 1 }, { token: tokens.rich })
  await mall.call('POST', '/member/collect/item/1001', {}, { token: tokens.rich })
  door = await openMallDoor(mall)
})
afterAll(() => door.close())

/** The answer of the engine, without the door. @param path below the prefix */
const uncached = async (path: string, token?: string) => (await mall.call('GET', path, {}, { token })).data

/** The answers of the engine by visitor, each asked for once: a visit compares them with the answers of the door. */
function expectedOf(path: string) {
  const answers = new Map<string, Promise<unknown>>()
  return (visitor: Visitor) => {
    const known = answers.get(visitor) ?? uncached(path, visitor === 'guest' ? undefined : tokens[visitor])
    answers.set(visitor, known)
    return known
  }
}

/** The visitors take turns, so that each gets answers cached for another one. */
const visits: Visitor[] = [
  ...['rich', 'rich', 'guest', 'plain', 'guest', 'staff', 'rich', 'plain', 'guest'],
] as Visitor[]

// Operators' calls are grouped by subject, and none is kept.
const { operator: _, ...shoppersCalls } = contract
const callsWithKept = Object.entries(shoppersCalls).flatMap(([subject, calls]) =>
  Object.entries(calls).flatMap(([name, call]) => {
    const { meta } = (call as { '~orpc': { meta: CallMeta } })['~orpc']
    return meta.kept ? [{ name: `${subject}.${name}`, meta }] : []
  }),
)

it('keeps the calls that the contract declares, and no others', () => {
  expect([...keptCalls.keys()].sort()).toEqual(callsWithKept.map(({ name }) => name).sort())
  expect(Object.keys(keptAddresses).sort()).toEqual([...keptCalls.keys()].sort())
})

it('keeps only open calls, and those with live or personal fields have a service that fills them', () => {
  for (const { name, meta } of callsWithKept) {
    expect([name, meta.auth]).toEqual([name, 'open'])
    const hasHoles = Boolean(meta.kept?.live ?? meta.kept?.personal)
    expect([name, keptCalls.get(name)?.overlay !== undefined]).toEqual([name, hasHoles])
  }
})

describe('while the database does not answer', () => {
  /** Fields of holes that cannot promise a price or stock. */
  const harmless = new Set([
    ...['articleFocusNum', 'articlePraiseNum', 'isPraise', 'isCollect', 'sales', 'praise_num'],
    ...['order_id', 'user_id'],
  ])

  it('only calls without price, stock, coupon or subsidy in their holes are sent as they were kept', () => {
    const withHarmlessHoles = callsWithKept.filter(({ meta }) => {
      const fields = [...(meta.kept?.live ?? []), ...(meta.kept?.personal ?? [])]
      return fields.length > 0 && fields.every((field) => harmless.has(field.split('.').at(-1) ?? ''))
    })
    expect([...callsWithoutOverlay].sort()).toEqual(withHarmlessHoles.map(({ name }) => name).sort())
  })

  it('holes have what they held last, as for a guest, or the engine says that it is busy', async () => {
    const run = () => Promise.reject(new Error('The database does not answer.'))
    const lost = keptCallsOf(async () => ({
      ...mall,
      db: Object.create(mall.db, { run: { value: run } }) as typeof mall.db,
    }))
    const kept = keptCallsOf(async () => mall)
    for (const [name, addresses] of Object.entries(keptAddresses)) {
      for (const path of addresses) {
        const { recipe } = (await kept.keep(apiPrefix + path)) ?? {}
        if (!recipe || !recipe.includes('"holes":["')) continue
        const expected = callsWithoutOverlay.has(name) ? await kept.overlay(recipe, {}) : 'own'
        expect([path, await lost.overlay(recipe, {})]).toEqual([path, expected])
        const member = { authorization: `Bearer ${tokens.rich}` }
        const ofMember = await lost.overlay(recipe, member)
        expect([path, ofMember]).toEqual([path, expected])
      }
    }
  })
})

describe.each(Object.entries(keptAddresses))('%s', (_name, addresses) => {
  it.each(addresses)('%s answers everybody as the engine does', async (path) => {
    const expected = expectedOf(path)
    const counts = await door.counting(async () => {
      for (const visitor of visits) {
        const token = visitor === 'guest' ? undefined : tokens[visitor]
        const got = await door.read(path, token)
        expect([visitor, got]).toEqual([visitor, await expected(visitor)])
      }
    })
    expect(counts.keep).toBe(1)
    expect(counts.hit + counts.overlay).toBeGreaterThanOrEqual(2)
  })
})

it('answers every other GET of the contract as the engine does, and keeps none of them', async () => {
  const differing = [
    ...['/article/focus/1', '/member/image/code', '/member/sms/code', '/token/refresh'],
    // Each answer has a state of its own.
    ...['/trustlogin/list', '/trustlogin/params', '/oauth/getredirecturl'],
  ]
  const html = ['/goods/itemintro/1001', '/wechat/simulator']
  for (const [verb, address] of await callAddresses()) {
    const path = address.replace(apiPrefix, '')
    if (verb !== 'GET' || [...differing, ...html].includes(path)) continue
    const expected = expectedOf(path)
    for (const visitor of visits) {
      const token = visitor === 'guest' ? undefined : tokens[visitor]
      expect([path, visitor, await door.read(path, token)]).toEqual([path, visitor, await expected(visitor)])
    }
  }
})

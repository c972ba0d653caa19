import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { apiPrefix } from '@/lib/contract'
import { handleContract } from '@/lib/server/edge/http/handler'
import { openPostgres } from '@/lib/server/ground/db/postgres'
import type { Mall } from '@/lib/server/ground/mall'
import { createMember } from '@/lib/server/people/account/create-member'
import { forgetOldAddresses } from '@/lib/server/people/account/known-address'
import { sweepSignInAttempts } from '@/lib/server/people/session/attempts'
import { addressBlock } from '@/lib/web/address-block'
import { testMall } from '../../fixtures/engine/test-mall'
import type { GuessAnswers, Guesses } from '../../fixtures/sign-in/guess-process'

const password = 'Mall2026'
const wrong = { message: '用户名或密码错误', status_code: 422 }
const tooMany = { message: '登录尝试过于频繁，请核对密码，或10分钟后再试', status_code: 429 }

const mall = testMall()
beforeEach(() => mall.travel(3600))

let members = 0
async function newMember(): Promise<string> {
  const mobile = `1391000${String(++members).padStart(4, '0')}`
  await createMember(mall, { mobile, password })
  return mobile
}

const signIn = async (mobile: string, text: string, ip: string) =>
  (
    await mall.call<{ token?: string }>(
      'POST',
      '/login',
      { username: mobile, password: text },
      { headers: { 'x-forwarded-for': ip } },
    )
  ).data

const guess = (mobile: string, ip: string) => signIn(mobile, 'Wrong2026', ip)
const guesses = async (times: number, mobile: string, ip: string) => {
  const answers = await Promise.all(Array.from({ length: times }, () => guess(mobile, ip)))
  return answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(wrong)).length
}
const signedIn = { token: expect.any(String) }

describe('wrong passwords', () => {
  it('are limited to five of a number at one address, also concurrent ones; others may still sign in', async () => {
    const mobile = await newMember()
    expect(await guesses(8, mobile, '203.0.113.1')).toBe(5)
    expect(await guess(mobile, '203.0.113.1')).toEqual(tooMany)
    expect(await signIn(mobile, password, '203.0.113.1')).toEqual(tooMany)
    expect(await signIn(mobile, password, '203.0.113.2')).toEqual(signedIn)
  })

  it('are limited to twenty of a number within ten minutes, whatever the address', async () => {
    const mobile = await newMember()
    for (const block of [1, 2, 3, 4]) expect(await guesses(5, mobile, `198.51.100.${block}`)).toBe(5)
    expect(await signIn(mobile, password, '198.51.100.9')).toEqual(tooMany)
    mall.travel(600)
    expect(await signIn(mobile, password, '198.51.100.9')).toEqual(signedIn)
  })

  it('do not lock a number for everybody when one address goes on after its limit', async () => {
    const mobile = await newMember()
    await guesses(30, mobile, '203.0.113.20')
    expect(await guess(mobile, '203.0.113.21')).toEqual(wrong)
    expect(await signIn(mobile, password, '203.0.113.21')).toEqual(signedIn)
  })

  it('of many numbers at one address do not keep its other members out', async () => {
    for (let i = 0; i < 31; i++) expect(await guess(`139555500${10 + i}`, '203.0.113.40')).toEqual(wrong)
    expect(await signIn(await newMember(), password, '203.0.113.40')).toEqual(signedIn)
  })

  it('count for ten minutes each, not for a window that begins at a full ten minutes', async () => {
    const mobile = await newMember()
    for (let i = 0; i < 5; i++) {
      await guess(mobile, '203.0.113.30')
      mall.travel(100)
    }
    // 500 s after the first one.
    expect(await guess(mobile, '203.0.113.30')).toEqual(tooMany)
    mall.travel(100)
    expect(await guess(mobile, '203.0.113.30')).toEqual(wrong)
    expect(await guess(mobile, '203.0.113.30')).toEqual(tooMany)
  })

  it('count a /64 network of IPv6 as one address', async () => {
    const mobile = await newMember()
    for (let host = 1; host <= 5; host++) await guess(mobile, `2001:db8:1:2::${host}`)
    expect(await guess(mobile, '2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toEqual(tooMany)
    expect(await guess(mobile, '2001:db8:1:3::1')).toEqual(wrong)
  })

  it('of an unknown number are answered and limited like those of a member', async () => {
    const stranger = '13920000000'
    expect(await guesses(7, stranger, '203.0.113.40')).toBe(5)
    expect(await signIn(stranger, password, '203.0.113.40')).toEqual(tooMany)
  })

  it('are forgotten some time later', async () => {
    await guess(await newMember(), '203.0.113.50')
    const count = async () => (await mall.rows('select key from sign_in_attempts')).length
    expect(await count()).toBeGreaterThan(2)
    await sweepSignInAttempts(mall.db, mall.now() + 24 * 3600)
    expect(await count()).toBe(0)
  })
})

describe('the address from which a member signed in', () => {
  const home = '192.0.2.7'

  it('takes the right password, whatever strangers did elsewhere and a few at home', async () => {
    const mobile = await newMember()
    await signIn(mobile, password, home)
    for (const block of [1, 2, 3, 4]) await guesses(5, mobile, `198.51.100.${block}`)
    await guesses(7, mobile, home)
    expect(await guess(mobile, home)).toEqual(tooMany)
    expect(await signIn(mobile, password, home)).toEqual(signedIn)
    expect(await signIn(mobile, password, '192.0.2.8')).toEqual(tooMany)
  })

  it('is no place to guess without end: after thirty more within a day even the right password is refused', async () => {
    const mobile = await newMember()
    await signIn(mobile, password, home)
    await guesses(5 + 29, mobile, home)
    expect(await signIn(mobile, password, home)).toEqual(signedIn)
    await guesses(5 + 30, mobile, home)
    expect(await signIn(mobile, password, home)).toEqual(tooMany)
    mall.travel(3600)
    await guesses(5, mobile, home)
    expect(await signIn(mobile, password, home)).toEqual(tooMany)
    mall.travel(24 * 3600)
    expect(await signIn(mobile, password, home)).toEqual(signedIn)
  })

  it('is known for thirty days, and to its own member only', async () => {
    const [mobile, other] = [await newMember(), await newMember()]
    await signIn(mobile, password, home)
    await guesses(5, other, home)
    expect(await signIn(other, password, home)).toEqual(tooMany)
    mall.travel(30 * 24 * 3600 - 1)
    await guesses(5, mobile, home)
    expect(await signIn(mobile, password, home)).toEqual(signedIn)
    mall.travel(30 * 24 * 3600)
    await guesses(5, mobile, home)
    expect(await signIn(mobile, password, home)).toEqual(tooMany)
  })

  it('is not stored readably, and is deleted after thirty days', async () => {
    await signIn(await newMember(), password, home)
    const rows = await mall.rows<{ address: string }>('select address from known_addresses')
    expect(JSON.stringify(rows)).not.toContain(home)
    await forgetOldAddresses(mall.db, mall.now() + 30 * 24 * 3600)
    expect(await mall.rows('select address from known_addresses')).toEqual([])
  })
})

describe('several instances', () => {
  const server = process.env.TEST_DATABASE_URL

  /** The URL of the test's own database. */
  async function databaseUrl(of: string): Promise<string> {
    const url = new URL(of)
    const [row] = await mall.rows<{ name: string }>('select current_database() as name')
    url.pathname = `/${row?.name}`
    return url.href
  }

  /** A second engine; on PostgreSQL with connections of its own. */
  async function secondInstance(): Promise<{ instance: Mall; close: () => Promise<void> }> {
    if (!server) return { instance: { ...mall, secret: mall.secret.slice() }, close: async () => {} }
    const db = openPostgres(await databaseUrl(server))
    return { instance: { ...mall, db, secret: mall.secret.slice() }, close: () => db.close() }
  }

  const post = async (instance: Mall, path: string, body: object, headers: Record<string, string>) => {
    const request = new Request(`http://mall.test${apiPrefix}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const answer = (await (await handleContract(async () => instance, request)).json()) as { data: object }
    return answer.data
  }

  it('count the same attempts', async () => {
    const { instance, close } = await secondInstance()
    const mobile = await newMember()
    const from = { 'x-forwarded-for': '203.0.113.60' }
    const credentials = { username: mobile, password: 'Wrong2026' }
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        post(index % 2 ? instance : mall, '/login', credentials, from),
      ),
    )
    expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(wrong))).toHaveLength(5)
    expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(tooMany))).toHaveLength(7)
    await close()
  })

  /** Sends guesses from processes that start together; returns the sum of their answers. */
  async function guessInProcesses(addresses: readonly (readonly string[])[], mobile: string, of: string) {
    const told: Omit<Guesses, 'addresses'> = {
      database: await databaseUrl(of),
      secret: Buffer.from(mall.secret).toString('base64'),
      now: mall.now(),
      mobile,
    }
    const sum: GuessAnswers = {}
    const outputs = await Promise.all(
      addresses.map((own) =>
        promisify(execFile)(process.execPath, [
          ...['--conditions=react-server', '--import', 'tsx', 'tests/fixtures/sign-in/guess-process.ts'],
          JSON.stringify({ ...told, addresses: own }),
        ]),
      ),
    )
    for (const { stdout } of outputs)
      for (const [message, times] of Object.entries(JSON.parse(stdout) as GuessAnswers))
        sum[message] = (sum[message] ?? 0) + times
    return sum
  }

  // The embedded database has one process.
  const onPostgres = server ? it : it.skip
  onPostgres(
    'in two processes count together: five wrong passwords of an address, twenty of a number',
    async () => {
      const mobile = await newMember()
      const same = Array.from({ length: 8 }, () => '203.0.113.70')
      expect(await guessInProcesses([same, same], mobile, server ?? '')).toEqual({
        [wrong.message]: 5,
        [tooMany.message]: 11,
      })
      const other = await newMember()
      const many = (process: number) => Array.from({ length: 14 }, (_, host) => `198.51.${process}.${host}`)
      expect(await guessInProcesses([many(1), many(2)], other, server ?? '')).toEqual({
        [wrong.message]: 20,
        [tooMany.message]: 8,
      })
    },
    60_000,
  )

  it('refuse a token at once that another one ended', async () => {
    const { instance, close } = await secondInstance()
    const mobile = await newMember()
    const { token = '' } = await signIn(mobile, password, '203.0.113.61')
    const bearer = { authorization: `Bearer ${token}` }
    const leave = () => post(instance, '/member/logout/all', {}, bearer)
    expect((await mall.call('GET', '/member', {}, { token })).status).toBe(200)
    await post(instance, '/member/logout', {}, bearer)
    expect((await mall.call('GET', '/member', {}, { token })).status).toBe(401)
    expect(await leave()).toMatchObject({ status_code: 401 })
    await close()
  })
})

describe('the address that limits count', () => {
  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('of %s is %s', (address, block) => {
    expect(addressBlock(address)).toBe(block)
  })
})

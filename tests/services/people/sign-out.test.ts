import { createMember } from '@/lib/server/people/account/create-member'
import { endSessionsOf, sweepSessions } from '@/lib/server/people/session/end-sessions'
import { signToken } from '@/lib/server/people/session/token'
import { builders } from '../../fixtures/engine/builders'
import { openTestMall, testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)
beforeEach(() => mall.travel(3600))

const unauthenticated = { message: 'Unable to authenticate user.', status_code: 401, code: 401001 }
const ownPage = { 'sec-fetch-site': 'same-origin' }

const statusOf = async (token: string) => (await mall.call('GET', '/member', {}, { token })).status
const signOut = (options: Parameters<typeof mall.call>[3]) => mall.call('POST', '/member/logout', {}, options)

async function renew(token: string): Promise<string | undefined> {
  const { headers } = await mall.call('GET', '/token/refresh', {}, { token })
  return /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1]
}

/** A member with a token that is certainly different from that of the builder. */
async function twoSessions() {
  const { userId, token } = await make.member()
  return { userId, token, other: await mall.tokenFor(userId) }
}

describe('signing out', () => {
  it('ends the bearer token at once and leaves other sessions of the member alone', async () => {
    const { token, other } = await twoSessions()
    expect((await signOut({ token })).data).toEqual({ status: true })
    expect(await mall.call('GET', '/member', {}, { token })).toMatchObject({
      status: 401,
      data: unauthenticated,
    })
    expect(await statusOf(other)).toBe(200)
  })

  it('makes an open call treat the ended token as a guest', async () => {
    const { token } = await make.member()
    await signOut({ token })
    expect((await mall.call('GET', '/vipgrades/newlist', {}, { token })).status).toBe(200)
  })

  it('also ends the tokens that renewed it, and it cannot be renewed again', async () => {
    const { token } = await make.member()
    const renewed = (await renew(token)) ?? ''
    const again = (await renew(renewed)) ?? ''
    await signOut({ token: again })
    for (const one of [token, renewed, again]) {
      expect(await statusOf(one)).toBe(401)
      expect(await renew(one)).toBeUndefined()
    }
  })

  it('ends an expired token that could still be renewed', async () => {
    const { token } = await make.member()
    mall.travel(31 * 24 * 3600)
    await signOut({ token })
    expect(await renew(token)).toBeUndefined()
  })

  it('ends the tokens of both cookies of our own pages', async () => {
    const { token, other } = await twoSessions()
    const cookie = `mall_token=${token}; mall_store_token=${other}`
    await signOut({ headers: { cookie, ...ownPage } })
    expect([await statusOf(token), await statusOf(other)]).toEqual([401, 401])
  })

  it('ends nothing when a foreign page posts the form with the cookies of a visitor', async () => {
    const { token } = await make.member()
    await signOut({ headers: { cookie: `mall_token=${token}`, 'sec-fetch-site': 'cross-site' } })
    expect(await statusOf(token)).toBe(200)
  })

  it('answers without a token, and with one that is none', async () => {
    expect((await signOut({})).data).toEqual({ status: true })
    expect((await signOut({ token: 'rubbish' })).data).toEqual({ status: true })
  })

  it('keeps the note of an ended token until nobody could renew it', async () => {
    const { token } = await make.member()
    await signOut({ token })
    const notes = () => mall.rows<{ token_id: string }>('select token_id from ended_tokens')
    await sweepSessions(mall.db, mall.now() + 44 * 24 * 3600 - 1)
    expect((await notes()).length).toBeGreaterThan(0)
    await sweepSessions(mall.db, mall.now() + 44 * 24 * 3600)
    expect(await notes()).toEqual([])
  })
})

describe('退出所有设备', () => {
  const signOutEverywhere = (token?: string) => mall.call('POST', '/member/logout/all', {}, { token })

  it('ends every session of the member and of nobody else', async () => {
    const { userId, token, other } = await twoSessions()
    const stranger = await make.member()
    const { data, headers } = await signOutEverywhere(token)
    expect(data).toEqual({ status: true })
    expect(headers.getSetCookie()).toHaveLength(2)
    expect([await statusOf(token), await statusOf(other)]).toEqual([401, 401])
    expect([await renew(token), await renew(other)]).toEqual([undefined, undefined])
    expect(await statusOf(stranger.token)).toBe(200)
    mall.travel(1)
    expect(await statusOf(await mall.tokenFor(userId))).toBe(200)
  })

  it('needs a member', async () => {
    expect(await signOutEverywhere()).toMatchObject({ status: 401, data: unauthenticated })
  })
})

describe('a revocation', () => {
  const mobile = '13910000077'
  const signIn = async (one = mall, password = 'Mall2026') => {
    const { data } = await one.call<{ token: string }>('POST', '/login', { username: mobile, password })
    return data.token
  }
  const change = async (token: string, password: string, new_pwd: string) => {
    const form = { password, new_pwd, new_pwd_confirmation: new_pwd }
    const { data, headers } = await mall.call('PUT', '/member/password', form, { token })
    return { data, token: /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? '' }
  }

  it('ends the tokens that were issued between it and another one in the same second', async () => {
    await createMember(mall, { mobile, password: 'Mall2026' })
    const first = await change(await signIn(), 'Mall2026', 'Mall2027')
    const second = await signIn(mall, 'Mall2027')
    expect([await statusOf(first.token), await statusOf(second)]).toEqual([200, 200])
    const last = await change(first.token, 'Mall2027', 'Mall2026')
    expect(last.data).toEqual({ status: true })
    expect([await statusOf(first.token), await statusOf(second)]).toEqual([401, 401])
    expect(await statusOf(last.token)).toBe(200)
    const other = await signIn()
    await mall.call('POST', '/member/logout/all', {}, { token: last.token })
    expect([await statusOf(last.token), await statusOf(other)]).toEqual([401, 401])
    expect(await statusOf(await signIn())).toBe(200)
  })

  it('ends a session whose sign-in had read the account before, and issues the token seconds later', async () => {
    const hook = { run: async () => {} }
    const slow = await openTestMall({}, (db) =>
      Object.create(db, {
        run: {
          async value(...[statement, params]: Parameters<typeof db.run>) {
            const rows = await db.run(statement, params)
            if (statement.name === 'account_of_sign_in') await hook.run()
            return rows
          },
        },
      }),
    )
    try {
      const userId = await createMember(slow, { mobile, password: 'Mall2026' })
      hook.run = async () => {
        await endSessionsOf(slow, userId ?? 0)
        slow.travel(5)
      }
      const token = await signIn(slow)
      expect((await slow.call('GET', '/member', {}, { token })).status).toBe(401)
      hook.run = async () => {}
      expect((await slow.call('GET', '/member', {}, { token: await signIn(slow) })).status).toBe(200)
    } finally {
      await slow.close()
    }
  })
})

describe('renewing a token', () => {
  it('keeps the old one for thirty seconds, in which parallel requests may renew it too', async () => {
    const { token } = await make.member()
    const [first, second] = await Promise.all([renew(token), renew(token)])
    expect(first).not.toBe(second)
    mall.travel(29)
    expect(await statusOf(token)).toBe(200)
    expect(await renew(token)).toBeDefined()
    mall.travel(1)
    expect(await statusOf(token)).toBe(401)
    expect([await statusOf(first ?? ''), await statusOf(second ?? '')]).toEqual([200, 200])
  })

  it('ends the session when a renewed token comes back later: somebody else has it', async () => {
    const { token, other } = await twoSessions()
    const renewed = (await renew(token)) ?? ''
    mall.travel(31)
    expect(await renew(token)).toBeUndefined()
    expect(await statusOf(renewed)).toBe(401)
    expect(await statusOf(other)).toBe(200)
  })
})

describe('instances with different clocks', () => {
  afterEach(() => mall.travel(3600))

  it('read each other’s tokens while the clocks are a minute apart, also after 退出所有设备', async () => {
    const { userId } = await make.member()
    await endSessionsOf(mall, userId)
    const [row] = await mall.rows<{ tokens_from: number }>(
      'select tokens_from from members where user_id = $1',
      [userId],
    )
    const token = await signToken(mall.secret, userId, mall.now(), { tokensFrom: row?.tokens_from ?? 0 })
    mall.travel(-60)
    expect(await statusOf(token)).toBe(200)
    mall.travel(-600)
    expect(await statusOf(token)).toBe(401)
  })
})

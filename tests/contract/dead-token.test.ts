import { builders } from '../fixtures/builders'
import { openTestMall, type TestMall } from '../fixtures/test-mall'

let mall: TestMall
let make: ReturnType<typeof builders>
beforeAll(async () => {
  mall = await openTestMall()
  make = builders(mall)
})
afterAll(() => mall.close())

const dead = 'no.such.token'
const member = (headers: Record<string, string>) => mall.call('GET', '/member', {}, { headers })
const operator = (headers: Record<string, string>) =>
  mall.call('PUT', '/operator/goods/prices', {}, { headers })
const dropped = (name: string) => [`${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`]

describe('a 401', () => {
  it('takes a dead cookie with it, so that the guard no longer lets its owner in', async () => {
    const answer = await member({ cookie: `mall_token=${dead}; mall_store_token=${dead}` })
    expect(answer).toMatchObject({ status: 401, data: { status_code: 401, code: 401001 } })
    expect(answer.headers.getSetCookie()).toEqual(dropped('mall_token'))
    const store = await operator({ cookie: `mall_token=${dead}; mall_store_token=${dead}` })
    expect(store.headers.getSetCookie()).toEqual(dropped('mall_store_token'))
  })

  it('takes the cookie of an account that was switched off', async () => {
    const { token } = await make.member({ disabled: true })
    const answer = await member({ cookie: `mall_token=${token}` })
    expect(answer).toMatchObject({ status: 401, data: { code: 401002 } })
    expect(answer.headers.getSetCookie()).toEqual(dropped('mall_token'))
  })

  it('leaves cookies alone that did not cause it', async () => {
    const cookie = `mall_token=${dead}`
    const merchant = await make.member({ role: 'merchant' })
    const answers = [
      await member({ authorization: `Bearer ${dead}`, cookie }),
      await member({ cookie, 'sec-fetch-site': 'cross-site' }),
      await mall.call('GET', '/trade.cancel.buyer', {}, { headers: { cookie } }),
      await operator({ cookie: `mall_store_token=${merchant.token}` }),
      await member({}),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  it('is not what open calls answer: who calls is a guest', async () => {
    const answer = await mall.call('GET', '/goods/items', {}, { headers: { cookie: `mall_token=${dead}` } })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
  })
})

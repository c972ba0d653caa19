import { builders } from '../fixtures/engine/builders'
import { openTestMall, type TestMall } from '../fixtures/engine/test-mall'

let mall: TestMall
let make: ReturnType<typeof builders>
beforeAll(async () => {
  mall = await openTestMall()
  make = builders(mall)
})
afterAll(() => mall.close())

const invalidToken = 'no.such.token'
const callAsMember = (headers: Record<string, string>) => mall.call('GET', '/member', {}, { headers })
const callAsOperator = (headers: Record<string, string>) =>
  mall.call('PUT', '/operator/goods/prices', {}, { headers })
const deletedCookie = (name: string) => [`${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`]

describe('a 401 response', () => {
  it('deletes the invalid cookie, so that the page guard no longer accepts it', async () => {
    const answer = await callAsMember({
      cookie: `mall_token=${invalidToken}; mall_store_token=${invalidToken}`,
    })
    expect(answer).toMatchObject({ status: 401, data: { status_code: 401, code: 401001 } })
    expect(answer.headers.getSetCookie()).toEqual(deletedCookie('mall_token'))
    const store = await callAsOperator({
      cookie: `mall_token=${invalidToken}; mall_store_token=${invalidToken}`,
    })
    expect(store.headers.getSetCookie()).toEqual(deletedCookie('mall_store_token'))
  })

  it('deletes the cookie of a disabled account', async () => {
    const { token } = await make.member({ disabled: true })
    const answer = await callAsMember({ cookie: `mall_token=${token}` })
    expect(answer).toMatchObject({ status: 401, data: { code: 401002 } })
    expect(answer.headers.getSetCookie()).toEqual(deletedCookie('mall_token'))
  })

  it('keeps cookies that did not cause it', async () => {
    const cookie = `mall_token=${invalidToken}`
    const shopper = await make.member()
    const answers = [
      await callAsMember({ authorization: `Bearer ${invalidToken}`, cookie }),
      await callAsMember({ cookie, 'sec-fetch-site': 'cross-site' }),
      await mall.call('GET', '/trade.cancel.buyer', {}, { headers: { cookie } }),
      await callAsOperator({ cookie: `mall_store_token=${shopper.token}` }),
      await callAsMember({}),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  it('is not returned by open calls, which treat the caller as a guest', async () => {
    const answer = await mall.call(
      'GET',
      '/goods/items',
      {},
      { headers: { cookie: `mall_token=${invalidToken}` } },
    )
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
  })
})

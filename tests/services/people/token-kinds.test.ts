import sharp from 'sharp'
import { apiPrefix } from '@/lib/contract'
import { handleContract } from '@/lib/server/edge/http/handler'
import { hashPassword } from '@/lib/server/people/account/password'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)
const ownPage = { 'sec-fetch-site': 'same-origin' }

const statusOf = async (path: string, token: string) => (await mall.call('GET', path, {}, { token })).status
const claimsOf = (token: string): unknown => JSON.parse(atob(token.split('.')[1] ?? ''))

async function upload(path: string, token: string): Promise<{ url?: string; status_code?: number }> {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#1a7f5a' } }).png()
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(await picture.toBuffer())]), 'licence.png')
  const headers = { authorization: `Bearer ${token}` }
  const request = new Request(`http://mall.test${apiPrefix}${path}`, { method: 'POST', body, headers })
  const response = await handleContract(async () => mall, request)
  return ((await response.json()) as { data: { url?: string; status_code?: number } }).data
}

describe('a token of the entry of merchants', () => {
  it('is refused by the calls of members and makes nobody known to open calls', async () => {
    const { userId } = await make.member()
    const token = await mall.storeTokenFor(userId)
    expect(await mall.call('GET', '/member', {}, { token })).toMatchObject({
      status: 401,
      data: { status_code: 401, code: 401001 },
    })
    const sent = await mall.call('GET', '/goods/items', {}, { token })
    expect(sent).toMatchObject({ status: 200 })
  })

  it('opens the calls of merchants and operators only to those who have the role', async () => {
    const [shopper, operator] = [await make.member(), await make.member({ role: 'operator' })]
    const path = '/operator/orders/count'
    expect(await statusOf(path, await mall.storeTokenFor(shopper.userId))).toBe(401)
    expect(await statusOf(path, await mall.storeTokenFor(operator.userId))).toBe(200)
    expect(await statusOf(path, operator.token)).toBe(200)
  })

  it('uploads pictures as ECShopX clients do, who have no other token', async () => {
    const { userId } = await make.member()
    const token = await mall.storeTokenFor(userId)
    expect(await upload('/espier/upload', token)).toHaveProperty('url')
    expect(await statusOf('/espier/image_upload_token', token)).toBe(200)
  })

  it('is not ended by the logout of shoppers', async () => {
    const { userId } = await make.member()
    const token = await mall.storeTokenFor(userId)
    await mall.call('POST', '/member/logout', {}, { token })
    expect(await statusOf('/espier/image_upload_token', token)).toBe(200)
  })

  it('carries the claims of a merchant account, in ASCII', async () => {
    const { userId } = await make.member()
    expect(claimsOf(await mall.storeTokenFor(userId))).toMatchObject({
      id: `merchantaccount_${userId}`,
      sub: `merchantaccount_${userId}`,
      account_id: userId,
      operator_type: 'user',
    })
    expect(claimsOf(await mall.tokenFor(userId))).not.toHaveProperty('account_id')
  })

  it('is renewed as one with the number of its owner, in the cookie of its pages', async () => {
    const { userId } = await make.member({ mobile: '13900139005' })
    const token = await mall.storeTokenFor(userId)
    const { headers } = await mall.call('GET', '/token/refresh', {}, { token, headers: ownPage })
    const renewed = headers.get('authorization')?.slice('Bearer '.length) ?? ''
    expect(claimsOf(renewed)).toMatchObject({ account_id: userId, mobile: '13900139005' })
    expect(headers.getSetCookie()).toEqual([expect.stringContaining(`mall_store_token=${renewed};`)])
  })
})

describe('signing in at the shop', () => {
  it('gives merchants and operators a token of each kind, in the cookie of its pages', async () => {
    const [mobile, password] = ['13900139004', 'Mall2026']
    const passwordHash = await hashPassword(password)
    const { userId } = await make.member({ role: 'operator', mobile, passwordHash })
    const params = { username: mobile, password }
    const { data, headers } = await mall.call<{ token: string }>('POST', '/login', params)
    const [shopper = '', store = ''] = headers.getSetCookie()
    expect(shopper).toContain(`mall_token=${data.token};`)
    const storeToken = /^mall_store_token=([^;]+)/.exec(store)?.[1] ?? ''
    expect(claimsOf(storeToken)).toMatchObject({ account_id: userId, mobile })
    expect(claimsOf(shopper.split('=')[1] ?? '')).not.toHaveProperty('mobile')
    expect(await statusOf('/member', storeToken)).toBe(401)
  })
})

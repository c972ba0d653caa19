import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** The people of a shop, as its manager adds and removes them (contract operator §8, ADR 0113). */

const mall = testMall({ MALL_PUBLIC_URL: 'https://mall.example' })
const make = builders(mall)
const mobile = '13900002234'

interface Clerk {
  user_id: number
  mobile: string
  desk_role: string
  shop: { distributor_id: number } | null
  waits_for_password: boolean
  message?: string
  status_code?: number
}

let shop: number
let manager: Staff
beforeEach(async () => {
  await mall.empty()
  shop = await make.shop()
  manager = await staff(mall, make, { role: 'merchant', shopId: shop })
})

const add = (params: object = {}, by = manager) =>
  by.call<Clerk>('POST', '/clerks', { mobile, username: '周宁', ...params })
const list = async (by = manager) => (await by.call<{ list: Clerk[] }>('GET', '/clerks')).list
const remove = (id: number, by = manager) => by.call<Clerk>('DELETE', `/clerks/${id}`)
const link = (id: number, by = manager) =>
  by.call<{ link: string; message?: string }>('POST', '/clerks/link', { user_id: id })
const rolesOf = (id: number) =>
  mall.rows<{ role: string; desk_role: string | null }>(
    `select role, desk_role from members where user_id = ${id}`,
  )

it('a manager adds a clerk, who sets a password by the link and ships for the shop', async () => {
  const clerk = await add()
  expect(clerk).toMatchObject({
    desk_role: 'clerk',
    shop: { distributor_id: shop },
    waits_for_password: true,
  })
  expect((await list()).map(({ desk_role }) => desk_role)).toEqual(['shop_manager', 'clerk'])
  const key = new URL((await link(clerk.user_id)).link).hash.replace('#key=', '')
  const password = 'Clerk2026'
  await mall.call('POST', '/member/password/link', { key, password })
  const { token } = (await mall.call<{ token: string }>('POST', '/login', { username: mobile, password }))
    .data
  const ask = async (method: string, path: string) =>
    (await mall.call<Clerk>(method, `/operator${path}`, {}, { token })).data
  expect(await ask('GET', '/orders')).toHaveProperty('list')
  expect(await ask('GET', '/clerks')).toMatchObject({ status_code: 403 })
  expect(await ask('GET', '/shops/info')).toMatchObject({ status_code: 403 })
  expect((await link(clerk.user_id)).message).toBe('该账号不是新增的账号，请本人用手机号登录或找回密码')
  expect(await remove(clerk.user_id)).toEqual({ status: true })
  expect(await rolesOf(clerk.user_id)).toEqual([{ role: 'shopper', desk_role: null }])
})

it('a number with an account is refused, and its sessions stay', async () => {
  const { userId, token } = await make.member({ mobile })
  expect((await add()).message).toBe('该手机号已注册，请联系商城运营添加')
  expect((await mall.call('GET', '/member', {}, { token })).status).toBe(200)
  expect(await rolesOf(userId)).toEqual([{ role: 'shopper', desk_role: null }])
  expect((await add({ mobile: '12345' })).message).toBe('请输入正确的手机号')
  expect((await add({ username: ' ' })).message).toBe('请填写姓名')
  expect((await add({ username: '长'.repeat(21) })).message).toBe('姓名最多20个字')
})

it('a manager reaches neither managers nor people of other shops', async () => {
  const other = await staff(mall, make, { role: 'merchant', shopId: await make.shop() })
  const foreign = await add({ mobile: '13900002235' }, other)
  expect((await remove(foreign.user_id)).message).toBe('账号不存在')
  expect((await link(foreign.user_id)).message).toBe('账号不存在')
  expect((await remove(manager.userId)).message).toBe('账号不存在')
  expect(await rolesOf(foreign.user_id)).toEqual([{ role: 'merchant', desk_role: 'clerk' }])
  expect((await add({ distributor_id: foreign.shop?.distributor_id })).message).toBe('店铺不存在')
  expect((await list()).map(({ user_id }) => user_id)).toEqual([manager.userId])
})

it('an owner names the shop, and other people of the mall only see', async () => {
  const owner = await staff(mall, make)
  expect((await add({}, owner)).message).toBe('请选择所属店铺')
  expect((await add({ distributor_id: 999 }, owner)).message).toBe('店铺不存在')
  expect(await add({ distributor_id: shop }, owner)).toMatchObject({ shop: { distributor_id: shop } })
  const { token } = await make.member({ role: 'operator', deskRole: 'manager' })
  const call = async (method: string, params: Record<string, unknown>) =>
    (await mall.call<Clerk>(method, '/operator/clerks', params, { token })).data
  expect(await call('GET', { distributor_id: shop })).toHaveProperty('list')
  expect(await call('POST', { distributor_id: shop, mobile: '13900002239', username: '周宁' })).toMatchObject(
    {
      status_code: 403,
    },
  )
})

it('a person tries thirty numbers a day', async () => {
  await make.member({ mobile })
  for (let tries = 0; tries < 30; tries++) expect((await add()).message).toMatch(/已注册/)
  expect((await add({ mobile: '13900002236' })).message).toBe('今天新增店员的次数过多，请明天再试')
  mall.travel(86_400)
  expect((await add({ mobile: '13900002236' })).message).toBeUndefined()
})

it('of two managers who add the same number one is told that it is taken', async () => {
  const answers = await Promise.all([add(), add()])
  expect(answers.filter(({ message }) => message === undefined)).toHaveLength(1)
})

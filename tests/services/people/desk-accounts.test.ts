import { builders } from '../../fixtures/engine/builders'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** The accounts of people at the desk, as owners manage them (contract operator §4). */

const mall = testMall({ MALL_PUBLIC_URL: 'https://mall.example' })
const make = builders(mall)
const mobile = '13900001234'

interface Account {
  user_id: number
  mobile: string
  desk_role: string
  shop: { distributor_id: number; name: string } | null
  has_password: boolean
  message?: string
}

beforeEach(() => mall.empty())

const owner = () => staff(mall, make)
const withRole = async (deskRole: string) => {
  const { userId, token } = await make.member({ role: 'operator', deskRole: deskRole as 'owner' })
  return {
    userId,
    call: async <T>(method: string, path: string, params = {}) =>
      (await mall.call<T & { message?: string }>(method, `/operator${path}`, params, { token })).data,
  }
}
const add = (desk: Awaited<ReturnType<typeof owner>>, params: object) =>
  desk.call<Account>('POST', '/accounts', { mobile, desk_role: 'order', ...params })
const listed = async (desk: Awaited<ReturnType<typeof owner>>, params = {}) =>
  (await desk.call<{ list: Account[]; total_count: number }>('GET', '/accounts', params)).list

describe('an account', () => {
  it('is added for a new number, gets a password by the link, and works with its role', async () => {
    const desk = await owner()
    const added = await add(desk, {})
    expect(added).toMatchObject({ mobile, desk_role: 'order', shop: null, has_password: false })
    const { link, expires } = await desk.call<{ link: string; expires: number }>('POST', '/accounts/link', {
      user_id: added.user_id,
    })
    expect(expires).toBe(mall.now() + 1800)
    const key = new URL(link).hash.replace('#key=', '')
    const password = 'Desk2026'
    expect((await mall.call('POST', '/member/password/link', { key, password })).data).toEqual({
      status: true,
    })
    const { token } = (await mall.call<{ token: string }>('POST', '/login', { username: mobile, password }))
      .data
    const ask = async (path: string) =>
      (await mall.call<{ status_code?: number }>('GET', `/operator${path}`, {}, { token })).data
    expect(await ask('/orders')).toHaveProperty('list')
    expect(await ask('/books')).toMatchObject({
      status_code: 403,
      message: '您的账号没有这项权限，请联系店主',
    })
    expect(await listed(desk)).toContainEqual(expect.objectContaining({ mobile, has_password: true }))
  })

  it('stores neither link nor key, also when the request names a key for repeating it', async () => {
    const desk = await owner()
    const { user_id: id } = await add(desk, {})
    const { link } = await desk.call<{ link: string }>(
      'POST',
      '/accounts/link',
      { user_id: id },
      { 'idempotency-key': 'a-key-for-the-link' },
    )
    const key = link.slice(link.indexOf('#key=') + 5)
    const rows = await mall.rows(
      'select answer::text from operator_answers union all select after::text from audit_rows',
    )
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  it('is given to a member who shops already', async () => {
    const desk = await owner()
    await make.member({ mobile })
    expect(await add(desk, { desk_role: 'finance' })).toMatchObject({ mobile, desk_role: 'finance' })
    const [row] = await mall.rows<{ before: unknown; after: unknown; actor_id: string }>(
      `select before, after, actor_id from audit_rows where event = 'grantRole'`,
    )
    expect(row).toEqual({
      before: { deskRole: null, shopId: null },
      after: { deskRole: 'finance', shopId: null },
      actor_id: String(desk.userId),
    })
  })

  it('of a shop needs one, and sees its shop only', async () => {
    const desk = await owner()
    expect(await add(desk, { desk_role: 'clerk' })).toMatchObject({ message: '请选择所属店铺' })
    expect(await add(desk, { desk_role: 'clerk', distributor_id: 999 })).toMatchObject({
      message: '店铺不存在',
    })
    expect(await mall.rows(`select from members where mobile = '${mobile}'`)).toHaveLength(0)
    const shop = await make.shop({ name: '西湖店' })
    expect(await add(desk, { desk_role: 'clerk', distributor_id: shop })).toMatchObject({
      desk_role: 'clerk',
      shop: { distributor_id: shop, name: '西湖店' },
    })
    expect((await listed(desk, { kind: 'shop' })).map((row) => row.mobile)).toEqual([mobile])
    expect((await listed(desk, { kind: 'mall' })).map((row) => row.user_id)).toEqual([desk.userId])
  })

  it('is refused for a number that is at the desk, and for one that is none', async () => {
    const desk = await owner()
    await add(desk, {})
    expect(await add(desk, {})).toMatchObject({ message: '该手机号已经是运营中心的账号' })
    expect(await add(desk, { mobile: '139' })).toMatchObject({ message: '请输入正确的手机号' })
    expect(await add(desk, { desk_role: 'king' })).toMatchObject({ message: '请选择角色' })
    await mall.rows(
      `update members set disabled = true, role = 'shopper', desk_role = null where mobile = '${mobile}'`,
    )
    expect(await add(desk, {})).toMatchObject({ message: '该手机号的会员账号已停用' })
  })

  it('is added once by two requests at the same moment', async () => {
    const desk = await owner()
    const answers = await Promise.all([add(desk, {}), add(desk, { desk_role: 'goods' })])
    expect(answers.filter(({ message }) => message === undefined)).toHaveLength(1)
    expect(await mall.rows(`select from members where mobile = '${mobile}'`)).toHaveLength(1)
  })
})

describe('changing and removing', () => {
  it('changes the role at once, and takes the desk away', async () => {
    const desk = await owner()
    const other = await withRole('order')
    const id = other.userId
    expect(await desk.call('PUT', '/accounts', { user_id: id, desk_role: 'content' })).toMatchObject({
      desk_role: 'content',
    })
    expect(await other.call('GET', '/orders')).toMatchObject({ status_code: 403 })
    expect(await desk.call('DELETE', `/accounts/${id}`)).toEqual({ status: true })
    expect(await other.call('GET', '/pictures')).toMatchObject({ status_code: 401 })
    expect(await mall.rows(`select role, desk_role from members where user_id = ${id}`)).toEqual([
      { role: 'shopper', desk_role: null },
    ])
  })

  it.each([
    ['PUT', '/accounts', { desk_role: 'reader' }],
    ['DELETE', '/accounts/own', {}],
  ])('%s never touches the own account', async (method, path, params) => {
    const desk = await owner()
    await withRole('owner')
    const answer = await desk.call(method, path.replace('own', String(desk.userId)), {
      user_id: desk.userId,
      ...params,
    })
    expect(answer).toMatchObject({ message: '不能修改自己的账号' })
  })

  it('answers a shopper and an unknown id alike', async () => {
    const desk = await owner()
    const { userId } = await make.member()
    for (const id of [userId, 999_999]) {
      expect(await desk.call('PUT', '/accounts', { user_id: id, desk_role: 'order' })).toMatchObject({
        message: '账号不存在',
      })
      expect(await desk.call('DELETE', `/accounts/${id}`)).toMatchObject({ message: '账号不存在' })
      expect(await desk.call('POST', '/accounts/link', { user_id: id })).toMatchObject({
        message: '账号不存在',
      })
    }
  })

  it('leaves an owner, also when two owners take each other away at the same moment', async () => {
    const [one, two] = [await owner(), await withRole('owner')]
    const answers = await Promise.all([
      one.call<{ message?: string }>('DELETE', `/accounts/${two.userId}`),
      two.call<{ message?: string }>('PUT', '/accounts', { user_id: one.userId, desk_role: 'reader' }),
    ])
    expect(answers.filter(({ message }) => message === undefined).length).toBeLessThanOrEqual(1)
    expect(await mall.rows(`select from members where desk_role = 'owner'`)).toHaveLength(1)
  })

  it('is for owners only', async () => {
    await owner()
    const manager = await withRole('manager')
    expect(await manager.call('GET', '/accounts')).toHaveProperty('list')
    for (const [method, path] of [
      ['POST', '/accounts'],
      ['PUT', '/accounts'],
      ['DELETE', '/accounts/1'],
      ['POST', '/accounts/link'],
    ] as const)
      expect(
        await manager.call(method, path, { mobile, desk_role: 'owner', user_id: manager.userId }),
      ).toMatchObject({
        status_code: 403,
      })
    expect(await mall.rows(`select from members where mobile = '${mobile}'`)).toHaveLength(0)
  })
})

describe('the home of the desk', () => {
  it.each([
    ['owner', ['applications', 'goods', 'orders', 'today']],
    ['content', ['goods']],
    ['service', ['goods', 'orders', 'today']],
    ['reader', ['applications', 'goods', 'orders', 'today']],
  ])('shows %s what the role may read', async (role, shown) => {
    const overview = await (await withRole(role)).call<Record<string, unknown>>('GET', '/shop/overview')
    const names = ['applications', 'goods', 'orders', 'today'].filter((name) => overview[name] !== null)
    expect([overview.desk_role, names]).toEqual([role, shown])
  })
})

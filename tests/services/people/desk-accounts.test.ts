import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
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
  waits_for_password: boolean
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
  desk.call<Account>('POST', '/accounts', { mobile, username: '周宁', desk_role: 'order', ...params })
const listed = async (desk: Awaited<ReturnType<typeof owner>>, params = {}) =>
  (await desk.call<{ list: Account[]; total_count: number }>('GET', '/accounts', params)).list

describe('an account', () => {
  it('is added for a new number, gets a password by the link, and works with its role', async () => {
    const desk = await owner()
    const added = await add(desk, {})
    expect(added).toMatchObject({
      mobile,
      username: '周宁',
      desk_role: 'order',
      shop: null,
      waits_for_password: true,
    })
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
    expect(await listed(desk)).toContainEqual(expect.objectContaining({ mobile, waits_for_password: false }))
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

  it('is found by a part of the name or by the whole number, whatever signs the words have', async () => {
    const desk = await owner()
    await add(desk, {})
    await add(desk, { mobile: '13900005678', username: 'Amy%周' })
    const names = async (keyword: string) =>
      (await listed(desk, { keyword })).map((account) => account.mobile)
    expect(await names('周')).toEqual(['13900001234', '13900005678'])
    expect(await names('amy%')).toEqual(['13900005678'])
    expect(await names('13900001234')).toEqual(['13900001234'])
    for (const nobody of ['1390000', '_', '周宁宁']) expect(await names(nobody)).toEqual([])
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

  it('does not take up the shop of an earlier post by itself', async () => {
    const desk = await owner()
    const { userId: id } = await make.member({ role: 'merchant', shopId: await make.shop() })
    await desk.call('PUT', '/accounts', { user_id: id, desk_role: 'reader' })
    expect(await desk.call('PUT', '/accounts', { user_id: id, desk_role: 'clerk' })).toMatchObject({
      message: '请选择所属店铺',
    })
  })

  it('leaves an owner, also when two owners take each other away at the same moment', async () => {
    const [one, two] = [await owner(), await withRole('owner')]
    const answers = await Promise.all([
      one.call<{ message?: string }>('DELETE', `/accounts/${two.userId}`),
      two.call<{ message?: string }>('PUT', '/accounts', { user_id: one.userId, desk_role: 'reader' }),
    ])
    expect(answers.filter(({ message }) => message === undefined)).toHaveLength(1)
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

describe('the link of an account', () => {
  const linkOf = (desk: { call: Awaited<ReturnType<typeof owner>>['call'] }, id: number) =>
    desk.call<{ link?: string; message?: string }>('POST', '/accounts/link', { user_id: id })
  const use = async (link = '') =>
    (
      await mall.call<{ status?: boolean; message?: string }>('POST', '/member/password/link', {
        key: link.slice(link.indexOf('#key=') + 5),
        password: 'Taken2026',
      })
    ).data
  const refused = '该账号不是新增的账号，请本人用手机号登录或找回密码'

  it('is not made for a number that shopped before, for a colleague with a password, and for oneself', async () => {
    const desk = await owner()
    await make.member({ mobile, passwordHash: '-' })
    const shopper = await add(desk, {})
    const { userId: colleague } = await withRole('order')
    for (const id of [shopper.user_id, colleague, desk.userId])
      expect(await linkOf(desk, id)).toMatchObject({ message: refused })
  })

  it('ends when the role of the person changes, and when the person leaves the desk', async () => {
    const desk = await owner()
    const { user_id: id } = await add(desk, {})
    const first = await linkOf(desk, id)
    await desk.call('PUT', '/accounts', { user_id: id, desk_role: 'finance' })
    expect(await use(first.link)).toMatchObject({ message: '链接无效，请重新获取' })
    const second = await linkOf(desk, id)
    await desk.call('DELETE', `/accounts/${id}`)
    expect(await use(second.link)).toMatchObject({ message: '链接无效，请重新获取' })
  })

  it('ends when its maker is no owner any more', async () => {
    const [desk, maker] = [await owner(), await withRole('owner')]
    const { user_id: id } = await add(desk, { desk_role: 'owner' })
    const { link } = await linkOf(maker as unknown as typeof desk, id)
    await desk.call('PUT', '/accounts', { user_id: maker.userId, desk_role: 'reader' })
    expect(await use(link)).toMatchObject({ message: '链接无效，请重新获取' })
  })
})

describe('sessions', () => {
  it('end when a person comes to the desk or leaves it, and a token of before never works again', async () => {
    const desk = await owner()
    const { userId, token } = await make.member({ mobile })
    await add(desk, {})
    const ask = async () =>
      (await mall.call<{ status_code?: number }>('GET', '/operator/orders', {}, { token })).data.status_code
    expect(await ask()).toBe(401)
    await desk.call('DELETE', `/accounts/${userId}`)
    await add(desk, {})
    expect(await ask()).toBe(401)
  })
})

it('a person who works for another shop gets no answer of the shop before', async () => {
  const [here, there] = [await make.shop(), await make.shop()]
  const itemId = await make.goods({ price: 5000, store: 5 }, { distributorId: here })
  const shopper = await buyer(mall, make)
  const { order_id: orderId } = await shopper.orderItem(itemId, 1, { distributor_id: here })
  const { userId, token } = await make.member({ role: 'merchant', deskRole: 'clerk', shopId: here })
  const remark = async () =>
    (
      await mall.call<{ message?: string }>(
        'POST',
        '/operator/order/remark',
        { order_id: orderId, remark: '易碎' },
        { token, headers: { 'idempotency-key': 'a-remark-of-the-clerk' } },
      )
    ).data
  expect(await remark()).toMatchObject({ order_id: orderId })
  await mall.rows(`update members set shop_id = ${there} where user_id = ${userId} returning 1`)
  expect((await remark()).message).toBeDefined()
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

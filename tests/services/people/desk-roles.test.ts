import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Roles that owners make from permissions, and the accounts that have them (contract operator §8). */

const mall = testMall()
const make = builders(mall)

beforeEach(() => mall.empty())

interface Role {
  role_id: number
  name: string
  permissions: string[]
  account_num: number
  message?: string
}
const owner = () => staff(mall, make)
const addRole = (desk: Staff, fields: object = {}) =>
  desk.call<Role>('POST', '/roles', {
    name: '直播运营',
    permissions: ['goods:write', 'order:read'],
    ...fields,
  })
const addAccount = (desk: Staff, roleId?: number, mobile = '13900001234') =>
  desk.call<{ user_id: number; desk_role: unknown }>('POST', '/accounts', {
    mobile,
    username: '周宁',
    desk_role: 'own',
    ...(roleId && { role_id: roleId }),
  })
const roles = async (desk: Staff) => (await desk.call<{ list: Role[] }>('GET', '/roles')).list

async function personWith(desk: Staff, roleId: number) {
  const { user_id: userId } = await addAccount(desk, roleId)
  // Coming to the desk ended the tokens of before.
  mall.travel(5)
  const token = await mall.tokenFor(userId)
  return {
    userId,
    status: async (path: string, method = 'GET', params = {}) =>
      (await mall.call<{ status_code?: number }>(method, `/operator${path}`, params, { token })).data
        .status_code ?? 200,
    overview: async () => (await mall.call('GET', '/operator/shop/overview', {}, { token })).data,
  }
}

describe('a role', () => {
  it('has what was chosen, and what is needed to see it', async () => {
    const desk = await owner()
    expect(await addRole(desk)).toMatchObject({
      name: '直播运营',
      permissions: ['goods:read', 'goods:write', 'order:read'],
      account_num: 0,
    })
  })

  it('allows its people exactly its permissions, and pages learn them', async () => {
    const desk = await owner()
    const { role_id: id } = await addRole(desk)
    const person = await personWith(desk, id)
    expect(await person.status('/goods')).toBe(200)
    expect(await person.status('/orders')).toBe(200)
    expect(await person.status('/accounts')).toBe(403)
    expect(await person.status('/brands', 'POST', { brand_name: '云杉' })).toBe(200)
    expect(await person.status('/order/remark', 'POST', { order_id: '1', remark: '急' })).toBe(403)
    expect(await person.overview()).toMatchObject({
      desk_role: { role_id: id, name: '直播运营', permissions: ['goods:read', 'goods:write', 'order:read'] },
      applications: null,
    })
  })

  it('that changes applies to the next call of its people', async () => {
    const desk = await owner()
    const { role_id: id } = await addRole(desk)
    const person = await personWith(desk, id)
    await desk.call('PUT', '/roles', { role_id: id, name: '仓库', permissions: ['order:read'] })
    expect(await person.status('/goods')).toBe(403)
    expect(await person.status('/orders')).toBe(200)
    expect(
      await mall.rows(`select event, before, after from audit_rows where subject = 'role' order by audit_id`),
    ).toEqual([
      expect.objectContaining({ event: 'createRole', before: null }),
      {
        event: 'updateRole',
        before: { name: '直播运营', permissions: ['goods:read', 'goods:write', 'order:read'] },
        after: { name: '仓库', permissions: ['order:read'] },
      },
    ])
  })

  it.each([
    [{ name: '' }, '请填写角色名称'],
    [{ name: '很'.repeat(21) }, '角色名称不能超过20个字'],
    [{ permissions: [] }, '请至少选择一项权限'],
    [{ permissions: ['goods:fly'] }, '权限不正确'],
    [{ permissions: ['account:write'] }, '权限不正确'],
    [{ name: '店主' }, '角色“店主”已存在'],
  ])('%j is refused: %s', async (fields, message) => {
    expect(await addRole(await owner(), fields)).toMatchObject({ message })
    expect(await mall.rows('select from desk_roles')).toHaveLength(0)
  })

  it('has a name of its own, also among two made or renamed at the same moment', async () => {
    const desk = await owner()
    const both = await Promise.all([addRole(desk), addRole(desk)])
    expect(both.filter(({ message }) => message === '角色“直播运营”已存在')).toHaveLength(1)
    const { role_id: id } = await addRole(desk, { name: '仓库' })
    expect(
      await desk.call('PUT', '/roles', { role_id: id, name: '直播运营', permissions: ['order:read'] }),
    ).toMatchObject({ message: '角色“直播运营”已存在' })
  })

  it('that does not exist is refused alike by all calls', async () => {
    const desk = await owner()
    expect(await addAccount(desk, 999)).toMatchObject({ message: '角色不存在' })
    expect(await addAccount(desk)).toMatchObject({ message: '请选择角色' })
    const fields = { name: '仓库', permissions: ['order:read'] }
    expect(await desk.call('PUT', '/roles', { role_id: 999, ...fields })).toMatchObject({
      message: '角色不存在',
    })
    expect(await desk.call('DELETE', '/roles/999')).toMatchObject({ message: '角色不存在' })
  })
})

describe('removing', () => {
  it('is refused while an account has the role', async () => {
    const desk = await owner()
    const { role_id: id } = await addRole(desk)
    const { user_id: userId } = await addAccount(desk, id)
    expect(await desk.call('DELETE', `/roles/${id}`)).toMatchObject({
      message: '有1个账号使用这个角色，请先修改这些账号',
    })
    expect((await roles(desk))[0]).toMatchObject({ role_id: id, account_num: 1 })
    await desk.call('PUT', '/accounts', { user_id: userId, desk_role: 'order' })
    expect(await desk.call('DELETE', `/roles/${id}`)).toEqual({ status: true })
    expect(await roles(desk)).toEqual([])
  })

  it('and giving the role at the same moment never leave an account without one', async () => {
    const desk = await owner()
    for (let round = 0; round < 5; round++) {
      const { role_id: id } = await addRole(desk)
      const mobile = `1390000${1000 + round}`
      const [given, removed] = await Promise.all([
        addAccount(desk, id, mobile),
        desk.call<{ message?: string }>('DELETE', `/roles/${id}`),
      ])
      expect([given.message, removed.message].filter((message) => message === undefined)).toHaveLength(1)
      await mall.rows(`update members set role = 'shopper', desk_role = null, own_role_id = null
        where own_role_id = ${id} returning 1`)
      await desk.call('DELETE', `/roles/${id}`)
    }
    expect(await mall.rows(`select from members where desk_role = 'own' and own_role_id is null`)).toEqual([])
  })
})

describe('roles', () => {
  it('are made by owners only', async () => {
    const desk = await owner()
    const { role_id: id } = await addRole(desk, { permissions: ['account:read', 'setting:write'] })
    const person = await personWith(desk, id)
    expect(await person.status('/roles')).toBe(200)
    const fields = { name: '全能', permissions: ['payment:approve'] }
    expect(await person.status('/roles', 'POST', fields)).toBe(403)
    expect(await person.status('/roles', 'PUT', { role_id: id, ...fields })).toBe(403)
    expect(await person.status(`/roles/${id}`, 'DELETE')).toBe(403)
    expect(await person.status('/accounts', 'PUT', { user_id: desk.userId, desk_role: 'reader' })).toBe(403)
  })

  it('of an account are in its list and its history by name', async () => {
    const desk = await owner()
    const { role_id: id } = await addRole(desk)
    const { user_id: userId } = await addAccount(desk, id)
    const { list } = await desk.call<{ list: { user_id: number; desk_role: unknown }[] }>('GET', '/accounts')
    expect(list.find((row) => row.user_id === userId)?.desk_role).toMatchObject({
      role_id: id,
      name: '直播运营',
    })
    expect(await mall.rows(`select after from audit_rows where event = 'grantRole'`)).toEqual([
      { after: { deskRole: 'own', shopId: null, role: id } },
    ])
  })

  it('are at most fifty', async () => {
    const desk = await owner()
    await mall.rows(
      `insert into desk_roles (name, permissions, created, updated)
       select '角色' || n, array['order:read'], 1, 1 from generate_series(1, 50) n`,
    )
    expect(await addRole(desk)).toMatchObject({ message: '最多50个自定义角色' })
  })
})

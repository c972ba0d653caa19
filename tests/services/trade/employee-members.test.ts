import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { purchasing } from '../../fixtures/engine/employee'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)
const { enterprise, listed, employee, activity, relative } = purchasing(mall, make)

const times = <T>(count: number, create: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => create(index))
const refused = (message: string) => ({ message, status_code: 422 })
const invites = { ifRelativeJoin: true, inviteLimit: 2, relativeLimitfee: 20000 }

describe('an employee', () => {
  it('is found by the number of the account, with name and number masked', async () => {
    const id = await enterprise()
    const one = await buyer(mall, make, { mobile: '13700000001' })
    await listed(id, { mobile: '13700000001' })
    const found = await one.call<{ list: Record<string, unknown>[] }>('POST', '/employee/check', {
      auth_type: 'mobile',
      mobile: 'member_mobile',
    })
    expect(found).toMatchObject({
      total_count: 1,
      list: [{ enterprise_id: id, name: '林*夏', mobile: '137****0001' }],
    })
    expect(found.list[0]).not.toHaveProperty('auth_code')
  })

  it('who joined is found by the number of the account too, whose id nobody else sees', async () => {
    const id = await enterprise()
    const one = await buyer(mall, make, { mobile: '13700000012' })
    await listed(id, { userId: one.userId })
    const ask = { auth_type: 'mobile', mobile: '13700000012' }
    expect(await one.call('POST', '/employee/check', ask)).toMatchObject({
      list: [{ enterprise_id: id, mobile: '137****0012', user_id: one.userId, account: null }],
    })
    const stranger = await buyer(mall, make)
    expect(await stranger.call('POST', '/employee/check', ask)).toMatchObject({
      list: [{ enterprise_id: id, user_id: null, member_mobile: '137****0012' }],
    })
  })

  it('becomes one by the own number alone, and once', async () => {
    const id = await enterprise()
    await listed(id, { mobile: '13700000002' })
    const auth = (one: Awaited<ReturnType<typeof buyer>>) =>
      one.call('POST', '/employee/auth', {
        enterprise_id: id,
        auth_type: 'mobile',
        mobile: '13700000002',
        employee_id: 1,
      })
    const stranger = await buyer(mall, make)
    expect(await auth(stranger)).toEqual(refused('企业员工验证失败'))
    const one = await buyer(mall, make, { mobile: '13700000002' })
    const answers = await Promise.all(times(4, () => auth(one)))
    expect(answers.filter((answer) => 'status' in answer)).toHaveLength(1)
    expect(await auth(one)).toEqual(refused('已经是该企业员工，不需要重复绑定'))
    expect(await one.call('GET', '/user/enterprises')).toMatchObject([
      { enterprise_id: id, is_employee: true },
    ])
    expect(await one.call('GET', '/member')).toMatchObject({
      memberInfo: { is_employee: true, is_relative: false },
    })
    expect(await stranger.call('GET', '/user/enterprises')).toEqual([])
  })

  it.each([
    [{ auth_type: 'mobile' }, '手机号必填'],
    [{ auth_type: 'email', mobile: 'x@y.cn' }, '请选择正确的验证方式'],
    [{ auth_type: 'mobile', mobile: '13799999999' }, '未关联企业信息，请确认后再操作'],
    [{ auth_type: 'no_verify' }, '企业ID必填'],
    [{}, '验证方式必填'],
  ])('who asks with %o is answered: %s', async (params, message) => {
    const one = await buyer(mall, make)
    expect(await one.call('POST', '/employee/check', params)).toMatchObject({ message })
  })

  it('needs no proof where the employer asks for none', async () => {
    const id = await enterprise({ authType: 'no_verify' })
    const one = await buyer(mall, make)
    const auth = (auth_type: string) =>
      one.call<object>('POST', '/employee/auth', { enterprise_id: id, auth_type })
    expect(await auth('mobile')).toEqual(refused('请选择正确的验证方式'))
    const answers = await Promise.all(times(4, () => auth('no_verify')))
    expect(answers.filter((answer) => 'status' in answer)).toHaveLength(1)
    expect(await auth('no_verify')).toEqual(refused('已经是该企业员工，不需要重复绑定'))
  })
})

describe('relatives', () => {
  it('are bound by a code of seven digits, once each, and are shown to their employee', async () => {
    const { enterpriseId, context } = await activity(invites)
    const one = await employee(enterpriseId)
    const { invite_code } = await one.call<{ invite_code: string }>('GET', '/employee/invitecode', context)
    expect(invite_code).toMatch(/^\d{7}$/)
    const people = await Promise.all(times(4, () => buyer(mall, make)))
    const bind = (who: (typeof people)[number]) =>
      who.call('POST', '/employee/relative/bind', { invite_code })
    const answers = await Promise.all(people.map(bind))
    expect(answers.filter((answer) => 'status' in answer)).toHaveLength(1)
    expect(answers.filter((answer) => 'message' in answer)).toEqual(times(3, () => refused('邀请码已被使用')))
    expect(await one.call('GET', '/employee/invitelist', context)).toMatchObject({
      list: [{ limit_fee: 20000, used_limitfee: 0, left_fee: 20000 }],
      total_count: 1,
    })
    expect(await one.call('GET', '/employee/activitydata', context)).toMatchObject({
      is_employee: true,
      is_relative: false,
      invited_num: 1,
      left_fee: 100000,
    })
  })

  it('are no more than the activity allows, however many codes are redeemed at once', async () => {
    const { enterpriseId, context } = await activity(invites)
    const one = await employee(enterpriseId)
    const codes: string[] = []
    for (let left = 0; left < 5; left++) {
      const answer = await one.call<{ invite_code: string }>('GET', '/employee/invitecode', context)
      codes.push(answer.invite_code)
    }
    const people = await Promise.all(codes.map(() => buyer(mall, make)))
    const answers = await Promise.all(
      people.map((who, index) => who.call('POST', '/employee/relative/bind', { invite_code: codes[index] })),
    )
    expect(answers.filter((answer) => 'status' in answer)).toHaveLength(2)
    expect(await one.call('GET', '/employee/invitecode', context)).toEqual(refused('已达到邀请上限'))
  })

  it('see the activity as relatives, invite nobody and are bound once', async () => {
    const { enterpriseId, context } = await activity(invites)
    const one = await employee(enterpriseId)
    const other = await relative(one, context)
    expect(await other.call('GET', '/employeepurchase/internal-sale-eligibility', context)).toEqual({
      internal_sale_eligible: 1,
      eligible_as: 'relative',
    })
    expect(await other.call('GET', '/employee/invitecode', context)).toEqual(refused('只有员工可以邀请'))
    const { invite_code } = await one.call<{ invite_code: string }>('GET', '/employee/invitecode', context)
    const bind = { invite_code }
    expect(await other.call('POST', '/employee/relative/bind', bind)).toEqual(
      refused('已经是亲友，不需要重复绑定'),
    )
    const colleague = await employee(enterpriseId)
    expect(await colleague.call('POST', '/employee/relative/bind', bind)).toEqual(
      refused('已经是员工，不可以绑定'),
    )
    expect(await other.call('POST', '/employee/relative/bind', { invite_code: '1' })).toEqual(
      refused('分享链接已失效'),
    )
  })

  it('cannot be somebody who guesses codes', async () => {
    const guesser = await buyer(mall, make)
    const bind = (invite_code: string) => guesser.call('POST', '/employee/relative/bind', { invite_code })
    for (let guess = 0; guess < 20; guess++)
      expect(await bind(`999${guess}`)).toEqual(refused('分享链接已失效'))
    expect(await bind('9990')).toMatchObject({ message: '操作过于频繁，请稍后再试', status_code: 429 })
  })

  it('read what a code invites into before they accept it, and nothing of a wrong, used or ended one', async () => {
    const { enterpriseId, context } = await activity({ ...invites, title: '年度内购' })
    const one = await employee(enterpriseId)
    const { invite_code } = await one.call<{ invite_code: string }>('GET', '/employee/invitecode', context)
    const read = (who: typeof one, code = invite_code) =>
      who.call('GET', '/employee/invite', { invite_code: code })
    const [guest, late] = [await buyer(mall, make), await buyer(mall, make)]
    expect(await read(guest)).toMatchObject({
      title: '年度内购',
      enterprise_id: enterpriseId,
      enterprise_name: expect.stringMatching(/./),
    })
    expect(await read(one)).toEqual(refused('已经是员工，不可以绑定'))
    expect(await read(guest, '9990')).toEqual(refused('分享链接已失效'))
    expect(await guest.call('POST', '/employee/relative/bind', { invite_code })).toEqual({ status: true })
    expect(await read(late)).toEqual(refused('邀请码已被使用'))
    for (let guess = 1; guess < 20; guess++) await read(late, `999${guess}`)
    expect(await read(late)).toMatchObject({ message: '操作过于频繁，请稍后再试', status_code: 429 })
    expect(await late.call('POST', '/employee/relative/bind', { invite_code })).toMatchObject({
      status_code: 429,
    })
  })

  it('are not invited where the activity has none', async () => {
    const { enterpriseId, context } = await activity()
    const one = await employee(enterpriseId)
    expect(await one.call('GET', '/employee/invitecode', context)).toEqual(refused('活动不可以邀请亲友'))
  })
})

describe('activities', () => {
  it('are listed for the staff of the employer with what is left, and say their state', async () => {
    const { enterpriseId, activityId, itemId, context } = await activity({ title: '年度内购' })
    const one = await employee(enterpriseId)
    const list = await one.call<{ list: object[] }>('GET', '/employeepurchase/activities', {
      enterprise_id: enterpriseId,
      need_aggregate: 1,
    })
    expect(list.list).toMatchObject([
      {
        id: activityId,
        title: '年度内购',
        status: 'ongoing',
        status_desc: '进行中',
        can_buy: true,
        fee: { limit_fee: 100000, aggregate_fee: 0, left_fee: 100000 },
      },
    ])
    expect(await one.call('GET', '/employeepurchase/is_open')).toEqual({ is_open: true })
    expect(await one.call('GET', '/employeepurchase/activity/items', context)).toMatchObject({
      list: [{ item_id: itemId, activity_price: 10000, price: 15000, spec_items: [{ item_id: itemId }] }],
      total_count: 1,
    })
    expect(await one.call('GET', `/employeepurchase/activity/item/${itemId}`, context)).toMatchObject({
      activity_type: 'employee_purchase',
      activity_price: 10000,
      activity_info: { id: activityId },
    })
  })

  it('over for everybody are listed no more, and switch the entry off', async () => {
    const { enterpriseId } = await activity()
    const one = await employee(enterpriseId)
    await mall.db.orm.update(tables.employeeActivities).set({ status: 'over' })
    expect(
      await one.call('GET', '/employeepurchase/activities', { enterprise_id: enterpriseId }),
    ).toMatchObject({ list: [] })
    expect(await one.call('GET', '/employeepurchase/is_open')).toEqual({ is_open: false })
  })
})

describe('the lists of the legacy gateway', () => {
  it('give bags and other staff products to staff, nothing to others', async () => {
    const bag = await make.goods({ price: 9900, store: 3 }, { staffGoods: true, productType: 'bag' })
    const empty = await make.goods({ price: 9900, store: 0 }, { staffGoods: true, productType: 'bag' })
    const sale = await make.goods({ price: 5000, store: 3 }, { staffGoods: true, productType: 'sale' })
    const staffMember = await buyer(mall, make, { isStaff: true })
    const list = async (one: typeof staffMember, name: string) =>
      (await one.call<{ list: { item_id: number; valid_lucky: number }[] }>('GET', `/${name}`)).list
    const lucky = await list(staffMember, 'lucky.activity.items')
    expect(lucky.map(({ item_id, valid_lucky }) => [item_id, valid_lucky])).toEqual([
      [empty, 1],
      [bag, 0],
    ])
    const others = await list(staffMember, 'staff.activity.items')
    expect(others.map(({ item_id }) => item_id)).toContain(sale)
    expect(others.map(({ item_id }) => item_id)).not.toContain(bag)
    const member = await buyer(mall, make)
    for (const name of ['lucky.activity.items', 'staff.activity.items'])
      expect(await list(member, name)).toEqual([])
  })

  it('give the addresses of the employer to its staff', async () => {
    const id = await enterprise()
    await mall.db.orm.insert(tables.enterpriseAddresses).values({
      enterpriseId: id,
      name: '总部前台',
      province: '浙江省',
      city: '杭州市',
      county: '滨江区',
      adrdetail: '江陵路88号1楼',
    })
    const [one, stranger] = [await employee(id), await buyer(mall, make)]
    expect(await one.call('GET', '/staff.address.list', { disabled: 1 })).toEqual([
      {
        addr_id: expect.any(Number),
        name: '总部前台',
        area: '浙江省/杭州市/滨江区',
        addr: '江陵路88号1楼',
        province: '浙江省',
        city: '杭州市',
        county: '滨江区',
        username: '',
        telephone: expect.stringMatching(/^139\d{8}$/),
      },
    ])
    expect(await stranger.call('GET', '/staff.address.list')).toEqual([])
  })
})

describe('reports of visitors', () => {
  it('are stored with a number, for an activity of that employer alone', async () => {
    const { activityId, enterpriseId, context } = await activity()
    const report = async (params: object) =>
      (
        await mall.call<Record<string, unknown>>('POST', '/employeepurchase/activity/behavior-report', {
          ...params,
        })
      ).data
    const first = await report({ ...context, behavior_type: 'scan', visitor_key: 'v1' })
    expect(first).toEqual({ behavior_type: 'scan', status: true, log_id: expect.any(Number) as number })
    const one = await employee(enterpriseId)
    expect(
      await one.call('POST', '/employeepurchase/activity/behavior-report', {
        ...context,
        behavior_type: 'passphrase_verify',
        code: '开门',
      }),
    ).toEqual({ behavior_type: 'passphrase_verify', verified: false, log_id: Number(first['log_id']) + 1 })
    expect(await report({ ...context, behavior_type: 'passphrase_verify' })).toMatchObject({
      message: '口令必填',
    })
    expect(
      await report({ activity_id: activityId, enterprise_id: await enterprise(), behavior_type: 'scan' }),
    ).toMatchObject({ message: '企业不参与该活动' })
  })
})

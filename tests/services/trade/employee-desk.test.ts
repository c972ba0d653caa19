import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { purchasing } from '../../fixtures/engine/employee'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const { buy, used } = purchasing(mall, make)

const refused = (message: string) => ({ message, status_code: 422 })
let next = 1
const enterprise = (more: object = {}) => ({
  name: '云杉电器',
  enterprise_sn: `YS${next++}`,
  auth_type: 'mobile',
  ...more,
})
const terms = (enterpriseIds: number[], more: object = {}) => ({
  name: '年货内购',
  display_time: mall.now() - 60,
  employee_begin_time: mall.now() - 30,
  employee_end_time: mall.now() + 86_400,
  employee_limitfee: 50_000,
  enterprise_ids: enterpriseIds,
  ...more,
})

/** An operator with an employer and a running activity that sells one SKU. */
async function setup(more: object = {}) {
  const operator = await staff(mall, make)
  const { enterprise_id } = await operator.call<{ enterprise_id: number }>(
    ...(['POST', '/enterprises', enterprise()] as const),
  )
  const activity = await operator.call<{ activity_id: number }>(
    ...(['POST', '/purchases', terms([enterprise_id], more)] as const),
  )
  const itemId = await make.goods({ price: 15_000, store: 50 }, { staffGoods: true })
  const { activity_id } = activity
  const saveItems = (item: object = {}) =>
    operator.call<{ list: { sold: number }[] }>('POST', '/purchases/items', {
      activity_id,
      items: [{ item_id: itemId, price: 10_000, store: 5, ...item }],
    })
  await saveItems()
  const context = { activity_id, enterprise_id }
  return {
    operator,
    enterpriseId: enterprise_id,
    activityId: activity_id,
    activity,
    itemId,
    context,
    saveItems,
  }
}

const events = async () =>
  (await mall.rows<{ event: string }>('select event from audit_rows order by audit_id')).map(
    ({ event }) => event,
  )

describe('operators run employee purchase by calls', () => {
  it('from a new employer to the order of an employee, with an audit row for each step', async () => {
    const { operator, enterpriseId, activityId, activity, itemId, context } = await setup()
    expect(activity).toMatchObject({
      status: 'active',
      shown_status: 'ongoing',
      enterprise_ids: [enterpriseId],
    })
    const people = [
      { name: '林知夏', mobile: '13700001001' },
      { name: '周明远', mobile: '13700001002' },
    ]
    const add = { enterprise_id: enterpriseId, employees: people }
    expect(await operator.call('POST', '/employees', add)).toMatchObject({ added: 2, changed: 0 })
    expect(await operator.call('POST', '/employees', add)).toMatchObject({ added: 0, changed: 2 })
    const one = await buyer(mall, make, { mobile: '13700001001' })
    expect(
      await one.call('POST', '/employee/auth', { enterprise_id: enterpriseId, auth_type: 'mobile' }),
    ).toEqual({ status: true })
    expect(await buy(one, context, itemId, 2)).toMatchObject({ total_fee: 20_000 })
    expect(await operator.call('GET', '/purchases', { activity_id: activityId })).toMatchObject({
      list: [{ items: 1, sold: 2, used: 20_000 }],
    })
    expect(await operator.call('GET', '/purchases/budgets', { activity_id: activityId })).toMatchObject({
      list: [
        {
          user_id: one.userId,
          limit_fee: 50_000,
          used_limitfee: 20_000,
          left_fee: 30_000,
          is_employee: true,
        },
      ],
    })
    expect(await operator.call('GET', '/enterprises', { enterprise_id: enterpriseId })).toMatchObject({
      list: [{ employees: 2, accounts: 1 }],
    })
    expect(await events()).toEqual(
      expect.arrayContaining([
        'saveEnterprise',
        'saveEmployeeActivity',
        'saveEmployeeItems',
        'importEmployees',
      ]),
    )
  })

  it('and end an employment: the person buys nothing any more until it is resumed', async () => {
    const { operator, enterpriseId, itemId, context } = await setup()
    const employees = [{ mobile: '13700001003' }]
    await operator.call('POST', '/employees', { enterprise_id: enterpriseId, employees })
    const one = await buyer(mall, make, { mobile: '13700001003' })
    await one.call('POST', '/employee/auth', { enterprise_id: enterpriseId, auth_type: 'mobile' })
    const { list } = await operator.call<{ list: { employee_id: number; mobile: string }[] }>(
      ...(['GET', '/employees', { enterprise_id: enterpriseId, mobile: '13700001003' }] as const),
    )
    expect(list).toMatchObject([{ mobile: '137****1003', user_id: one.userId }])
    const set = (disabled: boolean) =>
      operator.call('POST', '/employees/disable', {
        employee_id: list[0]?.employee_id,
        disabled,
        reason: '离职',
      })
    expect(await set(true)).toMatchObject({ disabled: true })
    expect(await buy(one, context, itemId, 1)).toMatchObject({ message: '企业员工验证失败' })
    expect(await set(false)).toMatchObject({ disabled: false })
    expect(await buy(one, context, itemId, 1)).toMatchObject({ total_fee: 10_000 })
  })

  it('and pause, resume, end and never reopen an activity', async () => {
    const { operator, activityId } = await setup()
    const move = (status: string) =>
      operator.call('POST', '/purchases/status', { activity_id: activityId, status, reason: '盘点' })
    expect(await move('active')).toEqual(refused('活动状态不能更改'))
    expect(await move('pending')).toMatchObject({ status: 'pending', status_desc: '已暂停' })
    expect(await move('active')).toMatchObject({ status: 'active' })
    expect(await move('over')).toMatchObject({ status: 'over' })
    expect(await move('active')).toEqual(refused('活动状态不能更改'))
    const save = { ...terms([1]), activity_id: activityId }
    expect(await operator.call('POST', '/purchases', save)).toEqual(refused('活动已结束，不能修改'))
  })

  it('change prices, pieces and limits; what is sold cannot be undone', async () => {
    const { operator, enterpriseId, activityId, itemId, context, saveItems } = await setup()
    const employees = [{ mobile: '13700001004' }]
    await operator.call('POST', '/employees', { enterprise_id: enterpriseId, employees })
    const one = await buyer(mall, make, { mobile: '13700001004' })
    await one.call('POST', '/employee/auth', { enterprise_id: enterpriseId, auth_type: 'mobile' })
    await buy(one, context, itemId, 2)
    expect(await saveItems({ store: 1 })).toEqual(refused('活动库存不能小于已售数量'))
    expect(await saveItems({ price: 15_001 })).toEqual(refused('内购价不能高于销售价'))
    expect(await saveItems({ price: 9_000, store: 2, limit_num: 3 })).toMatchObject({
      list: [{ price: 9_000, sold: 2, limit_num: 3, sale_price: 15_000 }],
    })
    expect((await buy(one, context, itemId, 1)).message).toMatch(/库存不足$/)
    const remove = { activity_id: activityId, item_ids: String(itemId) }
    expect(await operator.call('POST', '/purchases/items/remove', remove)).toEqual(
      refused('商品已售出，不能移除'),
    )
    const other = await make.goods({ price: 5_000, store: 5 })
    const items = [{ item_id: other, price: 4_000, store: 5 }]
    await operator.call('POST', '/purchases/items', { activity_id: activityId, items })
    const drop = { activity_id: activityId, item_ids: String(other) }
    expect(await operator.call('POST', '/purchases/items/remove', drop)).toMatchObject({ removed: 1 })
    expect(await operator.call('GET', '/purchases/items', { activity_id: activityId })).toMatchObject({
      list: [{ item_id: itemId }],
      total_count: 1,
    })
    const share = { ...terms([enterpriseId]), activity_id: activityId, if_share_limitfee: 1 }
    expect(await operator.call('POST', '/purchases', share)).toEqual(
      refused('活动已有订单，不能更改亲友额度的共享方式'),
    )
    const less = { ...terms([enterpriseId], { employee_limitfee: 1 }), activity_id: activityId }
    expect(await operator.call('POST', '/purchases', less)).toMatchObject({ employee_limitfee: 1 })
    expect(await used(activityId)).toEqual([20_000])
  })

  it('save addresses of an employer, for whose staff alone they are', async () => {
    const { operator, enterpriseId } = await setup()
    const other = await setup()
    const save = (more: object) =>
      operator.call<{ address_id: number }>('POST', '/enterprises/addresses', {
        name: '总部前台',
        province: '浙江省',
        city: '杭州市',
        county: '滨江区',
        adrdetail: '江陵路88号',
        ...more,
      })
    const { address_id } = await save({ enterprise_id: enterpriseId })
    expect(await save({ enterprise_id: enterpriseId, address_id, disabled: 1 })).toMatchObject({
      disabled: true,
    })
    expect(await save({ enterprise_id: other.enterpriseId, address_id })).toEqual(refused('地址不存在'))
    expect(
      await operator.call('GET', '/enterprises/addresses', { enterprise_id: enterpriseId }),
    ).toMatchObject({ list: [{ address_id, name: '总部前台' }], total_count: 1 })
  })

  it('once per key', async () => {
    const operator = await staff(mall, make)
    const input = enterprise()
    const save = () => operator.call('POST', '/enterprises', input, { 'idempotency-key': 'one' })
    expect(await save()).toEqual(await save())
    expect(await operator.call('POST', '/enterprises', input)).toEqual(refused('企业编号已存在'))
  })
})

describe('a call that runs employee purchase', () => {
  it.each([
    ['/enterprises', {}, '企业名称必填'],
    ['/enterprises', { name: '云杉' }, '企业编号必填'],
    ['/enterprises', { ...enterprise(), enterprise_id: 999_999 }, '企业不存在'],
    ['/employees', { enterprise_id: 999_999, employees: [{ mobile: '13700001001' }] }, '企业不存在'],
    ['/employees/disable', { employee_id: 999_999, disabled: 1 }, '员工不存在'],
    ['/purchases', {}, '活动名称必填'],
    ['/purchases/status', { activity_id: 999_999, status: 'over' }, '活动不存在'],
    ['/purchases/items', { activity_id: 999_999, items: [{ item_id: 1, price: 1, store: 1 }] }, '活动不存在'],
    ['/purchases/items', { activity_id: 1 }, '活动商品必填'],
    ['/purchases/items/remove', { activity_id: 999_999, item_ids: '1' }, '活动不存在'],
  ])('to %s with %o is refused: %s', async (path, params, message) => {
    const operator = await staff(mall, make)
    expect(await operator.call('POST', path, params)).toMatchObject({ message })
  })

  it('names the line of a wrong number, the item that is no product, and repeated items', async () => {
    const { operator, enterpriseId, activityId, itemId } = await setup()
    const employees = [{ mobile: '13700001001' }, { mobile: '1370000' }]
    expect(await operator.call('POST', '/employees', { enterprise_id: enterpriseId, employees })).toEqual(
      refused('第2行：请输入正确的手机号'),
    )
    const save = (items: object[]) =>
      operator.call('POST', '/purchases/items', { activity_id: activityId, items })
    const item = { item_id: itemId, price: 100, store: 1 }
    expect(await save([item, item])).toEqual(refused('同一商品不能重复'))
    expect(await save([{ ...item, item_id: 99_999_999 }])).toEqual(refused('商品不存在'))
    const gift = await make.goods({ price: 100, store: 1 }, { isGift: true })
    expect(await save([{ ...item, item_id: gift }])).toEqual(refused('商品不存在'))
    const down = await make.goods({ price: 100, store: 1 }, { approveStatus: 'instock' })
    expect(await save([{ ...item, item_id: down }])).toEqual(refused('商品不存在'))
    expect(await operator.call('POST', '/purchases', terms([enterpriseId, 999_999]))).toEqual(
      refused('企业不存在'),
    )
    expect(await operator.call('POST', '/purchases', terms([]))).toEqual(refused('请选择参与企业'))
  })

  it('is for operators: merchants and members are refused and nothing is written', async () => {
    const merchant = await staff(mall, make, { role: 'merchant', shopId: await make.shop() })
    const member = await buyer(mall, make)
    const input = enterprise()
    const answers = [
      await merchant.call('POST', '/enterprises', input),
      await merchant.call('GET', '/employees'),
      await member.call('POST', '/operator/enterprises', input),
      await member.call('GET', '/operator/purchases'),
    ]
    const codes = [403, 403, 401, 401]
    expect(answers).toMatchObject(codes.map((code) => ({ status_code: code })))
    const sn = input.enterprise_sn
    expect(await mall.rows('select 1 from enterprises where enterprise_sn = $1', [sn])).toEqual([])
  })

  it('that changes an activity while people order in it never sells more than it has', async () => {
    const { operator, enterpriseId, activityId, itemId, context, saveItems } = await setup()
    const mobiles = Array.from({ length: 8 }, (_, index) => `1370000200${index}`)
    const employees = mobiles.map((mobile) => ({ mobile }))
    await operator.call('POST', '/employees', { enterprise_id: enterpriseId, employees })
    const people = await Promise.all(mobiles.map((mobile) => buyer(mall, make, { mobile })))
    await Promise.all(
      people.map((one) =>
        one.call('POST', '/employee/auth', { enterprise_id: enterpriseId, auth_type: 'mobile' }),
      ),
    )
    const answers = await Promise.all([
      ...people.map((one) => buy(one, context, itemId, 1)),
      saveItems({ store: 3 }),
      saveItems({ store: 4, price: 9_500 }),
    ])
    const placed = answers.filter((answer) => 'order_id' in answer).length
    const rows = await operator.call<{ list: { sold: number; store: number }[] }>(
      ...(['GET', '/purchases/items', { activity_id: activityId }] as const),
    )
    expect(rows.list[0]?.sold).toBe(placed)
    expect(placed).toBeLessThanOrEqual(5)
    expect(rows.list[0]?.store).toBeGreaterThanOrEqual(placed)
  })
})

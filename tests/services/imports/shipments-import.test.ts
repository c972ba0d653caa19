import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { tableImporter } from '../../fixtures/engine/table-importer'
import { testMall } from '../../fixtures/engine/test-mall'

/** Orders that are shipped from a file (contract operator, imports). */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
let desk: Staff
let item: number
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
  item = await make.goods({ price: 1000, store: 1000 })
})

const header = '订单号,快递单号,快递公司'
const shipments = () => tableImporter(mall, desk, 'shipments.import')
const shopper = () => buyer(mall, make)
const paid = async (by: Awaited<ReturnType<typeof shopper>>, num = 2) => {
  const { order_id } = await by.orderItem(item, num)
  await by.pay(order_id)
  return order_id
}
const parcels = () =>
  mall.rows<{ code: string; corp: string; units: number }>(
    `select p.delivery_code as code, p.delivery_corp as corp, sum(i.num)::int as units
       from parcels p join parcel_items i using (parcel_id) group by p.parcel_id order by p.delivery_code`,
  )

it('ships all that is left of each order, tells its buyer, and does so once', async () => {
  const by = await shopper()
  const [one, two] = [await paid(by), await paid(by, 3)]
  const { orderInfo } = await by.detail(two)
  await desk.call('POST', '/order/ship', {
    order_id: two,
    delivery_corp: 'JD',
    delivery_code: 'JD000001',
    items: [{ id: orderInfo.items[0]?.id, num: 1 }],
  })
  const file = `${header}\n${one},SF 1000 2001,顺丰速运\n'${two},jd000002,京东\n`
  const checked = await shipments().check(file)
  expect(checked).toMatchObject({ state: 'checked', counts: { change: 2 } })
  expect(await parcels()).toHaveLength(1)
  expect((await shipments().items(checked.task_id)).map(({ notes }) => notes[0]?.text)).toEqual([
    '顺丰快递 SF10002001，发出2件',
    '京东快递 jd000002，发出2件',
  ])
  await shipments().run(checked.task_id)
  expect(await parcels()).toEqual([
    { code: 'JD000001', corp: 'JD', units: 1 },
    { code: 'SF10002001', corp: 'SF', units: 2 },
    { code: 'jd000002', corp: 'JD', units: 2 },
  ])
  for (const id of [one, two])
    expect((await by.detail(id)).orderInfo).toMatchObject({ order_status: 'WAIT_BUYER_CONFIRM' })
  expect((await shipments().import(file)).counts).toEqual({ same: 2 })
  expect(await parcels()).toHaveLength(3)
  const audit = await mall.rows(`select 1 from audit_rows where event = 'ship' and subject = 'parcel'`)
  expect(audit).toHaveLength(3)
})

it('refuses each row that cannot be shipped with its sentence, and ships the others', async () => {
  const by = await shopper()
  const right = await paid(by)
  const { order_id: unpaid } = await by.orderItem(item, 1)
  const asked = await paid(by)
  await by.cancel(asked, '不想要了')
  const rows = [
    `${right},SF10002001,SF`,
    `${right},SF10002002,SF`,
    `${unpaid},SF10002003,SF`,
    `${asked},SF10002004,SF`,
    '999999,SF10002005,SF',
    `${unpaid},SF1,SF`,
    `${unpaid},SF10002006,某某快递`,
    '5.43838E+15,SF10002007,SF',
    `${unpaid},"=HYPERLINK(""x"")",SF`,
  ]
  const checked = await shipments().check(`${header}\n${rows.join('\n')}\n`)
  expect(checked.counts).toEqual({ change: 1, refused: 8 })
  const refused = await shipments().items(checked.task_id, 'refused')
  expect(refused.map(({ notes }) => notes[0]?.text)).toEqual([
    '订单号与第2行重复',
    '订单状态不能发货',
    '订单状态不能发货',
    '订单不存在',
    '快递单号“SF1”：运单号不能小于6',
    '快递公司“某某快递”不是商城支持的快递公司',
    expect.stringContaining('已被表格软件缩短'),
    expect.stringMatching(/公式/),
  ])
  await shipments().run(checked.task_id)
  expect(await parcels()).toEqual([{ code: 'SF10002001', corp: 'SF', units: 2 }])
})

it('ships an order once when two files come at the same moment, and undoes nothing that has left', async () => {
  const by = await shopper()
  const id = await paid(by)
  const [one, two] = [
    await shipments().check(`${header}\n${id},SF10002001,SF\n`),
    await shipments().check(`${header}\n${id},JD10002002,JD\n`),
  ]
  await Promise.all([shipments().run(one.task_id), shipments().run(two.task_id)])
  expect(await parcels()).toHaveLength(1)
  const done = [one, two].map(({ task_id }) => task_id)
  for (const taskId of done) await shipments().undo(taskId)
  expect(await parcels()).toHaveLength(1)
  const kept = (await Promise.all(done.map((taskId) => shipments().items(taskId, 'kept')))).flat()
  expect(kept.map(({ notes }) => notes[0]?.text)).toEqual(['已经发货，不能撤销，可以在订单里修改物流'])
})

it('is for who may ship', async () => {
  const reader = await make.member({ role: 'operator', deskRole: 'reader' })
  const { data } = await mall.call(
    'POST',
    '/operator/imports',
    { kind: 'shipments.import', name: 'a.csv', size: 10 },
    { token: reader.token },
  )
  expect(data).toMatchObject({ message: '您的账号没有这项权限，请联系店主' })
})

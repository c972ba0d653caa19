import type { DeskFreight } from '@/lib/contract/operator/trade/freight'
import { freightFee } from '@/lib/domain/delivery/freight'
import { confOf } from '@/lib/domain/delivery/freight-form'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Freight templates as the desk enters and changes them (contract operator §4). */

const mall = testMall()
const make = builders(mall)

type Freight = DeskFreight & { message?: string }
interface Saved {
  saved: boolean
  conflicts: { field: string; by: string }[]
  freight: Freight
  message?: string
}

let desk: Staff
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
})

const [zhejiang, hangzhou, xihu] = ['330000', '330100', '330106']
const tibet = '540000'
const fee = (area: string[], start_fee: number, add_fee = 0) => ({
  area,
  start_standard: 1,
  start_fee,
  add_standard: 1,
  add_fee,
})
const plain = { name: '普通快递', valuation: 2, fee: [fee([], 800, 200)] }
const add = (fields: object = {}) => desk.call<Freight>('POST', '/freight', { ...plain, ...fields })
const change = (freight: Pick<Freight, 'templates_id' | 'version'>, fields: object) =>
  desk.call<Saved>('PUT', '/freight', {
    templates_id: freight.templates_id,
    version: freight.version,
    ...fields,
  })
const info = (id: number) => desk.call<Freight>('GET', '/freight/info', { templates_id: id })
const list = async () => (await desk.call<{ list: Freight[] }>('GET', '/freight')).list
const remove = (id: number) => desk.call<object>('DELETE', `/freight/${id}`)
const use = (itemId: number, templatesId: number) =>
  desk.call('POST', '/goods/bulk', {
    goods_id: [itemId],
    change: { kind: 'freight', templates_id: templatesId },
  })
const charged = async (itemId: number, num: number) => {
  const shopper = await buyer(mall, make)
  const { order_id } = await shopper.orderItem(itemId, num)
  const [row] = await mall.rows<{ fee: number }>(
    'select freight_fee as fee from orders where order_id = $1',
    [order_id],
  )
  return row?.fee
}

describe('a freight template', () => {
  it('prices the next order of its products', async () => {
    const freight = await add()
    const itemId = await make.goods({ price: 5000, store: 20 })
    await use(itemId, freight.templates_id)
    expect(await charged(itemId, 3)).toBe(1200)
    const present = await info(freight.templates_id)
    expect(present.goods_num).toBe(1)
    await change(present, { fee: [fee([zhejiang ?? ''], 500), fee([], 800, 200)] })
    expect(await charged(itemId, 3)).toBe(500)
    await change(await info(freight.templates_id), {
      free: [{ area: [], free_type: 2, quantity: 0, amount: 15_000 }],
    })
    expect(await charged(itemId, 3)).toBe(0)
  })

  it('refuses orders to regions without delivery', async () => {
    const freight = await add({ nopost: [hangzhou] })
    const itemId = await make.goods({ price: 5000, store: 20 })
    await use(itemId, freight.templates_id)
    const shopper = await buyer(mall, make)
    const refused = await shopper.orderItem(itemId, 1)
    expect(refused).toMatchObject({ message: '该地区不进行配送，如有疑问请联系商家' })
  })

  it('has rules for amounts, which the engine reads as they were entered', async () => {
    const freight = await add({
      valuation: 3,
      fee: [],
      money: [
        { area: [], up: 0, down: 9900, base_fee: 1000 },
        { area: [], up: 9900, down: 0, base_fee: 0 },
      ],
    })
    expect(freight.message).toBeUndefined()
    const template = {
      templateId: freight.templates_id,
      isFree: false,
      valuation: 3,
      status: true,
      conf: confOf(freight, 3),
    }
    const feeOf = (amount: number) =>
      freightFee(
        [{ templatesId: freight.templates_id, num: 1, weight: 0, volume: 0, fee: amount }],
        new Map([[freight.templates_id, template]]),
        [zhejiang ?? ''],
      )
    expect([feeOf(9899), feeOf(9900)]).toEqual([1000, 0])
  })

  it.each<[string, object, string]>([
    ['a name', { name: ' ' }, '请填写运费模板名称'],
    ['a short name', { name: '长'.repeat(51) }, '运费模板名称不能超过50个字'],
    ['a rule for the whole country', { fee: [fee([zhejiang ?? ''], 500)] }, '请填写全国的运费'],
    ['one rule for the whole country', { fee: [fee([], 500), fee([], 600)] }, '全国的规则只能有一条'],
    ['regions that exist', { fee: [fee(['999999'], 1), fee([], 2)] }, '地区不存在'],
    ['region ids', { fee: [fee(['浙江省'], 1), fee([], 2)] }, '地区编号不正确'],
    [
      'rules that can be reached',
      { fee: [fee([zhejiang ?? ''], 1), fee([xihu ?? ''], 2), fee([], 3)] },
      '“西湖区”已在前面的规则中',
    ],
    ['whole pieces', { fee: [{ ...fee([], 500), start_standard: 1.5 }] }, '首件数量不正确'],
    [
      'a step for its price',
      { fee: [{ ...fee([], 500, 100), add_standard: 0 }] },
      '有续费时需要填写每次增加的数量',
    ],
    ['sensible freight', { fee: [fee([], 1_000_001)] }, '运费不正确，应为0到10000元'],
    ['a way to charge', { valuation: 5 }, '请选择计费方式'],
    [
      'an amount for free freight',
      { free: [{ area: [], free_type: 2, quantity: 0, amount: 0 }] },
      '包邮的金额不正确',
    ],
    [
      'pieces for free freight',
      { free: [{ area: [], free_type: 1, quantity: 0, amount: 0 }] },
      '包邮的数量不正确',
    ],
    [
      'tiers without gaps',
      { valuation: 3, money: [{ area: [], up: 0, down: 5000, base_fee: 1 }] },
      '金额应从0元开始，逐段增加',
    ],
    ['regions without delivery that exist', { nopost: ['999999'] }, '地区不存在'],
    ['a limited number of rules', { fee: Array.from({ length: 51 }, () => fee([], 1)) }, '每种规则最多50条'],
  ])('needs %s', async (_, fields, message) => {
    expect((await add(fields)).message).toBe(message)
    expect(await list()).toEqual([])
  })

  it('may have a rule for a city before that of its province', async () => {
    const freight = await add({ fee: [fee([hangzhou ?? ''], 100), fee([zhejiang ?? ''], 200), fee([], 300)] })
    expect(freight.fee.map(({ start_fee }) => start_fee)).toEqual([100, 200, 300])
  })

  it('has a name of its own', async () => {
    await add()
    expect((await add()).message).toBe('运费模板“普通快递”已存在')
    const other = await add({ name: '大件' })
    expect((await change(other, { name: '普通快递' })).message).toBe('运费模板“普通快递”已存在')
    const twice = await Promise.all([add({ name: '同时' }), add({ name: '同时' })])
    expect(twice.filter(({ message }) => message === undefined)).toHaveLength(1)
  })

  it('keeps the changes of two people, and tells of fields that both changed', async () => {
    const first = await add()
    const other = await staff(mall, make)
    await change(first, { name: '快递' })
    const second = await other.call<Saved>('PUT', '/freight', {
      templates_id: first.templates_id,
      version: first.version,
      nopost: [tibet],
    })
    expect(second).toMatchObject({ saved: true, freight: { name: '快递', nopost: [tibet] } })
    const third = await other.call<Saved>('PUT', '/freight', {
      templates_id: first.templates_id,
      version: first.version,
      name: '慢递',
    })
    expect(third).toMatchObject({ saved: false, conflicts: [{ field: 'name' }], freight: { name: '快递' } })
    expect((await change({ ...first, version: 99 }, { name: '慢递' })).message).toBe(
      '内容已更新，请刷新后重试',
    )
  })

  it('shows former counties as those that they became part of', async () => {
    const templateId = await make.freight({
      conf: {
        fee: [{ area: [], startStandard: 1, startFee: 8, addStandard: 1, addFee: 2 }],
        money: [],
        free: [],
        nopost: ['330103', '330105'],
      },
    })
    expect((await info(templateId)).nopost).toEqual(['330105'])
  })

  it('is not found by an unknown id, and nothing is written', async () => {
    expect((await info(999)).message).toBe('运费模板不存在')
    expect((await change({ templates_id: 999, version: 1 }, { name: '无' })).message).toBe('运费模板不存在')
    expect(await remove(999)).toMatchObject({ message: '运费模板不存在' })
    expect(await mall.rows('select * from desk_versions')).toEqual([])
  })
})

describe('a template in use', () => {
  it('is neither removed nor switched off, also while its product is in the recycle bin', async () => {
    const freight = await add()
    const itemId = await make.goods({ price: 5000, store: 20 })
    await use(itemId, freight.templates_id)
    expect(await remove(freight.templates_id)).toMatchObject({ message: '有1个商品正在使用，不能删除' })
    expect(await change(freight, { status: false })).toMatchObject({ message: '有1个商品正在使用，不能停用' })
    await desk.call('DELETE', `/goods/${itemId}`)
    expect(await remove(freight.templates_id)).toMatchObject({ message: '有1个商品正在使用，不能删除' })
    await desk.call('POST', '/goods/restore', { goods_id: itemId })
    await use(itemId, 0)
    expect(await remove(freight.templates_id)).toEqual({ status: true })
    expect(await list()).toEqual([])
  })

  it('is chosen or removed, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const freight = await add({ name: `模板${round}` })
      const itemId = await make.goods({ price: 5000, store: 20 })
      await Promise.all([use(itemId, freight.templates_id), remove(freight.templates_id)])
      const [dangling] = await mall.rows<{ count: number }>(
        `select count(*)::int as count from goods g where templates_id > 0
          and not exists (select from freight_templates t where t.template_id = g.templates_id)`,
      )
      expect(dangling?.count).toBe(0)
    }
  })
})

describe('the default template', () => {
  const create = (fields: object = {}) =>
    desk.call<{ templates_id: number }>('POST', '/goods', {
      item_name: '云杉冰箱',
      spec_items: [{ price: 100, store: 1, item_spec: [] }],
      ...fields,
    })

  it('is that of new products which name none', async () => {
    const [first, second] = [await add(), await add({ name: '大件' })]
    await desk.call('PUT', '/freight/default', { templates_id: first.templates_id })
    await desk.call('PUT', '/freight/default', { templates_id: second.templates_id })
    expect((await list()).map(({ name, is_default }) => [name, is_default])).toEqual([
      ['大件', true],
      ['普通快递', false],
    ])
    expect((await create()).templates_id).toBe(second.templates_id)
    expect((await create({ templates_id: 0 })).templates_id).toBe(0)
    expect((await create({ templates_id: first.templates_id })).templates_id).toBe(first.templates_id)
  })

  it('is neither removed nor switched off until another one is', async () => {
    const freight = await add()
    await desk.call('PUT', '/freight/default', { templates_id: freight.templates_id })
    expect(await remove(freight.templates_id)).toMatchObject({ message: '默认运费模板不能删除' })
    expect(await change(freight, { status: false })).toMatchObject({ message: '默认运费模板不能停用' })
    await desk.call('PUT', '/freight/default', { templates_id: 0 })
    expect(await change(freight, { status: false })).toMatchObject({ saved: true })
    expect(await desk.call('PUT', '/freight/default', { templates_id: freight.templates_id })).toMatchObject({
      message: '运费模板已停用，不能设为默认',
    })
    expect(await desk.call('PUT', '/freight/default', { templates_id: 999 })).toMatchObject({
      message: '运费模板不存在',
    })
  })
})

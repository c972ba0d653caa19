import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { tableImporter } from '../../fixtures/engine/table-importer'
import { testMall } from '../../fixtures/engine/test-mall'

/** Shops from tables (contract operator, imports). */

const mall = testMall()
const make = builders(mall)
let desk: Staff
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
})
const shops = () => tableImporter(mall, desk, 'shops.import')
const rowsOf = () =>
  mall.rows<{ distributor_id: number; shop_code: string; name: string }>(
    'select * from distributors order by distributor_id',
  )
const digest = async () => JSON.stringify(await rowsOf())

const columns = {
  店铺类型: '0',
  店铺号: 'S1',
  店铺名称: '西湖店',
  门店分类: '',
  店铺状态: '启用',
  联系人姓名: '周一鸣',
  联系方式: '0571-88880000',
  联系方式展示: '',
  是否展示导购: '否',
  店铺所在省市区: '"浙江省,杭州市,西湖区"',
  店铺详细地址: '文三路1号',
  店铺详细地址门牌号: '',
  经营开始时间: '9:00',
  经营结束时间: '21:30',
  开启快递配送: '是',
  自动同步商品: '否',
  店铺LOGO: '',
  经度: '120.13',
  纬度: '30.25',
}
type Cells = Partial<Record<keyof typeof columns, string>>
const row = (cells: Cells = {}) => Object.values({ ...columns, ...cells }).join(',')
const table = (...rows: string[]) => [Object.keys(columns).join(','), ...rows].join('\n')

describe('a table without coordinates', () => {
  it('opens shops without a position', async () => {
    const { task_id } = await shops().check(table(row({ 经度: '', 纬度: '' })))
    await shops().run(task_id)
    expect(await rowsOf()).toMatchObject([{ shop_code: 'S1', lng: null, lat: null }])
    expect((await shops().import(table(row({ 经度: '', 纬度: '' })))).counts).toEqual({ same: 1 })
  })
})

describe('a table of shops', () => {
  it('opens and changes shops, changes nothing the second time, and is undone', async () => {
    await make.shop({
      shopCode: 'OLD',
      name: '老店',
      hour: '08:00-20:00',
      logo: '/media/logo.png',
      firstLetter: 'L',
    })
    const before = await digest()
    const file = table(
      row(),
      row({ 店铺号: 'OLD', 店铺名称: '老店新名', 店铺状态: '禁用', 经度: '', 纬度: '' }),
    )
    const checked = await shops().check(file)
    expect(checked.counts).toEqual({ create: 1, change: 1 })
    expect(await digest()).toBe(before)
    await shops().run(checked.task_id)
    const found = await rowsOf()
    expect(found.find(({ shop_code }) => shop_code === 'S1')).toMatchObject({
      name: '西湖店',
      contact: '周一鸣',
      area: '西湖区',
      hour: '09:00-21:30',
      is_valid: 'true',
      lng: 120.13,
    })
    expect(found.find(({ shop_code }) => shop_code === 'OLD')).toMatchObject({
      name: '老店新名',
      is_valid: 'false',
      logo: '/media/logo.png',
      lng: 120.1,
    })
    const [change] = await shops().items(checked.task_id, 'change')
    expect(change?.notes.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['店铺名称 老店 → 老店新名', '店铺状态 营业中 → 暂停营业', '联系人姓名有变化']),
    )
    expect((await shops().import(file)).counts).toEqual({ same: 2 })
    expect((await shops().undo(checked.task_id)).counts).toEqual({ undone: 2 })
    expect(await digest()).toBe(before)
  })

  it('keeps a new shop that is used, and a shop that was changed since', async () => {
    await make.shop({ shopCode: 'OLD', name: '老店' })
    const { task_id } = await shops().import(table(row(), row({ 店铺号: 'OLD', 店铺名称: '老店' })))
    const found = await rowsOf()
    const [opened, old] = ['S1', 'OLD'].map((code) => found.find(({ shop_code }) => shop_code === code))
    await make.goods({ price: 1, store: 1 }, { distributorId: opened?.distributor_id ?? 0 })
    const { version } = await desk.call<{ version: number }>('GET', '/shops/info', {
      distributor_id: old?.distributor_id,
    })
    await desk.call('PUT', '/shops', { distributor_id: old?.distributor_id, version, introduce: '新的介绍' })
    expect((await shops().undo(task_id)).counts).toEqual({ kept: 2 })
  })

  it('refuses wrong cells with a sentence', async () => {
    await make.shop({ shopCode: 'OLD', name: '老店' })
    const wrong: [Cells, string][] = [
      [{ 店铺类型: '5' }, '店铺类型应为0、1、自营、加盟中的一个'],
      [{ 店铺名称: '老店' }, '店铺“老店”已存在'],
      [{ 门店分类: '没有' }, '店铺类型不存在'],
      [{ 店铺状态: '开' }, '店铺状态应为启用、禁用、废弃中的一个'],
      [{ 联系人姓名: '' }, '请填写联系人姓名'],
      [{ 联系方式: '电话' }, '联系方式不是电话号码'],
      [{ 店铺所在省市区: '浙江省' }, '店铺所在省市区应为省,市,区，用逗号分隔'],
      [{ 店铺所在省市区: '"浙江省,杭州市,没有区"' }, '地区不存在'],
      [{ 经营开始时间: '09:15' }, '经营开始时间应为整点或半点，如 09:30'],
      [{ 经营结束时间: '' }, '经营开始时间和结束时间请一起填写'],
      [{ 开启快递配送: '好' }, '开启快递配送应为是、否中的一个'],
      [{ 店铺LOGO: 'javascript:1' }, '店铺LOGO应为 https:// 开头的图片地址'],
      [{ 经度: '' }, '经度和纬度请一起填写'],
      [{ 纬度: '100' }, '纬度应为-90到90的数字'],
      [{ 店铺号: 'x'.repeat(21) }, '店铺号不能超过20个字'],
    ]
    const rows = wrong.map(([cells], index) => row({ 店铺号: `N${index}`, 店铺名称: `店${index}`, ...cells }))
    const found = await shops().refusals(table(...rows))
    expect(found.map(([, text]) => text)).toEqual(
      wrong.map(([, text]) => expect.stringContaining(text) as string),
    )
    expect(await shops().refusals(table(row(), row({ 店铺号: 'S2' }), row({ 店铺名称: '另一家' })))).toEqual([
      [3, '店铺名称与第2行重复'],
      [4, '店铺号与第2行重复'],
    ])
  })
})

import { builders } from '../../fixtures/engine/builders'
import { exporter } from '../../fixtures/engine/exporter'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Exports of members, shops and stock (contract files §2 and §3). */

const mall = testMall()
const make = builders(mall)

let operator: Staff
beforeEach(async () => {
  await mall.empty()
  operator = await staff(mall, make)
})

const { begin, bytes, cells: exported } = exporter(mall)

describe('an export of members', () => {
  const header =
    '会员卡编号, 会员手机号, 登录邮箱, 用户名, 性别, 姓名, 注册时间, 所属店铺, vip付费会员等级, vip付费会员剩余天数, 普通会员等级, 推荐人手机号, 出生日期, 家庭住址, 常用邮箱, 从事行业, 年收入, 学历, 爱好'
  const values = {
    mobile: '13800138000',
    username: '林知夏',
    sex: 2,
    email: 'zhixia@e.test',
    birthday: '1990-05-19',
    answers: { address: '杭州市西湖区文三路1号', income: '5-10万元', habbit: ['阅读', '旅行'] },
  }

  it('has the columns of the contract', async () => {
    await make.member(values)
    const [names, row, ...more] = await exported(operator, 'members/export')
    expect(names).toEqual(header.split(', '))
    expect(row).toEqual(
      expect.arrayContaining(['13800138000', '林知夏', '女', '普通会员', '1990-05-19', '阅读,旅行']),
    )
    expect(more).toEqual([])
  })

  it('is masked without the permission to export members, with an audit row', async () => {
    await make.member(values)
    const reader = await make.member({ role: 'operator', deskRole: 'reader' })
    const [, row] = await exported(reader, 'members/export')
    expect(row?.[1]).toBe('138****8000')
    expect(row?.[3]).toBe('林*夏')
    expect(row?.[12]).toBe('****-**-*9')
    for (const secret of ['13800138000', '知', 'zhixia', '文三路', '5-10', '阅读'])
      expect(row?.join()).not.toContain(secret)
    expect(
      await mall.rows(
        `select actor_id, after->>'masked' as masked from audit_rows where event = 'exportMembers'`,
      ),
    ).toEqual([{ actor_id: String(reader.userId), masked: 'true' }])
  })

  it('has neither closed accounts nor people at the desk, and is not for merchants', async () => {
    await make.member({ mobile: 'closed-5' })
    await make.member(values)
    expect(await exported(operator, 'members/export')).toHaveLength(2)
    const merchant = await staff(mall, make, { role: 'merchant', shopId: await make.shop() })
    expect(await begin(merchant, 'members/export')).not.toHaveProperty('export_id')
  })

  it('is read in pages', async () => {
    await make.member(values)
    await mall.rows(`insert into members (user_id, mobile, password_hash, grade_id, user_card_code, created, updated)
      select 100000 + n, '1370000' || lpad(n::text, 4, '0'), 'x', 1, 'C' || n, 1, 1 from generate_series(1, 2000) n`)
    const rows = await exported(operator, 'members/export')
    expect(new Set(rows.map(([card]) => card)).size).toBe(2002)
  })
})

describe('an export of shops', () => {
  it('has the columns of an import, of the shops of the list', async () => {
    await make.shop({ name: '西湖店', shopCode: 'XH', hour: '09:30-21:00', mobile: '0571-88880000' })
    await make.shop({ name: '滨江店', isValid: 'closed' })
    const [names, row, ...more] = await exported(operator, 'shops/export', { state: 'true' })
    expect(names).toEqual(
      '店铺类型,店铺号,店铺名称,门店分类,店铺状态,联系人姓名,联系方式,联系方式展示,是否展示导购,企微链接,导购码,店铺所在省市区,店铺详细地址,店铺详细地址门牌号,经营开始时间,经营结束时间,开启快递配送,自动同步商品,店铺LOGO,店铺背景'.split(
        ',',
      ),
    )
    expect(row).toEqual([
      ...['0', 'XH', '西湖店', '', '启用', '', '0571-88880000', '', '否', '', '', '浙江省,杭州市,西湖区'],
      ...['文三路1号', '', '09:30', '21:00', '是', '否', '', ''],
    ])
    expect(more).toEqual([])
  })

  it('leaves out hours that the columns cannot say, and a missing district', async () => {
    await make.shop({ hour: '09:15-21:00', area: '' })
    await make.shop({ hour: '全天' })
    const [names = [], ...rows] = await exported(operator, 'shops/export')
    const column = names.indexOf('经营开始时间')
    expect(rows.map((row) => row.slice(column, column + 2))).toEqual([
      ['', ''],
      ['', ''],
    ])
    expect(rows.at(-1)?.[names.indexOf('店铺所在省市区')]).toBe('浙江省,杭州市')
  })
})

describe('an export of stock', () => {
  it('has the columns of an import, and only the own shop for a merchant', async () => {
    const shopId = await make.shop()
    await make.goods({ price: 100, store: 7, itemBn: 'A-1' }, { itemName: '=水壶' })
    await make.goods({ price: 100, store: 0, itemBn: 'B-1' }, { distributorId: shopId, itemName: '冰箱' })
    expect(await exported(operator, 'stock/export', { format: 'xlsx' })).toEqual([
      ['店铺ID', '商品编码', '库存', '商品名称'],
      ['0', 'A-1', '7', '=水壶'],
      [String(shopId), 'B-1', '0', '冰箱'],
    ])
    const merchant = await staff(mall, make, { role: 'merchant', shopId })
    expect(await exported(merchant, 'stock/export')).toEqual([
      ['店铺ID', '商品编码', '库存', '商品名称'],
      [String(shopId), 'B-1', '0', '冰箱'],
    ])
    expect(Buffer.from(await bytes(operator, 'stock/export')).toString()).toContain(`'=水壶`)
  })
})

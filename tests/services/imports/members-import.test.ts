import { referring } from '@/lib/server/trade/member-import/sql'
import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { tableImporter } from '../../fixtures/engine/table-importer'
import { testMall } from '../../fixtures/engine/test-mall'

/** Members from tables (contract operator, imports). */

const mall = testMall()
const make = builders(mall)
let desk: Staff
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
  await make.grade({ gradeName: '金卡' })
})
const added = () => tableImporter(mall, desk, 'members.import')
const updated = () => tableImporter(mall, desk, 'members.update')
const digest = async () => JSON.stringify(await mall.rows('select * from members order by user_id'))
const areBooksRight = async () => {
  const { rows } = await desk.call<{ rows: { name: string; ok: boolean }[] }>('GET', '/books')
  return rows.filter(({ name, ok }) => name === 'points' && ok).length === 1
}
const balance = async (mobile: string) =>
  (
    await mall.rows<{ point: number; point_owed: number }>(
      'select point, point_owed from members where mobile = $1',
      [mobile],
    )
  )[0]

const newHeader = '会员手机号,原实体卡号,姓名,性别,会员等级,生日,入会日期,邮箱,地址,标签,积分'
const wang = '13800000001,K1,王小明,男,金卡,05/21/1990,1/2/2025,wang@example.com,文三路1号,,120'
const li = '13800000002,,李雷,未知,普通会员,,2025-03-01,,,,'

describe('a table of new members', () => {
  it('creates accounts with points from the ledger, changes nothing the second time, and is undone', async () => {
    const before = await digest()
    const file = [newHeader, wang, li].join('\n')
    const checked = await added().check(file)
    expect(checked.counts).toEqual({ create: 2 })
    expect(await digest()).toBe(before)
    await added().run(checked.task_id)
    const [row] =
      await mall.rows(`select username, sex, birthday, email, answers, point, created, password_hash
      from members where mobile = '13800000001'`)
    expect(row).toEqual({
      username: '王小明',
      sex: 1,
      birthday: '1990-05-21',
      email: 'wang@example.com',
      answers: { address: '文三路1号' },
      point: 120,
      created: Date.UTC(2025, 0, 1, 16) / 1000,
      password_hash: '-',
    })
    expect(await mall.rows(`select points, reason from point_ledger`)).toEqual([
      { points: 120, reason: 'import' },
    ])
    expect((await added().import(file)).counts).toEqual({ same: 2 })
    expect((await added().undo(checked.task_id)).counts).toEqual({ undone: 2 })
    expect(await digest()).toBe(before)
    expect(await mall.rows(`select points from point_ledger order by ledger_id`)).toEqual([
      { points: 120 },
      { points: -120 },
    ])
    expect((await added().import(file)).counts).toEqual({ create: 2 })
    expect(await areBooksRight()).toBe(true)
  })

  it('keeps a member who used the account since', async () => {
    const { task_id } = await added().import([newHeader, wang, li].join('\n'))
    await mall.rows(`insert into shop_favourites (user_id, distributor_id, created)
      select user_id, 1, 1 from members where mobile = '13800000001'`)
    expect((await added().undo(task_id)).counts).toEqual({ undone: 1, kept: 1 })
    expect(await balance('13800000001')).toEqual({ point: 120, point_owed: 0 })
  })

  it('looks at every table that refers to members before it removes one', async () => {
    const found = await mall.rows<{ name: string; column: string }>(`
      select c.conrelid::regclass::text as name, a.attname as column from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = 'members'::regclass and c.conrelid <> 'member_keys'::regclass
       order by 1, 2`)
    expect(referring.map(([name, column]) => ({ name, column }))).toEqual(expect.arrayContaining(found))
  })

  it('refuses wrong cells with a sentence', async () => {
    const wrong: [string, string][] = [
      ['12345,,甲,男,金卡,,01/02/2025,,,,', '会员手机号应为11位手机号'],
      ['13900000001,,,男,金卡,,01/02/2025,,,,', '请填写姓名'],
      ['13900000002,,甲,女士,金卡,,01/02/2025,,,,', '性别应为男、女、未知中的一个'],
      ['13900000003,,甲,男,钻石,,01/02/2025,,,,', '会员等级“钻石”不存在'],
      ['13900000004,,甲,男,金卡,,31/12/2024,,,,', '入会日期应为日期，如 05/21/2026'],
      ['13900000005,,甲,男,金卡,,01/02/2099,,,,', '入会日期不能晚于今天'],
      ['13900000006,,甲,男,金卡,02/30/1990,01/02/2025,,,,', '生日应为日期，如 05/21/2026'],
      ['13900000007,,甲,男,金卡,,01/02/2025,a@b,,,', '邮箱格式不正确'],
      ['13900000008,,甲,男,金卡,,01/02/2025,,,,-5', '积分不能是负数'],
      ['13900000009,,甲,男,金卡,,01/02/2025,,,,1.5', '积分“1.5”不是整数'],
      ['13900000009,,甲,男,金卡,,,,,,', '请填写入会日期'],
    ]
    const found = await added().refusals([newHeader, ...wrong.map(([row]) => row)].join('\n'))
    expect(found.map(([, text]) => text)).toEqual(wrong.map(([, text]) => text))
  })

  it('masks personal data in the report for roles that may not export it', async () => {
    const { task_id } = await added().check([newHeader, wang].join('\n'))
    expect(await (await added().report(task_id)).text()).toContain('王小明')
    const { role_id } = await desk.call<{ role_id: number }>('POST', '/roles', {
      name: '会员导入',
      permissions: ['member:read', 'member:write'],
    })
    await mall.rows(`update members set desk_role = 'own', own_role_id = $2 where user_id = $1`, [
      desk.userId,
      role_id,
    ])
    const text = await (await added().report(task_id)).text()
    expect(text).toContain(
      '138****0001,K1,王*明,男,金卡,****-**-*1,1/2/2025,w****g@example.com,文三路1号******',
    )
    expect(text).not.toContain('王小明')
  })
})

describe('a table that changes members', () => {
  const header = '手机号码,姓名,性别,会员等级,邮箱,标签,禁用,积分'

  it('changes what its cells say, counts points once, and is undone', async () => {
    await make.member({ mobile: '13800000001', username: '旧名', email: 'old@example.com', point: 30 })
    await make.member({ mobile: '13800000002', point: 50, pointOwed: 0 })
    await make.member({ mobile: '13800000003', pointOwed: 20 })
    await mall.rows(`insert into point_ledger (user_id, points, reason, at)
      select user_id, -20, 'adjust', 1 from members where mobile = '13800000003'`)
    const before = await digest()
    mall.travel(100)
    const file = [
      header,
      '13800000001,新名,女,金卡,,,是,+20',
      '13800000002,,,,,,,-50',
      '13800000003,,,,,,,100',
    ].join('\n')
    const checked = await updated().check(file)
    expect(checked.counts).toEqual({ change: 3 })
    await updated().run(checked.task_id)
    const [row] = await mall.rows(
      `select username, sex, email, disabled from members where mobile = '13800000001'`,
    )
    expect(row).toEqual({ username: '新名', sex: 2, email: 'old@example.com', disabled: true })
    expect([
      await balance('13800000001'),
      await balance('13800000002'),
      await balance('13800000003'),
    ]).toEqual([
      { point: 50, point_owed: 0 },
      { point: 0, point_owed: 0 },
      { point: 80, point_owed: 0 },
    ])
    expect(await areBooksRight()).toBe(true)
    expect((await updated().import(file)).counts).toEqual({ same: 3 })
    expect((await updated().undo(checked.task_id)).counts).toEqual({ undone: 3 })
    expect(await digest()).toBe(before)
    expect(await areBooksRight()).toBe(true)
    expect((await updated().import(file)).counts).toEqual({ change: 3 })
  })

  it('keeps members whose points or fields moved since', async () => {
    await make.member({ mobile: '13800000001', username: '甲', point: 30 })
    await make.member({ mobile: '13800000002', username: '乙' })
    const { task_id } = await updated().import(
      [header, '13800000001,,,,,,,+20', '13800000002,丙,,,,,,'].join('\n'),
    )
    await mall.rows(`with moved as (update members set point = point - 10 where mobile = '13800000001' returning user_id)
      insert into point_ledger (user_id, points, reason, at) select user_id, -10, 'order', 1 from moved`)
    await mall.rows(`update members set username = '丁' where mobile = '13800000002'`)
    expect((await updated().undo(task_id)).counts).toEqual({ kept: 2 })
    expect(await balance('13800000001')).toEqual({ point: 40, point_owed: 0 })
  })

  it('refuses unknown members, people of the desk and points that are not there', async () => {
    await make.member({ mobile: '13800000001', point: 30 })
    const { userId } = await make.member({ role: 'operator', mobile: '13800000002' })
    expect(userId).toBeGreaterThan(0)
    const rows = [
      '13800000009,,,,,,,',
      '13800000002,,,,,,是,',
      '13800000001,,,,,,,-31',
      '13800000001,,,,,,,x',
    ]
    expect(await updated().refusals([header, ...rows].join('\n'))).toEqual([
      [2, '没有这个手机号的会员'],
      [3, '这是商家或运营的账号，请在账号页修改'],
      [4, '积分不足，现有30'],
      [5, '积分“x”不是数字'],
    ])
  })
})

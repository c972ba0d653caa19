import { builders } from '../../fixtures/engine/builders'
import { purchasing } from '../../fixtures/engine/employee'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { tableImporter } from '../../fixtures/engine/table-importer'
import { testMall } from '../../fixtures/engine/test-mall'

/** Employees of employers from tables (contract operator, imports). */

const mall = testMall()
const make = builders(mall)
const { enterprise, listed } = purchasing(mall, make)
let desk: Staff
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
})
const employees = () => tableImporter(mall, desk, 'employees.import')
const digest = async () => JSON.stringify(await mall.rows('select * from employees order by employee_id'))
const header = '企业编码,姓名*,手机号码,账号,校验密码'

describe('a table of employees', () => {
  it('adds and changes people, changes nothing the second time, and is undone', async () => {
    const [one, other] = [await enterprise({ enterpriseSn: 'A' }), await enterprise({ enterpriseSn: 'B' })]
    await listed(one, { name: '旧名', mobile: '13800000001', disabled: true })
    await listed(other, { name: '不变', mobile: '13800000002' })
    const before = await digest()
    mall.travel(100)
    const file = `${header}\nA,新名,13800000001,,\nB,不变,13800000002,,\nB,新人,13800000003,x,y\n`
    const checked = await employees().check(file)
    expect(checked.counts).toEqual({ create: 1, change: 1, same: 1 })
    await employees().run(checked.task_id)
    expect(
      await mall.rows('select enterprise_id, name, mobile, disabled from employees order by mobile'),
    ).toEqual([
      { enterprise_id: one, name: '新名', mobile: '13800000001', disabled: false },
      { enterprise_id: other, name: '不变', mobile: '13800000002', disabled: false },
      { enterprise_id: other, name: '新人', mobile: '13800000003', disabled: false },
    ])
    const items = await employees().items(checked.task_id)
    expect(items.map(({ name }) => name)).toEqual(['A 138****0001', 'B 138****0002', 'B 138****0003'])
    expect((await employees().import(file)).counts).toEqual({ same: 3 })
    expect((await employees().undo(checked.task_id)).counts).toEqual({ undone: 2 })
    expect(await digest()).toBe(before)
  })

  it('keeps a person who became an employee since', async () => {
    await enterprise({ enterpriseSn: 'A' })
    const { task_id } = await employees().import(`${header}\nA,新人,13800000003,,\n`)
    const { userId } = await make.member()
    await mall.rows('update employees set user_id = $1', [userId])
    expect((await employees().undo(task_id)).counts).toEqual({ kept: 1 })
  })

  it('refuses wrong cells with a sentence', async () => {
    await enterprise({ enterpriseSn: 'A' })
    const rows = [
      'A,甲,13800000003,,',
      'A,乙,13800000003,,',
      'X,丙,13800000004,,',
      'A,,13800000005,,',
      'A,丁,123,,',
      'A,戊,1.38E+10,,',
      'A,己,,,',
    ]
    expect(await employees().refusals([header, ...rows].join('\n'))).toEqual([
      [3, '手机号码与第2行重复'],
      [4, '企业编码“X”：企业不存在'],
      [5, '请填写姓名'],
      [6, '手机号码应为11位手机号'],
      [7, '手机号码“1.38E+10”已被表格软件缩短，请把这一列设为文本后重新填写'],
      [8, '请填写手机号码'],
    ])
  })
})

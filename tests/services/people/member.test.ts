import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

beforeAll(async () => {
  await mall.db.orm.insert(tables.memberGrades).values([
    { gradeId: 1, gradeName: '普通会员', isDefault: true },
    { gradeId: 2, gradeName: '银卡会员', discount: 1, totalConsumption: 300_000 },
    { gradeId: 3, gradeName: '金卡会员', discount: 2, totalConsumption: 1_000_000 },
  ])
})

const info = async (token: string) => (await mall.call('GET', '/member', {}, { token })).data

describe('the member answer', () => {
  it('masks personal data', async () => {
    const { token, userId } = await make.member({
      gradeId: 1,
      mobile: '13800138000',
      username: '林晚舟',
      email: 'linwan@mall.example',
      birthday: '1992-05-19',
      sex: 2,
    })
    expect(await info(token)).toMatchObject({
      userId,
      memberInfo: {
        user_id: userId,
        mobile: '138****8000',
        email: 'l****n@mall.example',
        birthday: '****-**-*9',
        username: '林晚舟',
        requestFields: { mobile: '138****8000', sex: '*' },
      },
    })
    const text = JSON.stringify(await info(token))
    for (const secret of ['13800138000', 'linwan', '1992-05', 'password']) expect(text).not.toContain(secret)
  })

  it('contains the grade and the next one, which the highest grade lacks', async () => {
    const silver = await make.member({ gradeId: 2 })
    expect(await info(silver.token)).toMatchObject({
      grade_id: 2,
      memberInfo: {
        gradeInfo: { grade_name: '银卡会员', privileges: { discount: 1, discount_desc: 9.9 } },
        nextGradeInfo: { grade_name: '金卡会员', promotion_condition: { total_consumption: 10_000 } },
      },
    })
    const gold = await make.member({ gradeId: 3 })
    expect(await info(gold.token)).toMatchObject({ memberInfo: { nextGradeInfo: [] } })
  })

  it('describes the paid grade: none, on offer, held, expired', async () => {
    const guest = await make.member({ gradeId: 1 })
    expect(await info(guest.token)).toMatchObject({
      vipgrade: { is_open: false, is_vip: false, is_had_vip: false },
    })

    const vip = { vipGradeId: 7, gradeName: '焕新卡', discount: 5, guideTitle: '全场九五折' }
    await mall.db.orm.insert(tables.vipGrades).values(vip)
    expect(await info(guest.token)).toMatchObject({
      vipgrade: {
        is_open: true,
        is_vip: false,
        grade_name: '焕新卡',
        discount: 5,
        guide_title: '全场九五折',
      },
    })

    const until = mall.now() + 10 * 86_400
    const holder = await make.member({ gradeId: 1, vipGradeId: 7, vipUntil: until })
    expect(await info(holder.token)).toMatchObject({
      vipgrade: {
        is_vip: true,
        is_had_vip: true,
        day: 10,
        end_date: String(until),
        valid: true,
        vip_type: 'vip',
      },
    })
    mall.travel(11 * 86_400)
    const answer = await info(holder.token)
    expect(answer).toMatchObject({ vipgrade: { is_open: true, is_vip: false } })
    mall.travel(-11 * 86_400)
  })

  it('contains coupon counts and balances', async () => {
    const { token, userId } = await make.member({ gradeId: 1, point: 350, deposit: 12_000, isStaff: true })
    const cardId = await make.card()
    const at = mall.now()
    const coupon = { userId, cardId, beginDate: at, endDate: at + 60, getDate: at }
    await mall.db.orm.insert(tables.userCards).values([
      { ...coupon, code: 'a', status: 1 },
      { ...coupon, code: 'b', status: 1 },
      { ...coupon, code: 'c', status: 2 },
    ])
    expect(await info(token)).toMatchObject({
      userDiscountCount: 2,
      coupon: 3,
      point: 350,
      deposit: 12_000,
    })
  })

  it('tells staff the better of their two discounts as 折, and others none', async () => {
    const [paid] = await mall.db.orm
      .insert(tables.vipGrades)
      .values({ gradeName: '金卡', discount: 12, guideTitle: '' })
      .returning()
    const vip = { vipGradeId: paid?.vipGradeId ?? 0, vipUntil: mall.now() + 60 }
    const staffWith = async (part: object) => info((await make.member({ isStaff: true, ...part })).token)
    expect(await staffWith({ gradeId: 1 })).toMatchObject({ is_staff: true, staff_discount: 10 })
    expect(await staffWith({ gradeId: 2 })).toMatchObject({ staff_discount: 9.9 })
    expect(await staffWith({ gradeId: 2, ...vip })).toMatchObject({ staff_discount: 8.8 })
    const other = await info((await make.member({ gradeId: 2, ...vip })).token)
    expect(other).toMatchObject({ is_staff: false })
    expect(other).not.toHaveProperty('staff_discount')
  })
})

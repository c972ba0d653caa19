import { memberGrades, vipGrades } from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

/** Calls of the member area that ECShopX clients make (contract member §5.14, §7.6, §9.4, §15, §16). */

const mall = testMall()
const make = builders(mall)

beforeEach(() => mall.empty())

async function someone() {
  const { userId, token } = await make.member()
  const call = async (method: string, path: string, params: Record<string, unknown> = {}) =>
    (await mall.call(method, path, params, { token })).data as Record<string, unknown>
  return { userId, call }
}

describe('grades', () => {
  it('are listed by threshold with the paid ones, and what the member has consumed', async () => {
    const { call } = await someone()
    await mall.db.orm.insert(memberGrades).values([
      { gradeId: 9, gradeName: '金卡会员', discount: 2, totalConsumption: 1_000_000 },
      { gradeId: 8, gradeName: '银卡会员', discount: 1, totalConsumption: 300_000 },
    ])
    await mall.db.orm.insert(vipGrades).values({
      vipGradeId: 71,
      gradeName: '焕新卡',
      discount: 5,
      description: '全场9.5折<b>',
      priceList: [{ name: 'monthly', price: 9.9, day: 30, desc: '月卡' }],
    })
    const grades = await call('GET', '/membercard/grades')
    expect(grades).toMatchObject({
      member_card_list: [
        { grade_name: '普通会员', voucher_package: [], crm_open: false },
        { grade_name: '银卡会员', promotion_condition: { total_consumption: 3000 } },
        { grade_name: '金卡会员', privileges: { discount: 2, discount_desc: 9.8 } },
      ],
      vip_grade_list: [{ vip_grade_id: 71 }],
      total_consumption: 0,
    })
    expect((await mall.call('GET', '/membercard/grades')).data).not.toHaveProperty('total_consumption')
    const { rights } = await call('POST', '/user.rights')
    expect(rights).toContain('<b>银卡会员</b> 累计消费满3000元，全场9.9折')
    expect(rights).toContain('全场9.5折&lt;b&gt;')
  })
})

describe('a coupon of the member', () => {
  it('is found by its code or card, never for others', async () => {
    const { userId, call } = await someone()
    const cardId = await make.card({ title: '满百减十' })
    const code = await make.userCard(userId, cardId)
    for (const path of ['/user/newGetCardDetail', '/user/getCardDetail']) {
      for (const params of [{ code }, { card_id: cardId }])
        expect(await call('GET', path, params)).toMatchObject({
          detail: { code, title: '满百减十', valid: true },
          card_code: {
            code,
            barcode_url: expect.stringMatching(/^data:image\/png/) as string,
            qrcode_url: expect.stringMatching(/^data:image\/png/) as string,
          },
        })
    }
    expect(await call('GET', '/user/getCardList')).toMatchObject({ count: 1, list: [{ code }] })
    expect(await call('GET', `/getCardDetail/${cardId}`)).toMatchObject({ title: '满百减十' })
    const other = await someone()
    const missing = { message: '领取的优惠券不存在' }
    expect(await other.call('GET', '/user/newGetCardDetail', { code })).toMatchObject(missing)
    expect(await other.call('GET', '/user/newGetCardDetail')).toMatchObject(missing)
    expect(await other.call('GET', '/getCardDetail/424242')).toMatchObject(missing)
  })

  it('is checked by the old call of the checkout', async () => {
    const { userId, call } = await someone()
    const cardId = await make.card()
    const code = await make.userCard(userId, cardId)
    const use = (coupon_code: string) => call('POST', '/promotion.coupon.use', { coupon_code, mode: 'cart' })
    expect(await use(code)).toEqual({ coupon_code: code, card_id: cardId })
    expect(await use('000000000000')).toMatchObject({ message: '领取的优惠券不存在' })
    await mall.rows('update user_cards set status = 2 where code = $1', [code])
    expect(await use(code)).toMatchObject({ message: '优惠券已使用' })
    expect(await call('POST', '/promotion.coupon.cancel', { coupon_code: code })).toEqual({})
  })
})

describe('small calls', () => {
  it('answer in the shapes that clients read', async () => {
    const { call } = await someone()
    expect(await call('GET', '/member/agreement')).toMatchObject({
      type: 'member_register',
      title: '注册协议',
    })
    expect(await call('GET', '/whitelist/status')).toEqual({ status: false })
    expect(await call('GET', '/barcode')).toMatchObject({
      barcode_url: expect.stringMatching(/^data:image\/png/) as string,
      qrcode_url: expect.stringMatching(/^data:/) as string,
    })
    const { data } = await mall.call<{ label: string }[]>('GET', '/member/addressarea')
    const [beijing] = data
    expect(Object.keys(beijing ?? {}).sort()).toEqual(['children', 'label', 'value'])
  })

  it('answer as switched off where the mall lacks the subject', async () => {
    const { call } = await someone()
    for (const path of ['/rights', '/rightsLogs', '/registrationActivityList'])
      expect(await call('GET', path, { page: 1, pageSize: 10 })).toEqual({
        list: [],
        total_count: 0,
        count: 0,
      })
    for (const path of ['/registrationActivity', '/rights/3']) expect(await call('GET', path)).toEqual([])
    for (const path of ['/registrationSubmit', '/joinActivity', '/cancelRecord'])
      expect(await call('POST', path)).toMatchObject({ message: '该功能暂未开启' })
    expect(await call('POST', '/deposit/to/point', { money: 1 })).toMatchObject({
      message: '暂未开启储值兑换积分',
    })
  })
})

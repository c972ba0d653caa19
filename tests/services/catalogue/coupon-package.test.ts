import {
  cardPackageItems,
  cardPackages,
  gradePackages,
  userCards,
  vipGrades,
} from '@/lib/server/ground/db/schema'
import { settle } from '@/lib/server/trade/payment/settle'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

/** Packages of coupons: claimed, of a grade, of a bought grade (contract member §7.6, contract member §17). */

const mall = testMall()
const make = builders(mall)
const refused = (message: string) => ({ message, status_code: 422 })
const done = { status: true }

let next = 800
async function pack(
  cards: { cardId: number; giveNum?: number }[],
  values: Partial<typeof cardPackages.$inferInsert> = {},
): Promise<number> {
  const packageId = next++
  await mall.db.orm
    .insert(cardPackages)
    .values({ packageId, title: `券包${packageId}`, created: mall.now(), ...values })
  await mall.db.orm.insert(cardPackageItems).values(cards.map((card) => ({ packageId, ...card })))
  return packageId
}

const heldBy = async (userId: number) =>
  (await mall.db.orm.select().from(userCards)).filter((card) => card.userId === userId)

describe('a package', () => {
  it('is claimed once, shows what it brought, and is seen once', async () => {
    const [cash, other] = [await make.card({ title: '满百减十' }), await make.card({ receive: false })]
    const packageId = await pack([{ cardId: cash, giveNum: 2 }, { cardId: other }])
    const one = await buyer(mall, make)
    const claim = () => one.call('POST', '/user/receiveCardPackage', { package_id: packageId })
    expect(await claim()).toEqual(done)
    expect((await heldBy(one.userId)).map(({ cardId }) => cardId).sort()).toEqual([cash, cash, other].sort())
    expect(await claim()).toEqual(refused('您已经领过该卡券包'))
    const unseen = () => one.call('GET', '/user/showCardPackage', { receive_type: 'template' })
    expect(await unseen()).toMatchObject({
      receive_record_list: [{ package_id: packageId, receive_type: 'template' }],
      all_card_list: expect.arrayContaining([
        expect.objectContaining({ card_id: cash, title: '满百减十', give_num: 2 }),
      ]) as unknown,
    })
    expect(await one.call('POST', '/user/confirmPackageShow')).toEqual(done)
    expect(await unseen()).toEqual({ receive_record_list: [], all_card_list: [] })
    expect(await one.call('POST', '/user/receiveCardPackage', { package_id: 424242 })).toEqual(
      refused('卡券包不存在'),
    )
    expect(await one.call('POST', '/user/receiveCardPackage')).toMatchObject({ message: '卡券包ID必填' })
  })

  it('never exceeds its limit per member or the quantities of its coupons with parallel requests', async () => {
    const [plenty, scarce] = [await make.card(), await make.card({ quantity: 5 })]
    const packageId = await pack([{ cardId: plenty }, { cardId: scarce, giveNum: 2 }], { limitCount: 2 })
    const crowd: Awaited<ReturnType<typeof buyer>>[] = []
    for (let count = 0; count < 4; count++) crowd.push(await buyer(mall, make))
    await Promise.all(
      crowd.flatMap((one) =>
        Array.from({ length: 4 }, () =>
          one.call('POST', '/user/receiveCardPackage', { package_id: packageId }),
        ),
      ),
    )
    const counts = await Promise.all(
      crowd.map(
        async ({ userId }) => (await heldBy(userId)).filter(({ cardId }) => cardId === plenty).length,
      ),
    )
    expect(counts).toEqual([2, 2, 2, 2])
    const all = await mall.db.orm.select().from(userCards)
    expect(all.filter(({ cardId }) => cardId === scarce)).toHaveLength(5)
    const late = await buyer(mall, make)
    const empty = await pack([{ cardId: scarce }])
    expect(await late.call('POST', '/user/receiveCardPackage', { package_id: empty })).toEqual(
      refused('卡券包已被领完'),
    )
    expect(await late.call('GET', '/user/showCardPackage')).toMatchObject({ receive_record_list: [] })
  })
})

describe('a package of a grade', () => {
  it('is given once, whoever calls at the same time, and is described with the grade', async () => {
    const card = await make.card({
      title: '会员券',
      dateType: 'DATE_TYPE_FIX_TERM',
      beginDate: 0,
      fixedTerm: 30,
    })
    const packageId = await pack([{ cardId: card, giveNum: 3 }])
    const one = await buyer(mall, make)
    const { grade_id } = await one.call<{ grade_id: number }>('GET', '/member')
    await mall.db.orm.insert(gradePackages).values({ kind: 'grade', gradeId: grade_id, packageId })
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => one.call('POST', '/user/currentGardCardPackage')),
    )
    expect(answers).toEqual(Array(4).fill({ type: 'grade' }))
    expect(await heldBy(one.userId)).toHaveLength(3)
    expect(await one.call('GET', '/user/showCardPackage', { receive_type: 'grade' })).toMatchObject({
      all_card_list: [{ card_id: card, give_num: 3, takeEffect: '领取后当天生效，有效期30天' }],
    })
    expect(await one.call('GET', '/user/getBindCardList', { grade_id, type: 'grade' })).toMatchObject({
      list: [{ card_id: card, give_num: 3, title: '会员券' }],
      total_count: 1,
    })
    expect(await one.call('GET', '/membercard/grades')).toMatchObject({
      member_card_list: expect.arrayContaining([
        expect.objectContaining({ voucher_package: [expect.objectContaining({ package_id: packageId })] }),
      ]) as unknown,
    })
  })

  it('comes with each purchase of a paid grade, once per payment however often it is reported', async () => {
    const card = await make.card()
    const packageId = await pack([{ cardId: card, giveNum: 2 }])
    await mall.db.orm.insert(vipGrades).values({
      vipGradeId: 75,
      gradeName: '焕新卡',
      discount: 5,
      priceList: [{ name: 'monthly', price: 9.9, day: 30, desc: '月卡' }],
    })
    await mall.db.orm.insert(gradePackages).values({ kind: 'vip_grade', gradeId: 75, packageId })
    const one = await buyer(mall, make)
    const purchase = async () => {
      const bought = await one.call<{ trade_info: { trade_id: string }; total_fee: number }>(
        'POST',
        '/vipgrades/buy',
        { vip_grade_id: 75, card_type: 'monthly', pay_type: 'test' },
      )
      const tradeId = bought.trade_info.trade_id
      const notification = { tradeId, fee: bought.total_fee, transactionId: `wx-${tradeId}` }
      await Promise.all([1, 2, 3].map(() => settle(mall, notification)))
    }
    await purchase()
    expect(await heldBy(one.userId)).toHaveLength(2)
    expect(await one.call('POST', '/user/currentGardCardPackage')).toEqual({ type: 'vip_grade' })
    expect(await heldBy(one.userId)).toHaveLength(2)
    await purchase()
    expect(await heldBy(one.userId)).toHaveLength(4)
  })
})

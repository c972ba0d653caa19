import type { PointRow } from '@/lib/contract/trade/point'
import { pointJournal } from '@/lib/domain/point/journal'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { exchange, openPointsMall, pointsGoods, storeSetting } from '../../fixtures/engine/points'
import { testMall } from '../../fixtures/engine/test-mall'

/** The points of a member: balance, movements and rule (contract member §8). */

const mall = testMall()
const make = builders(mall)

interface Movements {
  list: PointRow[]
  total_count: number
}

describe('the points of a member', () => {
  it('are shown with every movement of the last year, newest first', async () => {
    await openPointsMall(mall)
    const item = await pointsGoods(make, { point: 300, price: 100, store: 9 })
    const one = await buyer(mall, make, { point: 1000, created: mall.now() })
    const { order_id } = await exchange(one, item, 1)
    await one.cancel(order_id, '不想要了')
    const movements = (params: object = {}) => one.call<Movements>('GET', '/point/member', { ...params })
    expect(await movements()).toMatchObject({
      total_count: 3,
      list: [
        {
          journal_type: 9,
          journal_type_desc: '取消订单返还',
          income: 300,
          outcome: 0,
          order_id,
          has_order: 1,
        },
        { journal_type: 5, journal_type_desc: '积分换购', outin_type: 'out', outcome: 300, order_id },
        { journal_type: 1, outin_type: 'in', point: 1000, order_id: '' },
      ],
    })
    // Points that replace money in an ordinary order have another type.
    expect(pointJournal('order', false)).toMatchObject({ type: 6, typeName: '消费购物（支出）' })
    expect(await movements({ outin_type: 'outcome' })).toMatchObject({ total_count: 1 })
    expect(await movements({ outin_type: 'income', page_no: 2, page_size: 1 })).toMatchObject({
      total_count: 2,
      list: [{ point: 1000 }],
    })
    expect(await one.call('GET', '/point/member/info')).toEqual({
      user_id: one.userId,
      company_id: 1,
      point: 1000,
      point_owed: 0,
    })
    mall.travel(366 * 86400)
    const token = await mall.tokenFor(one.userId)
    expect((await mall.call('GET', '/point/member', {}, { token })).data).toMatchObject({ total_count: 0 })
  })

  it('are nobody else’s', async () => {
    const [rich, poor] = [await buyer(mall, make, { point: 50 }), await buyer(mall, make)]
    expect(await rich.call('GET', '/point/member/info')).toMatchObject({ point: 50 })
    expect(await poor.call('GET', '/point/member')).toMatchObject({ total_count: 0 })
    for (const path of ['/point/member', '/point/member/info'])
      expect((await mall.call('GET', path)).status).toBe(401)
  })

  it('have a rule in words: the operator’s, or what the settings say', async () => {
    const rule = async () => (await mall.call<{ name: string; rule_desc: string }>('GET', '/point/rule')).data
    const store = (value: Record<string, unknown>) => storeSetting(mall, 'point', value)
    expect((await rule()).name).toBe('积分')
    await store({ isOpenMemberPoint: true, isOpenDeductPoint: true, deduct_point: 100, gain_point: 2 })
    expect((await rule()).rule_desc).toMatch(/每满1元可得2积分.*100积分可抵扣1元/s)
    await store({ name: '焕新豆', rule_desc: '<p>规则</p><script>1</script>' })
    expect(await rule()).toEqual({ name: '焕新豆', rule_desc: '<p>规则</p>' })
  })
})

import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

/** Texts of a product card beside its prices (contract goods §2.3). */

const mall = testMall()
const make = builders(mall)

const cardOf = async (goodsId: number) =>
  (await mall.call<{ list: object[] }>('GET', '/goods/items', { page: 1, pageSize: 1, item_id: [goodsId] }))
    .data.list[0]

describe('a product card', () => {
  it('has the share of good reviews, without hidden ones; nothing without reviews', async () => {
    const [reviewed, plain] = [
      await make.goods({ price: 1, store: 1 }),
      await make.goods({ price: 1, store: 1 }),
    ]
    const rate = (star: number, disabled = false) => ({
      goodsId: reviewed,
      itemId: reviewed,
      userId: 0,
      content: '好',
      created: mall.now(),
      star,
      disabled,
    })
    await mall.db.orm.insert(tables.rates).values([rate(5), rate(4), rate(3), rate(1, true)])
    expect(await cardOf(reviewed)).toMatchObject({ rate_num: 3, good_percent: 67 })
    expect(await cardOf(plain)).not.toHaveProperty('rate_num')
    expect(await cardOf(plain)).not.toHaveProperty('good_percent')
  })

  it('has the energy grade of a product that has one', async () => {
    const [graded, plain] = [
      await make.goods({ price: 1, store: 1 }),
      await make.goods({ price: 1, store: 1 }),
    ]
    const { orm } = mall.db
    const attribute = { attributeType: 'item_params' as const, created: mall.now() }
    await orm.insert(tables.attributes).values([
      { ...attribute, attributeId: 901, attributeName: '能效等级' },
      { ...attribute, attributeId: 902, attributeName: '噪音' },
    ])
    await orm.insert(tables.attributeValues).values([
      { attributeValueId: 911, attributeId: 901, attributeValue: '二级' },
      { attributeValueId: 912, attributeId: 902, attributeValue: '35 dB(A)' },
    ])
    await orm.insert(tables.goodsParams).values([
      { goodsId: graded, attributeId: 901, attributeValueId: 911 },
      { goodsId: graded, attributeId: 902, attributeValueId: 912 },
      { goodsId: plain, attributeId: 902, attributeValueId: 912 },
    ])
    expect(await cardOf(graded)).toMatchObject({ energy_grade: '二级' })
    expect(await cardOf(plain)).not.toHaveProperty('energy_grade')
  })
})

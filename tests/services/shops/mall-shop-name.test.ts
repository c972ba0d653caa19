import * as tables from '@/lib/server/ground/db/schema'
import { number, statement, text } from '@/lib/server/ground/db/statement'
import { mallShopName, mallShopNameSql } from '@/lib/server/ground/site-setting/mall-shop-name'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

beforeEach(async () => {
  await mall.empty()
})

const named = (brandName: string) =>
  mall.db.orm.insert(tables.settings).values({
    key: 'shop',
    value: { brand_name: brandName, logo: '', intro: '', background: '' },
    updated: 1,
  })

const get = async (path: string) => (await mall.call('GET', path)).data

describe('the shop of what the mall itself sells', () => {
  it.each([
    ['', '焕新自营'],
    ['焕新商城', '焕新自营'],
    ['湖州家电城', '湖州家电城自营'],
    ['湖州商城', '湖州自营'],
    ['商城', '商城自营'],
  ])('of the mall %p is %p, in services as in statements', async (brandName, name) => {
    await named(brandName)
    const read = statement('test_mall_shop_name', `select $1::int as one, ${mallShopNameSql} as name`, {
      one: number,
      name: text,
    })
    expect(mallShopName(brandName)).toBe(name)
    expect(await mall.db.run(read, [1])).toMatchObject([{ name }])
  })

  it('has the name of the mall in the frame, as a shop, in the cart and in orders', async () => {
    await named('湖州家电城')
    const shopper = await buyer(mall, make)
    const item = await make.goods({ price: 100, store: 9 })
    await shopper.add(item, 1)
    expect(await get('/site/frame')).toMatchObject({ shop_name: '湖州家电城自营' })
    expect(await get('/distributor/self')).toMatchObject({ name: '湖州家电城自营' })
    const cart = await shopper.cart()
    expect(cart.valid_cart).toMatchObject([{ shop_id: 0, shop_name: '湖州家电城自营' }])
    await shopper.order()
    expect(await shopper.call('GET', '/orders')).toMatchObject({
      list: [{ distributor_name: '湖州家电城自营' }],
    })
  })
})

describe('the foot of the pages', () => {
  it('links the agreements that the mall has written', async () => {
    expect(await get('/site/frame')).toMatchObject({ agreements: [] })
    const text = { title: '', content: '<p>正文</p>', update_date: '', take_effect_date: '' }
    await mall.db.orm.insert(tables.settings).values([
      { key: 'protocol.member_register', value: { ...text, title: '湖州家电城注册协议' }, updated: 1 },
      { key: 'protocol.privacy', value: text, updated: 1 },
    ])
    expect(await get('/site/frame')).toMatchObject({
      agreements: [
        { title: '湖州家电城注册协议', href: '/license?type=register' },
        { title: '隐私政策', href: '/license?type=privacy' },
      ],
    })
  })
})

import { readEnv } from '@/lib/env'
import { storeIdentityOffer } from '@/lib/server/catalogue/programme/store-identity-offer'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { idNumber } from '../../fixtures/engine/id-numbers'
import { programmeOf } from '../../fixtures/engine/programme'
import { testMall } from '../../fixtures/engine/test-mall'

/** A mall without verification promises no subsidy. */

const mall = testMall({ MALL_IDENTITY: 'none', MALL_PAY_TEST: '1' })
const make = builders(mall)
const programme = programmeOf(mall, make)

interface Card {
  subsidy_price?: number
}
/** The answers of all calls about one product, and its price. */
async function told(item: number) {
  const one = await buyer(mall, make)
  const get = async <T>(path: string, params = {}, token = one.token) =>
    (await mall.call<T>('GET', path, params, { token })).data
  const { list } = await get<{ list: Card[] }>('/goods/items', { page: 1, pageSize: 1, item_id: item })
  const detail = await get<{ subsidy?: object }>(`/goods/items/${item}`)
  await one.add(item, 1)
  const preview = await one.preview()
  const cart = JSON.stringify(await get('/cart', { shop_type: 'distributor' }))
  return {
    card: list[0]?.subsidy_price,
    page: detail.subsidy !== undefined,
    checkout: preview.subsidy?.state,
    cart: /国补限|subsidy_state/.test(cart),
    classes: (await get<{ list: object[] }>('/programme/subsidies')).list.length,
    mine: (await get<{ list: object[] }>('/subsidy/mine')).list.length,
  }
}
const nothing = { card: undefined, page: false, checkout: undefined, classes: 0, mine: 0 }

it('offers no subsidy in any call, with and without the setting of the programme, and does again once it verifies', async () => {
  await programme.open({ regions: ['浙江省'] })
  const { categoryId } = await programme.subsidyClass({ limit: 1 })
  const item = await programme.goods(categoryId, 300_000)
  expect(await told(item)).toMatchObject({ card: 255_000, page: true, checkout: 'unverified', classes: 1 })

  await storeIdentityOffer(mall)
  expect(await told(item)).toMatchObject(nothing)

  // A change of the operator does not bring it back.
  const { token } = await make.member({ role: 'operator' })
  await mall.call('PUT', '/operator/subsidy/programme', { nationwide: true }, { token })
  expect(await told(item)).toMatchObject(nothing)

  await mall.rows(`delete from settings where key = 'programme'`)
  await storeIdentityOffer(mall)
  expect(await told(item)).toMatchObject(nothing)

  await storeIdentityOffer({ ...mall, env: readEnv({ MALL_IDENTITY: 'embedded' }) })
  expect(await told(item)).toMatchObject({ card: 255_000, page: true, checkout: 'unverified', classes: 1 })
})

it('verifies nobody', async () => {
  const { token } = await make.member()
  const claim = { name: '林知夏', id_number: idNumber(1), consent: 'true' }
  expect((await mall.call('POST', '/subsidy/identity', claim, { token })).data).toMatchObject({
    message: '商城未开启实名认证',
  })
  expect(await mall.rows('select from identities')).toHaveLength(0)
})

import type { MallOffers } from '@/lib/contract/content/site'
import { builders } from '../../fixtures/engine/builders'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** What the menus of members lead to: only services that the mall has. */

const mall = testMall()
const make = builders(mall)
const offers = async () => (await mall.call<MallOffers>('GET', '/site/offers')).data

beforeEach(() => mall.empty())

it('an empty mall has none', async () => {
  expect(await offers()).toEqual({
    points_mall: false,
    groups: false,
    vip: false,
    coupons: false,
    programme: false,
  })
})

it('a coupon is one while it can be claimed, and the answer is dropped when it changes', async () => {
  const operator = await staff(mall, make)
  const { card_id } = await operator.call<{ card_id: number }>('POST', '/cards', {
    card_type: 'cash',
    title: '换新券',
    reduce_cost: 5000,
    quantity: 2,
    date_type: 'DATE_TYPE_FIX_TERM',
    fixed_term: 30,
  })
  expect(await offers()).toMatchObject({ coupons: true, groups: false })
  expect(mall.dropped).toContain('coupons')
  await operator.call('PUT', '/cards', { card_id, is_closed: true })
  expect(await offers()).toMatchObject({ coupons: false })
})

it('the points mall is one while it is open', async () => {
  const operator = await staff(mall, make)
  await operator.call('PUT', '/pointsmall', { is_open: true })
  expect(await offers()).toMatchObject({ points_mall: true })
})

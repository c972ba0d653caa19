/** @jest-environment ./tests/setup/browser-environment.ts */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { ListCount, NearGoods, StaffGoods } from '@/components/goods/list/staff-goods'
import type { ListQuery } from '@/lib/web/list-href'
import { goodsRow } from '../../fixtures/components/goods'
import { mallDouble, showPage, signIn, type SentCall } from '../../fixtures/components/mall-double'

const query: ListQuery = { keywords: '员工内购', brand_id: [], item_params: [], page: 1 }
const staffGoods = goodsRow({ goods_id: 7, item_name: '内购电饭煲', staff_goods: 1 })

const empty = { count: 0, isNear: false }

function List({ page = 1 }) {
  return (
    <>
      <p>
        共<ListCount query={{ ...query, page }} found={empty} />
        件商品
      </p>
      <StaffGoods query={{ ...query, page }} found={empty}>
        没有搜索到相应商品
      </StaffGoods>
    </>
  )
}

/** A search with three public results. */
function Search({ isNear }: { isNear: boolean }) {
  const found = { count: 3, isNear }
  const products = (
    <>
      <p>三件商品</p>
      <StaffGoods query={query} found={found} />
    </>
  )
  return (
    <>
      共<ListCount query={query} found={found} />
      件商品
      {isNear ? (
        <NearGoods query={query} found={found}>
          {products}
        </NearGoods>
      ) : (
        products
      )}
    </>
  )
}

const answer = { list: [staffGoods, goodsRow({ goods_id: 8, item_name: '别的' })], total_count: 2 }
const mall = () => mallDouble({ 'GET /goods/items': answer })

describe('staff products on a list that is the same for everybody', () => {
  it('take the place of the empty list for staff, are marked and counted', async () => {
    const { calls } = mall()
    signIn({ staff: true })
    showPage(<List />)
    expect(await screen.findByRole('heading', { name: /内购电饭煲/ })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: /员工内购/ })).toHaveTextContent('员工内购')
    expect(screen.queryByText('别的')).not.toBeInTheDocument()
    expect(screen.queryByText('没有搜索到相应商品')).not.toBeInTheDocument()
    expect(screen.getByText('共1件商品')).toBeInTheDocument()
    expect(calls.find(({ path }) => path === '/goods/items')?.fields).toMatchObject({
      staff_goods: '1',
      keywords: '员工内购',
    })
  })

  it('cost what the activity asks to which the card leads, and are not bought past it', async () => {
    const activity = (id: number, can_buy: boolean) => ({ id, enterprise_id: 1, can_buy, name: `活动${id}` })
    const priced = (goods_id: number, activity_price: number) => ({ goods_id, activity_price })
    mallDouble({
      'GET /goods/items': answer,
      'GET /user/enterprises': [{ enterprise_id: 1, name: '焕新' }],
      'GET /employeepurchase/activities': { list: [activity(1, false), activity(2, true)], total_count: 2 },
      'GET /employeepurchase/activity/items': ({ fields }: SentCall) => ({
        list: fields.activity_id === '2' ? [priced(7, 41_300)] : [priced(7, 39_900), priced(9, 100)],
        total_count: 1,
      }),
    })
    signIn({ staff: true })
    showPage(<List />)
    const card = (await screen.findByRole('heading', { name: /内购电饭煲/ })).closest(
      'article',
    ) as HTMLElement
    expect(card).toHaveTextContent('活动价¥413.00')
    expect(card).toHaveAttribute('data-buy', 'look')
    expect(within(card).getByRole('link', { name: '内购电饭煲' })).toHaveAttribute('href', '/staff/items/7')
  })

  it('stand on the first page only, and count on all', async () => {
    mall()
    signIn({ staff: true })
    showPage(<List page={2} />)
    expect(await screen.findByText('共1件商品')).toBeInTheDocument()
    expect(screen.queryByText('内购电饭煲')).not.toBeInTheDocument()
  })

  it('are not asked for by guests and members', async () => {
    for (const enter of [() => undefined, () => signIn()]) {
      const { calls } = mall()
      enter()
      showPage(<List />)
      expect(screen.getByText('没有搜索到相应商品')).toBeInTheDocument()
      expect(screen.getByText('共0件商品')).toBeInTheDocument()
      expect(calls).toEqual([])
      cleanup()
    }
  })
})

describe('staff products of a search', () => {
  it.each([
    { everybody: 'exact', staff: 'exact', shown: ['三件商品', '内购电饭煲'], count: 4 },
    { everybody: 'near', staff: 'exact', shown: ['内购电饭煲'], count: 1 },
    { everybody: 'exact', staff: 'near', shown: ['三件商品'], count: 3 },
    { everybody: 'near', staff: 'near', shown: ['三件商品', '内购电饭煲'], count: 4 },
  ])('with $staff matches beside $everybody ones: $shown', async ({ everybody, staff, shown, count }) => {
    const { calls } = mallDouble({
      'GET /goods/items': { list: [staffGoods], total_count: 1, is_near: staff === 'near' },
    })
    signIn({ staff: true })
    showPage(<Search isNear={everybody === 'near'} />)
    await waitFor(() => expect(calls).not.toEqual([]))
    await waitFor(() => expect(document.body).toHaveTextContent(`共${count}件商品`))
    for (const text of shown) expect(await screen.findByText(new RegExp(text))).toBeInTheDocument()
    for (const text of ['三件商品', '内购电饭煲'].filter((one) => !shown.includes(one)))
      expect(screen.queryByText(new RegExp(text))).not.toBeInTheDocument()
  })
})

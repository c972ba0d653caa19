/** @jest-environment ./tests/setup/browser-environment.ts */
import { cleanup, screen } from '@testing-library/react'
import { ListCount, StaffGoods } from '@/components/goods/list/staff-goods'
import type { ListQuery } from '@/lib/web/list-href'
import { goodsRow } from '../fixtures/components/goods'
import { mallDouble, showPage, signIn } from '../fixtures/components/mall-double'

const query: ListQuery = { keywords: '员工内购', brand_id: [], item_params: [], page: 1 }
const staffGoods = goodsRow({ goods_id: 7, item_name: '内购电饭煲', staff_goods: 1 })

function List({ page = 1 }) {
  return (
    <>
      <p>
        共<ListCount query={{ ...query, page }} count={3} />
        件商品
      </p>
      <StaffGoods query={{ ...query, page }}>没有搜索到相应商品</StaffGoods>
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
    expect(screen.getByText('共4件商品')).toBeInTheDocument()
    expect(calls.find(({ path }) => path === '/goods/items')?.fields).toMatchObject({
      ...{ staff_goods: '1', keywords: '员工内购' },
    })
  })

  it('stand on the first page only, and count on all', async () => {
    mall()
    signIn({ staff: true })
    showPage(<List page={2} />)
    expect(await screen.findByText('共4件商品')).toBeInTheDocument()
    expect(screen.queryByText('内购电饭煲')).not.toBeInTheDocument()
  })

  it('are not asked for by guests and members', async () => {
    for (const enter of [() => undefined, () => signIn()]) {
      const { calls } = mall()
      enter()
      showPage(<List />)
      expect(screen.getByText('没有搜索到相应商品')).toBeInTheDocument()
      expect(screen.getByText('共3件商品')).toBeInTheDocument()
      expect(calls).toEqual([])
      cleanup()
    }
  })
})

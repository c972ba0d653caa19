/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FavouriteGoods } from '@/components/member/favourites/favourite-goods'
import type { FavouriteGoods as Favourite } from '@/lib/contract/catalogue/favourite'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage, type SentCall } from '../../fixtures/components/mall-double'

beforeAll(() => {
  supportDialogs()
  window.scrollTo = () => {}
})

const favourite = (id: number, more: Partial<Favourite> = {}) =>
  ({
    fav_id: id,
    item_id: id,
    name: `商品${id}`,
    pics: [],
    price: 99900,
    item_price: 99900,
    market_price: 0,
    approve_status: 'onsale',
    store: 5,
    ...more,
  }) as Favourite

function open(favourites: Favourite[]) {
  let stored = favourites
  const double = mallDouble({
    'GET /member/collect/item': ({ fields }: SentCall) => {
      const [page, size] = [Number(fields.page), Number(fields.pageSize)]
      return { list: stored.slice((page - 1) * size, page * size), total_count: stored.length }
    },
    'DELETE /member/collect/item': ({ fields }: SentCall) => {
      const ids = Object.entries(fields).flatMap(([key, value]) =>
        key.startsWith('item_ids') ? [Number(value)] : [],
      )
      const before = stored.length
      stored = stored.filter(({ item_id }) => !ids.includes(item_id))
      return { status: before - stored.length }
    },
  })
  return { ...showPage(<FavouriteGoods />), ...double, user: userEvent.setup() }
}

const confirmed = async (title: string) =>
  within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: '移除' })

describe('my favourites', () => {
  it('removes a product after 请确认是否移除收藏?', async () => {
    const { user } = open([favourite(1), favourite(2)])
    await waitFor(() => expect(document.body).toHaveTextContent('共 2 件商品'))
    await user.click(screen.getByRole('button', { name: '移出收藏 商品2' }))
    expect(await screen.findByText('请确认是否移除收藏?')).toBeInTheDocument()
    await user.click(await confirmed('移出收藏'))
    await waitFor(() => expect(screen.queryByText('商品2')).not.toBeInTheDocument())
    expect(screen.getByText('已成功删除')).toBeInTheDocument()
    expect(screen.getByText('商品1')).toBeInTheDocument()
  })

  it('marks products that cannot be bought, and removes those off sale at once', async () => {
    const { user } = open([
      favourite(1, { approve_status: 'instock' }),
      favourite(2, { store: 0 }),
      favourite(3),
    ])
    expect(await screen.findByText('已下架')).toBeInTheDocument()
    expect(screen.getByText('已售罄')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '移除失效' }))
    await user.click(await confirmed('移除失效商品'))
    await waitFor(() => expect(screen.queryByText('商品1')).not.toBeInTheDocument())
    expect(screen.getByText('商品2')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '移除失效' })).not.toBeInTheDocument()
  })

  it('shows 国补价 above the price of the member, as all cards do', async () => {
    open([favourite(1, { price: 90000, member_price: 90000, subsidy_price: 76500 })])
    const card = (await screen.findByText('商品1')).closest('article')
    expect(card).toHaveTextContent('国补价¥765.00会员价 ¥900.00')
  })

  it('shows how to collect when there is nothing', async () => {
    open([])
    expect(
      await screen.findByText('您的收藏清单是空白的，保存你的心仪单品，实时掌握商品动态。'),
    ).toBeInTheDocument()
  })
})

/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { contracts } from '@/widgets/contracts'
import { View as Search } from '@/widgets/W0008/view'
import { View as Cart } from '@/widgets/W0010/view'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage, signIn } from '../../fixtures/components/mall-double'
import { cartGroup, cartLine, cartOf } from '../../fixtures/components/trade'

beforeAll(supportDialogs)
beforeEach(() => localStorage.clear())

const render = { mode: 'render', themeColor: '#479EE9' } as const

describe('the search widget', () => {
  const show = (
    settings: Partial<typeof contracts.W0008.defaults> = {},
    mode: 'render' | 'design' = 'render',
  ) => {
    mallDouble({ 'GET /goods/suggest': { list: [] } })
    return showPage(
      <Search {...render} mode={mode} settings={{ ...contracts.W0008.defaults, ...settings }} />,
    )
  }

  it('searches for what is typed, with Enter', async () => {
    const { visited } = show({ placeholder: '搜一搜' })
    await userEvent.setup().type(screen.getByPlaceholderText('搜一搜'), '冰箱{Enter}')
    expect(visited).toEqual([`/items?keywords=${encodeURIComponent('冰箱')}`])
  })

  it('links hot words to their targets, and searches for one without a target', () => {
    const word = (title: string, pathData = {}) => ({ title, pathData, wgtHotKeywordTextColor: '' })
    show({ data: [word('空调'), word('国补', { linkPage: 'page', url: '/devicePurchase' }), word('')] })
    const links = within(screen.getByRole('list', { name: '热门搜索' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/items?keywords=${encodeURIComponent('空调')}`,
      '/devicePurchase',
    ])
  })

  it('keeps its button for screen readers when the operator hides it', () => {
    show({ isShowBtn: false })
    expect(screen.getByRole('button', { name: '搜索' }).closest('[data-button]')).toHaveAttribute(
      'data-button',
      'off',
    )
  })

  it('does nothing while it is designed', () => {
    show({}, 'design')
    expect(screen.getByRole('search', { hidden: true }).closest('[inert]')).not.toBeNull()
  })
})

describe('the cart widget', () => {
  const show = async (
    lines = [cartLine({ cart_id: 1, item_id: 11, item_name: '风冷冰箱', num: 2, price: 30_000 })],
  ) => {
    mallDouble({
      'GET /cartcount': {
        cart_count: lines.length,
        item_count: lines.reduce((sum, { num }) => sum + num, 0),
      },
      'GET /cart/list': cartOf(lines.length > 0 ? [cartGroup(lines)] : []),
    })
    signIn()
    showPage(<Cart {...render} settings={contracts.W0010.defaults} />)
    await userEvent.setup().hover(screen.getByRole('link', { name: /我的购物车/ }))
    return within(await screen.findByRole('region', { name: '购物车' }))
  }

  it('opens on hover with lines, number, sum and the way into the cart', async () => {
    const panel = await show([
      cartLine({ cart_id: 1, item_id: 11, item_name: '风冷冰箱', num: 2, price: 30_000 }),
      cartLine({ cart_id: 2, item_id: 12, item_name: '电热水壶', num: 1, price: 9_900, is_checked: false }),
    ])
    expect(await panel.findByRole('link', { name: /风冷冰箱/ })).toHaveAttribute('href', '/items/11')
    expect(panel.getByText(/件商品，合计/)).toHaveTextContent('共3件商品，合计 ¥699.00')
    expect(panel.getByRole('link', { name: '进入购物车' })).toHaveAttribute('href', '/cart')
  })

  it('says that it is empty', async () => {
    const panel = await show([])
    expect(await panel.findByText('购物车内暂时没有商品')).toBeInTheDocument()
  })
})

/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pickGoods } from '@/components/goods/pick-goods'
import { ExchangeBar } from '@/components/points-mall/exchange-bar'
import { ExchangeBox } from '@/components/points-mall/exchange-box'
import { PickedPoints } from '@/components/points-mall/picked-points'
import { pointsFacets } from '@/components/points-mall/points-facets'
import { PointsFilterSheet } from '@/components/points-mall/points-filter-sheet'
import { PointsPickProvider } from '@/components/points-mall/points-pick'
import { PointsPrice } from '@/components/ui/points-price'
import type { PointsGoodsList, PointsMallAnswer } from '@/lib/contract/trade/points-mall'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { goodsRecord, skuRow } from '../../fixtures/components/goods'
import { mallDouble, refuse, showPage, signIn } from '../../fixtures/components/mall-double'

beforeAll(supportDialogs)
beforeEach(() => history.replaceState(null, '', '/pointitems/101'))

const priced = { price: 5900, market_price: 19900 }
const goods = pickGoods(
  goodsRecord({
    point: 1500,
    ...priced,
    spec_items: [
      skuRow(101, 5, [91, 81], { point: 1500, ...priced }),
      skuRow(102, 5, [92, 81], { point: 1800, price: 0, market_price: 19900 }),
    ],
  }),
)
const chosen = { 9: 91, 8: 81 }

const open = ({
  start = chosen as Record<number, number>,
  own = 1234 as number | null,
  added = {} as unknown,
} = {}) => {
  const double = mallDouble({
    'GET /point/member/info': { point: own },
    'POST /cart': added,
  })
  if (own !== null) signIn()
  const page = showPage(
    <PointsPickProvider goods={goods} start={start}>
      <PickedPoints />
      <ExchangeBox />
    </PointsPickProvider>,
  )
  return { ...page, ...double, user: userEvent.setup() }
}

describe('a price of the points mall', () => {
  it.each([
    [{ points: 1500, cents: 5900 }, '1500积分+¥59.00'],
    [{ points: 990, cents: 0 }, '990积分'],
    [{ points: 0, cents: 800 }, '¥8.00'],
    [{ points: 0, cents: 0 }, '0积分'],
  ])('of %o is %s', (price, text) => {
    showPage(<p data-testid="price">{<PointsPrice {...price} />}</p>)
    expect(screen.getByTestId('price')).toHaveTextContent(text)
  })
})

describe('the page of a points product', () => {
  it('shows the price of the chosen specification in points and money', async () => {
    const { user } = open({ own: null })
    expect(screen.getByText('1500', { exact: false })).toBeInTheDocument()
    expect(screen.getByText('¥199.00')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '黑' }))
    expect(screen.getByText('1800', { exact: false })).toBeInTheDocument()
  })

  it('says how many points are missing and offers no exchange', async () => {
    const { user } = open({ own: 1234 })
    expect(await screen.findByText(/^，还差/)).toHaveTextContent('，还差 266 积分')
    expect(screen.getByRole('button', { name: '积分不足' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: '增加' }))
    await waitFor(() => expect(screen.getByText(/^，还差/)).toHaveTextContent('，还差 1766 积分'))
  })

  it('starts the exchange with the chosen pieces and leads to its checkout', async () => {
    const { user, sent, visited } = open({ own: 9000 })
    expect((await screen.findByText('9000')).parentElement).toHaveTextContent('可用积分 9000')
    await user.click(screen.getByRole('button', { name: '增加' }))
    await user.click(screen.getByRole('button', { name: '立即兑换' }))
    await waitFor(() => expect(visited).toHaveLength(1))
    expect(sent('POST', '/cart')[0]?.fields).toMatchObject({
      item_id: '101',
      num: '2',
      shop_type: 'pointsmall',
      cart_type: 'fastbuy',
    })
    expect(visited).toEqual(['/pointitems/checkout?mode=fastbuy&order_type=normal_pointsmall'])
  })

  it('sends a guest to the login page, behind which the exchange goes on', async () => {
    const { user, visited, calls } = open({ own: null })
    await user.click(screen.getByRole('button', { name: '立即兑换' }))
    await waitFor(() => expect(visited).toHaveLength(1))
    expect(decodeURIComponent(String(visited[0]))).toBe(
      '/auth/login?redirectUrl=/pointitems/checkout?mode=fastbuy&order_type=normal_pointsmall&buy=101&num=1',
    )
    expect(calls.filter(({ path }) => path === '/cart')).toEqual([])
  })

  it('shows why the mall refuses, and stays', async () => {
    const { user, visited } = open({ own: 9000, added: refuse('库存不足') })
    await user.click(screen.getByRole('button', { name: '立即兑换' }))
    expect(await screen.findByText('库存不足')).toBeInTheDocument()
    expect(visited).toEqual([])
    expect(screen.getByRole('button', { name: '立即兑换' })).toBeEnabled()
  })

  it('asks for a specification', async () => {
    const { user } = open({ start: {}, own: 9000 })
    await user.click(screen.getByRole('button', { name: '立即兑换' }))
    expect(await screen.findByText('请选择规格')).toBeInTheDocument()
  })
})

describe('the sheet of a points product on phones', () => {
  const openSheet = async () => {
    const double = mallDouble({ 'GET /point/member/info': { point: 9000 }, 'POST /cart': {} })
    signIn()
    const page = showPage(
      <PointsPickProvider goods={goods} start={{}}>
        <ExchangeBar />
      </PointsPickProvider>,
    )
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: '立即兑换' }))
    const sheet = within(await screen.findByRole('dialog', { name: '选择规格' }))
    return { ...page, ...double, user, sheet }
  }

  it('has the first SKU in stock selected, and exchanges it', async () => {
    const { user, sheet, sent, visited } = await openSheet()
    expect(sheet.getAllByRole('button', { pressed: true })).toHaveLength(2)
    expect(location.hash).toBe('')
    await user.click(sheet.getByRole('button', { name: '立即兑换' }))
    await waitFor(() => expect(visited).toHaveLength(1))
    expect(sent('POST', '/cart')[0]?.fields).toMatchObject({ item_id: '101', num: '1' })
  })

  it('deselects with a second tap and then asks for a specification', async () => {
    const { user, sheet, sent } = await openSheet()
    const [first] = sheet.getAllByRole('button', { pressed: true })
    if (!first) throw new Error('nothing is selected')
    await user.click(first)
    await user.click(sheet.getByRole('button', { name: '立即兑换' }))
    expect(await screen.findByText('请选择规格')).toBeInTheDocument()
    expect(sent('POST', '/cart')).toEqual([])
  })
})

describe('the filters of the points mall', () => {
  const setting = (open: boolean) =>
    ({
      screen: {
        brand_openstatus: open,
        cat_openstatus: open,
        point_openstatus: open,
        point_section: [
          [0, 999],
          [1000, 1999],
        ],
      },
    }) as PointsMallAnswer
  const answer = {
    brand_list: {
      list: [
        { attribute_id: 7, attribute_name: '栖巢' },
        { attribute_id: 8, attribute_name: '炊舍' },
      ],
    },
  } as PointsGoodsList
  const categories = [{ category_id: 3, category_name: '小家电' }] as never

  it('are hidden where the operator switched them off', () => {
    expect(pointsFacets({ query: {}, setting: setting(false), answer, categories: [] })).toEqual([])
  })

  it('add their value to the list, and take it back', () => {
    const [brands, points] = pointsFacets({
      query: { brand_id: 7, goodsSort: 1 },
      setting: setting(true),
      answer,
      categories,
    })
    expect(brands?.options.map(({ label, href, isSelected }) => [label, href, isSelected])).toEqual([
      ['栖巢', '/pointitems?goodsSort=1', true],
      ['炊舍', '/pointitems?brand_id=8&goodsSort=1', false],
    ])
    expect(points?.options[1]).toMatchObject({
      label: '1000~1999积分',
      href: '/pointitems?brand_id=7&score_start=1000&score_end=1999&goodsSort=1',
    })
  })

  it('send own bounds with 确定 of the sheet, which stands beside 重置', async () => {
    supportDialogs()
    const query = { brand_id: 7 }
    const facets = pointsFacets({ query, setting: setting(true), answer, categories })
    showPage(<PointsFilterSheet query={query} facets={facets} open onClose={() => {}} />)
    const sent: unknown[] = []
    screen.getByRole('form', { name: '积分区间' }).addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push(Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement)))
    })
    await userEvent.type(screen.getByRole('textbox', { name: '最低积分' }), '500')
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    expect(sent).toEqual([{ brand_id: '7', score_start: '500', score_end: '' }])
    expect(screen.getByRole('link', { name: '重置' })).toHaveAttribute('href', '/pointitems')
  })
})

/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { filterOf } from '@/components/desk/catalogue/goods/goods-filter'
import { GoodsList } from '@/components/desk/catalogue/goods/goods-list'
import { goodsListed, operatorDesk } from '../../fixtures/components/desk-goods'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage, type SentCall } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'

/** Brand, tag and shop as filters of the list of products. */

beforeAll(supportDialogs)
// jsdom has no layout.
beforeAll(() => (Element.prototype.scrollIntoView = () => {}))

const brand = (brand_id: number, brand_name: string) => ({
  brand_id,
  brand_name,
  memo: '',
  logo: '',
  sort: 0,
  goods_num: 1,
})
/** Of thousands of brands the call returns those that it was asked for. */
const brands = [...Array.from({ length: 150 }, (_, n) => brand(n + 1, `品牌${n + 1}`)), brand(900, '云杉')]
const answers = {
  ...goodsListed(),
  'GET /operator/index-page': { layout: { columns: [], density: 'wide' }, default_view_id: null, views: [] },
  'GET /operator/brands': ({ fields }: SentCall) => {
    const found = brands.filter(
      ({ brand_id, brand_name }) =>
        (!fields.brand_id || String(brand_id) === fields.brand_id) &&
        (!fields.keyword || brand_name.includes(fields.keyword)),
    )
    return { total_count: found.length, list: found.slice(0, 100) }
  },
  'GET /operator/goods/tags': {
    list: [{ tag_id: 5, tag_name: '国补', tag_color: '', font_color: '', front_show: true, goods_num: 1 }],
  },
  'GET /operator/shops': {
    total_count: 1,
    more: false,
    next: null,
    list: [{ distributor_id: 12, name: '临江电器' }],
  },
}
const lastList = (mall: ReturnType<typeof mallDouble>) => mall.sent('GET', '/operator/goods').at(-1)?.fields
const chips = () => screen.findByRole('list', { name: '筛选条件' })

it('finds a brand by typing, by keyboard, among more than a list shows', async () => {
  mallDouble(answers)
  showPage(<GoodsList />)
  const field = await screen.findByRole('combobox', { name: '品牌' })
  await userEvent.type(field, '云杉')
  await screen.findByRole('option', { name: '云杉' })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(location.search).toContain('brand=900'))
})

it('shows the filters of an address by their names', async () => {
  const mall = mallDouble(answers)
  showPage(<GoodsList />, 'brand=900&tag=5&shop=0')
  const list = within(await chips())
  expect(await list.findByText('品牌：云杉')).toBeInTheDocument()
  expect(await list.findByText('标签：国补')).toBeInTheDocument()
  expect(list.getByText('店铺：商城自营')).toBeInTheDocument()
  expect(lastList(mall)).toMatchObject({ brand_id: '900', tag_id: '5', distributor_id: '0' })
})

it('has no filter by shop for a merchant', async () => {
  mallDouble({
    ...answers,
    'GET /operator/shop/overview': {
      ...overview,
      shop: { distributor_id: 12, name: '临江电器', logo: '', is_open: true },
      desk_role: 'shop_manager',
    },
  })
  showPage(<GoodsList />)
  expect(await screen.findByRole('combobox', { name: '品牌' })).toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: '店铺' })).toBeNull()
})

it('leaves out what is no id in an address', () => {
  expect(filterOf('on_sale', { brand: 'x', tag: '0', category: '4', shop: '-1' })).toEqual({
    state: 'on_sale',
    category_id: 4,
  })
  expect(filterOf('off_sale', { shop: '0', keywords: '冰箱' })).toEqual({
    state: 'off_sale',
    keyword: '冰箱',
    distributor_id: 0,
  })
})

describe('changes of chosen products', () => {
  const sample = { goods_id: 1, item_name: '双门冰箱', sku_num: 1, before: '8件', after: '3件' }
  const open = async () => {
    const mall = mallDouble({
      ...answers,
      ...operatorDesk,
      'GET /operator/goods/grades': {
        list: [
          { grade_kind: 'normal', grade_id: 7, grade_name: '金卡', discount: 5 },
          { grade_kind: 'vip', grade_id: 3, grade_name: '省钱卡', discount: 8 },
        ],
      },
      'POST /operator/goods/bulk': ({ fields }: SentCall) => ({
        changed: 1,
        same: 0,
        refused: 0,
        samples: [sample],
        task_id: fields.dry === '1' ? null : 9,
      }),
    })
    showPage(<GoodsList />)
    const table = await screen.findByRole('table', { name: '商品' })
    await userEvent.click(within(table).getAllByRole('checkbox')[1] ?? table)
    return mall
  }
  const dialog = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }))
    return within(await screen.findByRole('dialog', { name }))
  }
  const changes = (mall: ReturnType<typeof mallDouble>) =>
    mall.sent('POST', '/operator/goods/bulk').map(({ fields }) => JSON.parse(fields.change ?? '{}') as object)

  it('take pieces from the stock after a preview', async () => {
    const mall = await open()
    const stock = await dialog('改库存')
    await userEvent.selectOptions(stock.getByRole('combobox', { name: '改库存方式' }), '减少')
    await userEvent.click(stock.getByRole('button', { name: '下一步' }))
    expect(await stock.findByRole('alert')).toHaveTextContent('请填写1到9999999的整数')
    await userEvent.type(stock.getByRole('textbox', { name: '减少多少件' }), '5')
    await userEvent.click(stock.getByRole('button', { name: '下一步' }))
    const preview = within(await screen.findByRole('dialog', { name: '确认修改' }))
    expect(await preview.findByText('3件')).toBeInTheDocument()
    await userEvent.click(preview.getByRole('button', { name: '确认修改' }))
    await waitFor(() => expect(changes(mall)).toEqual(Array(2).fill({ kind: 'stock', add: -5 })))
  })

  it('fix the price of a grade', async () => {
    const mall = await open()
    const prices = await dialog('会员价')
    await userEvent.click(prices.getByRole('button', { name: '下一步' }))
    expect(await prices.findByRole('alert')).toHaveTextContent('请选择会员等级')
    await prices.findByRole('option', { name: '省钱卡' })
    await userEvent.selectOptions(prices.getByRole('combobox', { name: '会员等级' }), '省钱卡')
    await userEvent.type(prices.getByRole('textbox', { name: '价格的百分之几' }), '95')
    await userEvent.click(prices.getByRole('button', { name: '下一步' }))
    await screen.findByRole('dialog', { name: '确认修改' })
    await waitFor(() =>
      expect(changes(mall)).toEqual([{ kind: 'member_price', grade_kind: 'vip', grade_id: 3, percent: 95 }]),
    )
  })
})

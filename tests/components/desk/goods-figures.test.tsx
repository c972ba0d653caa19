/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { figureRules } from '@/components/desk/catalogue/goods/figures/figure-rules'
import { GoodsList } from '@/components/desk/catalogue/goods/goods-list'
import { goodsListed, goodsRow, operatorDesk } from '../../fixtures/components/desk-goods'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage, type SentCall } from '../../fixtures/components/mall-double'

/** Price, stock and sort that are changed where they stand in the list of products. */

beforeAll(supportDialogs)

const page = {
  layout: { columns: [{ name: 'sort', shown: true }], density: 'wide' },
  default_view_id: null,
  views: [],
}
const sku = (values: object = {}) => ({
  item_id: 11,
  item_bn: 'BX-1',
  price: goodsRow.price,
  store: goodsRow.store,
  item_spec: [],
  ...values,
})
const goods = (values: object = {}, skus: object[] = [sku()]) => ({
  ...goodsRow,
  spec_items: skus,
  ...values,
})
const saved = (values: object, skus?: object[]) => ({
  saved: true,
  conflicts: [],
  goods: goods(values, skus),
})

function open(answer: unknown, row: object = {}, more: Record<string, unknown> = {}) {
  const mall = mallDouble({
    ...goodsListed([{ ...goodsRow, ...row }]),
    'GET /operator/index-page': page,
    'PUT /operator/goods': answer,
    ...more,
  })
  showPage(<GoodsList />)
  return mall
}
/** In the table; cards of phones have the same cells. */
const cell = async (name: RegExp) =>
  within(await screen.findByRole('table', { name: '商品' })).findByRole('button', { name })
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const sent = (mall: ReturnType<typeof mallDouble>) =>
  mall.sent('PUT', '/operator/goods').map(({ fields: { company_id: _, ...fields } }) => fields)

describe('a change of several products', () => {
  it('tells the SKUs of a price, and is undone from its message', async () => {
    const sample = { goods_id: 1, item_name: '双门冰箱', before: '¥1,999.00', after: '¥1,799.10' }
    const mall = open(
      saved({}),
      {},
      {
        'POST /operator/goods/bulk': ({ fields }: SentCall) => ({
          changed: 1,
          same: 0,
          refused: 0,
          samples: [{ ...sample, sku_num: 3 }],
          task_id: fields.dry === '1' ? null : 9,
        }),
        'POST /operator/tasks/change': {},
        'GET /operator/tasks/info': { task_id: 9, state: 'undone', counts: { undone: 1 } },
      },
    )
    const table = await screen.findByRole('table', { name: '商品' })
    await userEvent.click(within(table).getAllByRole('checkbox')[1] ?? table)
    await userEvent.click(screen.getByRole('button', { name: '改价' }))
    const value = await screen.findByRole('dialog', { name: '改价' })
    await userEvent.type(within(value).getAllByRole('textbox')[0] ?? value, '90')
    await userEvent.click(within(value).getByRole('button', { name: '下一步' }))
    const preview = await screen.findByRole('dialog', { name: '确认修改' })
    expect(await within(preview).findByText('3个规格')).toBeInTheDocument()
    await userEvent.click(within(preview).getByRole('button', { name: '确认修改' }))
    expect(await screen.findByText('已修改1个商品')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '撤销' }))
    await waitFor(() =>
      expect(mall.sent('POST', '/operator/tasks/change')[0]?.fields).toMatchObject({
        task_id: '9',
        action: 'undo',
      }),
    )
  })
})

describe('the rules of figures', () => {
  it.each([
    ['price', '19.9', 1990],
    ['price', '１９９', 19_900],
    ['price', '0', Number.NaN],
    ['price', '1.999', Number.NaN],
    ['price', '99999999', Number.NaN],
    ['price', '1e3', Number.NaN],
    ['store', '0', 0],
    ['store', '1.5', Number.NaN],
    ['store', '-1', Number.NaN],
    ['sort', '1000000000', Number.NaN],
    ['sort', '', Number.NaN],
  ] as const)('%s %s', (name, text, value) => expect(figureRules[name].valueOf(text)).toBe(value))
})

describe('a figure', () => {
  it('is saved by Enter with the version that was seen, shown at once, and undone', async () => {
    const answers = [
      saved({ version: 4 }, [sku({ price: 188_800 })]),
      saved({ version: 5 }, [sku({ price: 199_900 })]),
    ]
    const mall = open(() => answers.shift())
    await userEvent.click(await cell(/^修改价格：双门冰箱/))
    expect(field(/^修改价格/)).toHaveFocus()
    await userEvent.clear(field(/^修改价格/))
    await userEvent.type(field(/^修改价格/), '1888{Enter}')
    expect(await cell(/^修改价格：双门冰箱，¥1,888.00/)).toHaveFocus()
    expect(sent(mall)).toEqual([
      { goods_id: '1', version: '3', sku_changes: '[{"item_id":11,"price":188800}]' },
    ])
    expect(await screen.findByText('双门冰箱：价格已改为¥1,888.00')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '撤销' }))
    await cell(/^修改价格：双门冰箱，¥1,999.00/)
    await waitFor(() =>
      expect(sent(mall)[1]).toEqual({
        goods_id: '1',
        version: '4',
        sku_changes: '[{"item_id":11,"price":199900}]',
      }),
    )
  })

  it('of the stock is sent with the stock that was seen', async () => {
    const mall = open(saved({ version: 4 }, [sku({ store: 20 })]))
    await userEvent.click(await cell(/^修改库存/))
    await userEvent.keyboard('20{Enter}')
    await waitFor(() => expect(sent(mall)[0]?.sku_changes).toBe('[{"item_id":11,"store":20,"store_seen":8}]'))
  })

  it('is restored by Escape, and not sent when it stays the same', async () => {
    const mall = open(saved({}))
    await userEvent.click(await cell(/^修改库存/))
    await userEvent.keyboard('20{Escape}')
    expect(await cell(/^修改库存：双门冰箱，8/)).toHaveFocus()
    await userEvent.click(await cell(/^修改库存/))
    await userEvent.keyboard('{Enter}')
    expect(sent(mall)).toEqual([])
  })

  it('that is wrong says so beside the field, which stays open', async () => {
    const mall = open(saved({}))
    await userEvent.click(await cell(/^修改价格/))
    await userEvent.keyboard('1.999{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('请填写价格，最多两位小数')
    expect(field(/^修改价格/)).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('{Tab}')
    expect(field(/^修改价格/)).toHaveFocus()
    expect(sent(mall)).toEqual([])
  })

  it('is saved by Tab, which opens the next one; both are saved one after the other', async () => {
    const answers = [
      saved({ version: 4 }, [sku({ price: 100_000 })]),
      saved({ version: 5 }, [sku({ price: 100_000, store: 9 })]),
    ]
    const mall = open(() => answers.shift())
    await userEvent.click(await cell(/^修改价格/))
    await userEvent.keyboard('1000{Tab}')
    expect(field(/^修改库存/)).toHaveFocus()
    await userEvent.keyboard('9{Enter}')
    await waitFor(() => expect(sent(mall)).toHaveLength(2))
    expect(sent(mall).map(({ version }) => version)).toEqual(['3', '4'])
  })

  it('of the product goes without a SKU', async () => {
    const mall = open(saved({ version: 4, sort: 9 }))
    await userEvent.click(await cell(/^修改排序/))
    await userEvent.keyboard('9{Enter}')
    await waitFor(() => expect(sent(mall)).toEqual([{ goods_id: '1', version: '3', sort: '9' }]))
  })

  it('that is refused is taken back, with the sentence beside the cell', async () => {
    open(refuse('商品在回收站，请先恢复'))
    await userEvent.click(await cell(/^修改库存/))
    await userEvent.keyboard('20{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('商品在回收站，请先恢复')
    expect(await cell(/^修改库存：双门冰箱，8/)).toBeInTheDocument()
    await userEvent.click(await cell(/^修改库存/))
    expect(field(/^修改库存/)).toHaveValue('20')
  })

  it('that another person changed meanwhile asks, and is saved on their version', async () => {
    const conflict = { field: 'sku:11:store', by: '王', at: 1_790_000_000 }
    const answers = [
      { saved: false, conflicts: [conflict], goods: goods({ version: 9 }, [sku({ store: 2 })]) },
      saved({ version: 10 }, [sku({ store: 20 })]),
    ]
    const mall = open(() => answers.shift())
    await userEvent.click(await cell(/^修改库存/))
    await userEvent.keyboard('20{Enter}')
    const dialog = await screen.findByRole('dialog', { name: '有人修改了同样的内容' })
    expect(dialog).toHaveTextContent('双门冰箱 库存王')
    expect(within(dialog).getByRole('radio', { name: '保留对方 2' })).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('radio', { name: '使用我的 20' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(sent(mall)[1]).toEqual({
        goods_id: '1',
        version: '9',
        sku_changes: '[{"item_id":11,"store":20,"store_seen":2}]',
      }),
    )
    expect(await screen.findByText('双门冰箱：库存已改为20')).toBeInTheDocument()
  })
})

describe('a product with several SKUs', () => {
  const skus = [
    sku({ item_spec: [{ spec_name: '颜色', spec_value_name: '白色' }] }),
    sku({ item_id: 12, store: 0, item_spec: [{ spec_name: '颜色', spec_value_name: '银色' }] }),
  ]

  it('opens its SKUs, each with price and stock', async () => {
    const mall = open(
      ({ fields }: SentCall) =>
        saved({ version: 4 }, [
          skus[0] as object,
          { ...skus[1], ...JSON.parse(fields.sku_changes ?? '[]')[0] },
        ]),
      { sku_num: 2 },
      { 'GET /operator/goods/info': goods({}, skus) },
    )
    const [figure] = await screen.findAllByRole('button', {
      name: '¥1,999.00，各规格的价格和库存：双门冰箱',
    })
    await userEvent.click(figure as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: '双门冰箱' })
    await userEvent.click(await within(dialog).findByRole('button', { name: '修改库存：银色，0' }))
    await userEvent.keyboard('5{Enter}')
    await within(dialog).findByRole('button', { name: '修改库存：银色，5' })
    expect(sent(mall)[0]?.sku_changes).toBe('[{"item_id":12,"store":5,"store_seen":0}]')
  })
})

it('is only shown to people who may not change products', async () => {
  const reader = { ...operatorDesk['GET /operator/shop/overview'], desk_role: 'reader' }
  open(saved({}), {}, { 'GET /operator/shop/overview': reader })
  await screen.findByRole('table', { name: '商品' })
  expect(screen.queryByRole('button', { name: /^修改(?:价格|库存|排序)：/ })).toBeNull()
})

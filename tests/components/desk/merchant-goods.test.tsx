/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EditGoods } from '@/components/desk/catalogue/goods/goods-form'
import { GoodsList } from '@/components/desk/catalogue/goods/goods-list'
import { DeskPage } from '@/components/desk/frame/desk-page'
import type { GoodsProposal } from '@/lib/contract/operator/catalogue/goods-proposal'
import type { DeskGoods } from '@/lib/contract/operator/catalogue/goods-shape'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'
import { seeEverything } from '../../fixtures/components/seeing-observer'

beforeEach(seeEverything)

/** Products of merchants at the desk: what waits, and the decision about it. */

beforeAll(supportDialogs)

const goods: DeskGoods = {
  goods_id: 1,
  item_id: 1,
  version: 4,
  item_name: '双门冰箱',
  brief: '',
  item_unit: '台',
  brand_id: 0,
  main_category_id: 0,
  item_category: [4],
  distributor_id: 7,
  templates_id: 0,
  approve_status: 'onsale',
  audit_status: 'approved',
  pics: ['/media/1.png'],
  videos: '',
  video_pic_url: '',
  intro: '',
  tdk_content: { title: '', mate_description: '', mate_keywords: '' },
  product_type: 'normal',
  staff_goods: 0,
  points_goods: 0,
  is_gift: 0,
  delivery_time: 0,
  limit_buy: { num: 0, day: 0 },
  sort: 3,
  tag_ids: [],
  related_ids: [],
  related_goods: [],
  item_params: [],
  pictured_spec: '',
  spec_items: [
    {
      item_id: 1,
      item_bn: 'SM-1',
      barcode: '',
      price: 199_900,
      point: 0,
      market_price: 0,
      cost_price: 0,
      store: 5,
      weight: 0,
      volume: 0,
      start_num: 1,
      approve_status: 'onsale',
      is_default: true,
      is_used: false,
      pics: [],
      item_spec: [],
      member_prices: [],
    },
  ],
  sales: 0,
  created: 1,
  updated: 1,
  deleted: null,
}
const proposal: GoodsProposal = {
  goods_id: 1,
  item_id: 1,
  item_name: '双门冰箱',
  shop_name: '临江电器',
  state: 'processing',
  is_new: false,
  revision: 12,
  reason: '',
  by: '阿江',
  submitted: 1_790_000_000,
  differences: [
    { field: 'item_name', sku: '', kind: 'text', before: ['双门冰箱'], after: ['三门冰箱'] },
    { field: 'sku:1:price', sku: '黑', kind: 'text', before: ['¥1,999.00'], after: ['¥1,899.00'] },
    { field: 'pics', sku: '', kind: 'pictures', before: ['/media/1.png'], after: ['/media/2.png'] },
  ],
  conflicts: [],
  problem: '',
  proposed: { ...goods, item_name: '三门冰箱' },
}
const row = {
  goods_id: 1,
  item_id: 1,
  item_name: '双门冰箱',
  item_bn: 'SM-1',
  pic: '',
  price: 199_900,
  max_price: 199_900,
  point: 0,
  store: 5,
  sales: 0,
  sku_num: 1,
  state: 'on_sale',
  approve_status: 'onsale',
  audit_status: 'approved',
  is_gift: 0,
  staff_goods: 0,
  points_goods: 0,
  is_public: true,
  brand_name: '',
  category_name: '',
  shop_name: '临江电器',
  sort: 0,
  proposal: {
    state: 'processing',
    is_new: false,
    revision: 12,
    fields: ['item_name', 'sku:1:price'],
    reason: '',
    submitted: 1,
  },
  created: 1,
  updated: 1,
  deleted: null,
  version: 4,
}

const desk = (of: object) => ({
  'GET /merchant/settlementapply/auditstatus': { audit_status: '2', audit_memo: '' },
  'GET /operator/shop/overview': { ...overview, ...of },
  'GET /operator/goods': { list: [row], total_count: 1, more: false, next: null },
  'GET /operator/goods/count': {
    on_sale: 1,
    sold_out: 0,
    off_sale: 0,
    pending: 1,
    returned: 0,
    deleted: 0,
  },
  'GET /operator/goods/info': goods,
  'GET /operator/goods/proposal': { proposal },
  'GET /operator/goods/approval': { is_needed: true },
  'GET /operator/goods/attributes': { list: [] },
  'GET /operator/goods/schedules': { list: [], total_count: 0 },
  'GET /operator/goods/tags': { list: [] },
  'GET /operator/categories': { list: [] },
  'GET /operator/brands': { list: [], total_count: 0, count: 0 },
  'GET /operator/freight': { list: [] },
})
const operator = desk({ shop: null, desk_role: 'owner' })
const merchant = desk({})
const form = (
  <DeskPage entry="goods" isBare>
    <EditGoods goodsId={1} />
  </DeskPage>
)

describe('待审核', () => {
  const open = async () => {
    showPage(<GoodsList />, 'status=pending')
    const [button] = await screen.findAllByRole('button', { name: '审核双门冰箱' })
    await userEvent.click(button as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: '审核商品修改' })
    await within(dialog).findByText('三门冰箱')
    return dialog
  }

  it('shows what changes in words, and approves what the operator saw', async () => {
    const mall = mallDouble({ ...operator, 'POST /operator/goods/approve': { approved: 1 } })
    const dialog = await open()
    expect(screen.getAllByText('修改 商品名称、规格的价格').length).toBeGreaterThan(0)
    expect(dialog).toHaveTextContent('临江电器')
    expect(dialog).toHaveTextContent('¥1,999.00')
    expect(dialog).toHaveTextContent('¥1,899.00')
    expect(within(dialog).getAllByRole('link', { name: '打开图片1（新窗口）' })).toHaveLength(2)
    await userEvent.click(within(dialog).getByRole('button', { name: '通过' }))
    await waitFor(() => expect(mall.sent('POST', '/operator/goods/approve')).toHaveLength(1))
    expect(JSON.parse(mall.sent('POST', '/operator/goods/approve')[0]?.fields.items ?? '')).toEqual([
      { goods_id: 1, revision: 12 },
    ])
    expect(await screen.findByText('已通过1个商品')).toBeInTheDocument()
  })

  it('rejects with a reason, which is asked for', async () => {
    const mall = mallDouble({ ...operator, 'POST /operator/goods/reject': { rejected: 1 } })
    const dialog = await open()
    await userEvent.click(within(dialog).getByRole('button', { name: '驳回' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '确认驳回' }))
    expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription(/请填写驳回的原因/)
    await userEvent.type(within(dialog).getByRole('textbox'), '主图不清晰')
    await userEvent.click(within(dialog).getByRole('button', { name: '确认驳回' }))
    await waitFor(() =>
      expect(mall.sent('POST', '/operator/goods/reject')[0]?.fields).toMatchObject({ reason: '主图不清晰' }),
    )
  })

  it('names what others changed since, and overwrites it only when asked to', async () => {
    const conflicts = [{ field: 'item_name', by: '小林', at: 1_790_000_100 }]
    const mall = mallDouble({
      ...operator,
      'GET /operator/goods/proposal': { proposal: { ...proposal, conflicts } },
      'POST /operator/goods/approve': refuse('“双门冰箱”已被处理或有新的修改，请重新查看'),
    })
    const dialog = await open()
    expect(dialog).toHaveTextContent('商品名称（小林')
    await userEvent.click(within(dialog).getByRole('button', { name: '仍要通过' }))
    expect(await screen.findByText(/请重新查看/)).toBeInTheDocument()
    expect(mall.sent('POST', '/operator/goods/approve')[0]?.fields.items).toContain(
      '"overwrite":["item_name"]',
    )
  })

  it('approves several after a question', async () => {
    const mall = mallDouble({ ...operator, 'POST /operator/goods/approve': { approved: 1 } })
    showPage(<GoodsList />, 'status=pending')
    const [box] = await screen.findAllByRole('checkbox', { name: '选择双门冰箱' })
    await userEvent.click(box as HTMLElement)
    await userEvent.click(
      within(screen.getByRole('region', { name: '批量审核' })).getByRole('button', { name: '通过' }),
    )
    await userEvent.click(await screen.findByRole('button', { name: '确定' }))
    await waitFor(() => expect(mall.sent('POST', '/operator/goods/approve')).toHaveLength(1))
  })

  it('is not decided by people without the permission', async () => {
    mallDouble(desk({ shop: null, desk_role: 'reader' }))
    showPage(<GoodsList />, 'status=pending')
    expect((await screen.findAllByText('双门冰箱')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: '审核双门冰箱' })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: '商家商品需审核' })).toBeNull()
  })
})

describe('a merchant', () => {
  it('has no import, and takes products off the shelf together only', async () => {
    mallDouble(merchant)
    showPage(<GoodsList />)
    const [box] = await screen.findAllByRole('checkbox', { name: '选择双门冰箱' })
    expect(screen.getByRole('tab', { name: /待修改/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '新增商品' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '导入商品' })).toBeNull()
    await userEvent.click(box as HTMLElement)
    const bar = screen.getByRole('region', { name: '批量操作' })
    expect(
      within(bar)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['下架', '删除', '取消选择'])
  })

  it('goes on with what waits, and sends everything that differs from what is on sale', async () => {
    const mall = mallDouble({
      ...merchant,
      'PUT /operator/goods': { saved: true, waits: true, conflicts: [], goods },
    })
    showPage(form)
    const name = await screen.findByRole('textbox', { name: /商品名称/ })
    expect(name).toHaveValue('三门冰箱')
    expect(screen.getByText('修改待审核，通过前顾客看到的是现在的内容')).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: '排序' })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: '仅员工内购' })).toBeNull()
    await userEvent.type(screen.getByRole('textbox', { name: '卖点' }), '静音')
    await userEvent.click(screen.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(mall.sent('PUT', '/operator/goods')).toHaveLength(1))
    const { fields } = mall.sent('PUT', '/operator/goods')[0] ?? {}
    expect(fields).toMatchObject({ item_name: '三门冰箱', brief: '静音', version: '4' })
    expect(fields).toHaveProperty('is_complete')
    expect(fields).not.toHaveProperty('sort')
    expect(await screen.findByText('已提交审核')).toBeInTheDocument()
  })

  it('reads why a change was rejected, and drops it', async () => {
    const rejected = { ...proposal, state: 'rejected', reason: '主图不清晰' }
    let isDropped = false
    const mall = mallDouble({
      ...merchant,
      'GET /operator/goods/proposal': () => ({ proposal: isDropped ? null : rejected }),
      'POST /operator/goods/proposal/withdraw': () => {
        isDropped = true
        return { status: true }
      },
    })
    showPage(form)
    expect(await screen.findByText('驳回的原因：主图不清晰')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '放弃提交的修改' }))
    await userEvent.click(await screen.findByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.queryByText('驳回的原因：主图不清晰')).toBeNull())
    expect(mall.sent('POST', '/operator/goods/proposal/withdraw')[0]?.fields).toMatchObject({ goods_id: '1' })
    expect(screen.getByRole('textbox', { name: /商品名称/ })).toHaveValue('双门冰箱')
  })
})

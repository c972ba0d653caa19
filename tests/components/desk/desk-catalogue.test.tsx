/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GoodsForm } from '@/components/desk/catalogue/goods/goods-form'
import { ReviewList } from '@/components/desk/catalogue/reviews/review-list'
import { SearchDesk } from '@/components/desk/catalogue/search/search-desk'
import type { DeskReview } from '@/lib/contract/operator/catalogue/review'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'
import { seeEverything } from '../../fixtures/components/seeing-observer'

beforeEach(seeEverything)

beforeAll(supportDialogs)

const operator = {
  'GET /merchant/settlementapply/auditstatus': { audit_status: '2', audit_memo: '' },
  'GET /operator/shop/overview': { ...overview, shop: null, desk_role: 'owner' },
}
const listOf = (...list: object[]) => ({ list, total_count: list.length, count: list.length })

const review: DeskReview = {
  rate_id: 5,
  order_id: '',
  item_id: 11,
  goods_id: 1,
  item_name: '双门冰箱',
  item_pic: '',
  item_spec_desc: '',
  distributor_id: 0,
  star: 1,
  content: '加微信领券',
  rate_pic: [],
  anonymous: false,
  disabled: false,
  hide_reason: '',
  username: '林**',
  created: 1_790_000_000,
  replies: [],
}

describe('reviews at the desk', () => {
  it('are asked for by the filters of the address', async () => {
    const mall = mallDouble({ ...operator, 'GET /operator/rates': listOf() })
    showPage(<ReviewList />, 'status=open&star=1&pic=1&keywords=冰箱')
    expect(await screen.findByText('没有这样的评价')).toBeInTheDocument()
    expect(mall.sent('GET', '/operator/rates')[0]?.fields).toMatchObject({
      is_reply: '0',
      disabled: '0',
      star: '1',
      has_pic: '1',
      keyword: '冰箱',
    })
  })

  it('are hidden with a reason, which is asked for', async () => {
    const mall = mallDouble({
      ...operator,
      'GET /operator/rates': listOf(review),
      'POST /operator/rate/hide': { ...review, disabled: true, hide_reason: '广告' },
    })
    showPage(<ReviewList />)
    await userEvent.click(await screen.findByRole('button', { name: '隐藏林**的评价' }))
    const dialog = await screen.findByRole('dialog', { name: '隐藏评价' })
    await userEvent.click(within(dialog).getByRole('button', { name: '隐藏' }))
    expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription(/请填写隐藏的原因/)
    await userEvent.type(within(dialog).getByRole('textbox'), '广告')
    await userEvent.click(within(dialog).getByRole('button', { name: '隐藏' }))
    await waitFor(() =>
      expect(mall.sent('POST', '/operator/rate/hide')[0]?.fields).toMatchObject({
        rate_id: '5',
        reason: '广告',
      }),
    )
  })
})

describe('the search report', () => {
  const word = { word: '雪柜', num: 7, found: 0, last_at: 1_790_000_000, is_synonym: false }

  it('makes a word without results a synonym, beside those that the other word has', async () => {
    const mall = mallDouble({
      ...operator,
      'GET /operator/search/report': listOf(word),
      'GET /operator/search/synonyms': listOf({ word: '冰箱', synonyms: ['电冰箱'] }),
      'PUT /operator/search/synonyms': { word: '冰箱', synonyms: ['电冰箱', '雪柜'] },
    })
    showPage(<SearchDesk />)
    const [button] = await screen.findAllByRole('button', { name: '把雪柜设为同义词' })
    await userEvent.click(button as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: '新增同义词' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^\*?词$/ }), '冰箱')
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(mall.sent('PUT', '/operator/search/synonyms')).toHaveLength(1))
    const { fields } = mall.sent('PUT', '/operator/search/synonyms')[0] ?? {}
    expect(JSON.stringify(fields)).toContain('电冰箱')
    expect(JSON.stringify(fields)).toContain('雪柜')
  })
})

describe('the form of a product', () => {
  const attributes = {
    list: [
      { name: '能效等级', values: ['一级'], is_of_category: true, is_required: true },
      { name: '产地', values: [], is_of_category: false, is_required: false },
    ],
  }
  const handlers = {
    ...operator,
    'GET /operator/categories': { list: [] },
    'GET /operator/brands': listOf(),
    'GET /operator/goods/tags': { list: [] },
    'GET /operator/goods/attributes': attributes,
    'POST /operator/goods': refuse('商品名称重复'),
  }

  it('asks for the parameters that the category requires, at their fields', async () => {
    const mall = mallDouble(handlers)
    showPage(<GoodsForm stored={null} />)
    const field = await screen.findByRole('combobox', { name: /能效等级/ })
    await userEvent.type(screen.getByRole('textbox', { name: /商品名称/ }), '双门冰箱')
    await userEvent.click(screen.getByRole('button', { name: '保存并上架' }))
    expect(field).toHaveAccessibleDescription('请填写参数“能效等级”')
    await userEvent.type(field, '一级')
    expect(field).not.toHaveAttribute('aria-invalid')
    // What goes to the warehouse may lack them.
    await userEvent.clear(field)
    await userEvent.click(screen.getByRole('radio', { name: /放入仓库/ }))
    expect(field).not.toHaveAttribute('aria-invalid')
    expect(mall.sent('POST', '/operator/goods')).toHaveLength(0)
  })

  it('puts the focus into what was added', async () => {
    mallDouble(handlers)
    showPage(<GoodsForm stored={null} />)
    await screen.findByRole('combobox', { name: /能效等级/ })
    await userEvent.click(screen.getByRole('button', { name: '+ 产地' }))
    expect(screen.getByLabelText('参数1的值')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '添加规格' }))
    expect(screen.getByRole('combobox', { name: '规格名称' })).toHaveFocus()
  })
})

/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowseHistory } from '@/components/member/browse-history/browse-history'
import { byDay } from '@/components/member/browse-history/by-day'
import type { BrowsedGoods } from '@/lib/contract/catalogue/favourite'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { goodsRow } from '../../fixtures/components/goods'
import { mallDouble, refuse, showPage, type SentCall } from '../../fixtures/components/mall-double'

beforeAll(() => {
  supportDialogs()
  window.scrollTo = () => {}
})

const now = () => Math.floor(Date.now() / 1000)
const visit = (id: number, updated: number, more: Parameters<typeof goodsRow>[0] = {}): BrowsedGoods => ({
  history_id: id,
  company_id: 1,
  user_id: 1,
  item_id: id,
  created: updated,
  updated,
  itemData: goodsRow({ item_id: id, goods_id: id, item_name: `商品${id}`, ...more }),
})

/** A fake API with pages of a history, from which visits can be removed. */
function open(visits: BrowsedGoods[], more: Record<string, unknown> = {}) {
  let stored = visits
  const double = mallDouble({
    'GET /member/browse/history/list': ({ fields }: SentCall) => {
      const [page, size] = [Number(fields.page), Number(fields.pageSize)]
      const list = stored.slice((page - 1) * size, page * size)
      return { list, total_count: stored.length, count: stored.length }
    },
    'DELETE /member/browse/history/delete': ({ fields }: SentCall) => {
      const before = stored.length
      const removedId = Number(fields['history_id[0]'] ?? fields['history_id[]'])
      stored = fields.is_empty === 'true' ? [] : stored.filter(({ history_id }) => history_id !== removedId)
      return { status: before - stored.length }
    },
    ...more,
  })
  return { ...showPage(<BrowseHistory />), ...double, user: userEvent.setup() }
}
const names = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('byDay', () => {
  const at = (text: string) => Math.floor(Date.parse(`${text}+08:00`) / 1000)
  it('groups by days in China with readable labels', () => {
    const moments = ['2026-01-02T00:10', '2026-01-01T23:50', '2025-12-31T12:00', '2025-12-31T08:00']
    const days = byDay(
      moments.map((moment, id) => visit(id, at(moment))),
      at('2026-01-02T09:00'),
    )
    expect(days.map(({ label, visits }) => [label, visits.length])).toEqual([
      ['今天', 1],
      ['昨天', 1],
      ['2025年12月31日', 2],
    ])
    expect(byDay([visit(1, at('2026-03-05T10:00'))], at('2026-04-01T10:00'))[0]?.label).toBe('3月5日')
  })
})

describe('the browse history page', () => {
  it('shows products by day with current prices and unavailable ones marked', async () => {
    open([
      visit(3, now(), { price: 500_000, activity_price: 399_900 }),
      visit(2, now(), { store: 0 }),
      visit(1, now() - 40 * 86400, { approve_status: 'instock' }),
    ])
    const today = await screen.findByRole('region', { name: '今天' })
    expect(names(today)).toEqual(['商品3', '商品2'])
    expect(within(today).getByText('活动价')).toBeInTheDocument()
    expect(within(today).getByText('已售罄')).toBeInTheDocument()
    expect(screen.getByText('已下架')).toBeInTheDocument()
    expect(document.body).toHaveTextContent('共 3 件商品')
    expect(screen.getByRole('link', { name: '商品3' })).toHaveAttribute('href', '/items/3')
  })

  it('shows 国补价 above the price of the member, as all cards do', async () => {
    open([visit(1, now(), { price: 99900, member_price: 90000, subsidy_price: 76500 })])
    const card = (await screen.findByText('商品1')).closest('article')
    expect(card).toHaveTextContent('国补价¥765.00会员价 ¥900.00')
  })

  it('removes a single visit', async () => {
    const { user } = open([visit(2, now()), visit(1, now())])
    await user.click(await screen.findByRole('button', { name: '删除足迹 商品2' }))
    await waitFor(() => expect(screen.queryByText('商品2')).not.toBeInTheDocument())
    expect(screen.getByText('商品1')).toBeInTheDocument()
    expect(screen.getByText('已删除')).toBeInTheDocument()
  })

  it('has pages of twenty, and leaves a page after its last visit was removed', async () => {
    const { user, sent } = open(Array.from({ length: 21 }, (_, id) => visit(id + 1, now() - id)))
    await user.click(await screen.findByRole('button', { name: '第 2 页' }))
    await user.click(await screen.findByRole('button', { name: '删除足迹 商品21' }))
    expect(await screen.findByText('商品20')).toBeInTheDocument()
    expect(sent('GET', '/member/browse/history/list')[0]?.fields).toMatchObject({ page: '1', pageSize: '20' })
    expect(screen.queryByRole('button', { name: '第 2 页' })).not.toBeInTheDocument()
  })

  it('clears the history after confirmation', async () => {
    const { user, sent } = open([visit(1, now())])
    await user.click(await screen.findByRole('button', { name: '清空足迹' }))
    const question = () => within(screen.getByRole('dialog', { name: '清空足迹' }))
    await screen.findByRole('dialog', { name: '清空足迹' })
    await user.click(question().getByRole('button', { name: '取消' }))
    expect(sent('DELETE', '/member/browse/history/delete')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: '清空足迹' }))
    await screen.findByRole('dialog', { name: '清空足迹' })
    await user.click(question().getByRole('button', { name: '清空' }))
    expect(await screen.findByText('您的足迹是空白的。')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '清空足迹' })).not.toBeInTheDocument()
  })

  it('shows an empty state without visits', async () => {
    open([])
    expect(await screen.findByText('您的足迹是空白的。')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '去逛逛' })).toHaveAttribute('href', '/items')
  })

  it('can be loaded again after a failure', async () => {
    open([], { 'GET /member/browse/history/list': refuse('系统繁忙') })
    expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument()
  })
})

/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FilterSheet } from '@/components/goods/list/filter-sheet'
import { parseListQuery } from '@/lib/web/list-query'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'

const price_list = [
  { start_price: 0, end_price: 999.99, count: 3 },
  { start_price: 1000, end_price: null, count: 4 },
]
const answer = {
  list: [],
  total_count: 7,
  select_tags_list: [],
  brand_list: { total_count: 0, list: [] },
  item_params_list: [],
  price_list,
  partly_counted: [],
  is_near: false,
}

beforeAll(supportDialogs)

/** The sheet of a list, once its facets are shown. */
async function openSheet(query: Record<string, string> = {}) {
  window.matchMedia = (() => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia
  const { calls } = mallDouble({ 'GET /goods/items': answer })
  const shown = parseListQuery({ cat_id: '5', ...query })
  const { visited } = showPage(
    <FilterSheet query={shown} hasProgramme categories={[]} open onClose={() => {}} />,
  )
  const start = await screen.findByLabelText<HTMLInputElement>('最低价')
  return { calls, visited, user: userEvent.setup(), start }
}
const fields = () => ['最低价', '最高价'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
const confirm = () => screen.findByRole('button', { name: /^确定/ })

describe('prices in the sheet of filters', () => {
  it.each([
    {
      typed: ['1000', '3000'],
      shown: ['1000', '3000'],
      href: '/items?cat_id=5&start_price=1000&end_price=3000',
    },
    {
      typed: ['3000', '1000'],
      shown: ['1000', '3000'],
      href: '/items?cat_id=5&start_price=1000&end_price=3000',
    },
    { typed: ['1000', ''], shown: ['1000', ''], href: '/items?cat_id=5&start_price=1000' },
    { typed: ['', '３０００'], shown: ['', '3000'], href: '/items?cat_id=5&end_price=3000' },
    { typed: ['x', '99.5'], shown: ['', '99.5'], href: '/items?cat_id=5&end_price=99.5' },
  ])('$typed are applied as $shown', async ({ typed: [low = '', high = ''], shown, href }) => {
    const { user, visited, start } = await openSheet()
    await user.click(start)
    if (low) await user.keyboard(low)
    await user.tab()
    // The second field has the focus; what stands in the first is not lost.
    expect(screen.getByLabelText('最高价')).toHaveFocus()
    if (high) await user.keyboard(high)
    expect(fields()).toEqual([low, high])
    await user.tab()
    expect(fields()).toEqual(shown)
    await user.click(await confirm())
    expect(visited).toEqual([href])
  })

  it('are empty after 重置, and the list is that without them', async () => {
    const { user, visited, start } = await openSheet({ start_price: '100', end_price: '200' })
    expect(fields()).toEqual(['100', '200'])
    await user.clear(start)
    await user.type(start, 'x')
    await user.click(screen.getByRole('button', { name: '重置' }))
    expect(fields()).toEqual(['', ''])
    await user.click(await confirm())
    expect(visited).toEqual(['/items?cat_id=5'])
  })

  it('follow a band that was chosen', async () => {
    const { user, visited, calls } = await openSheet()
    await user.click(screen.getByRole('button', { name: /￥1000以下/ }))
    expect(fields()).toEqual(['', '999.99'])
    await waitFor(() => expect(calls.at(-1)?.fields).toMatchObject({ end_price: '999.99' }))
    await user.click(await confirm())
    expect(visited).toEqual(['/items?cat_id=5&end_price=999.99'])
  })
})

/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchBox } from '@/components/layout/search-box'
import { rememberSearch } from '@/components/layout/search-history'
import { mallDouble, showPage, type SentCall } from '../../fixtures/components/mall-double'

const words = [
  { word: '冰箱', count: 40 },
  { word: '冰柜', count: 6 },
]

function show() {
  const double = mallDouble({
    'GET /goods/suggest': ({ fields }: SentCall) => ({
      list: words.filter(({ word }) => word.startsWith(fields.keywords ?? '')),
    }),
  })
  const page = showPage(<SearchBox placeholder="搜一搜" hotWords={['手机', '平板电视']} />)
  return {
    ...page,
    double,
    user: userEvent.setup(),
    field: screen.getByRole('combobox', { name: '搜索商品' }),
  }
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})

describe('SearchBox', () => {
  it('shows suggestions and searches for the one selected with the arrow keys', async () => {
    const { user, field, visited } = show()
    await user.type(field, '冰')
    await screen.findAllByRole('option')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const activeRow = screen.getByRole('option', { selected: true })
    expect(activeRow).toHaveTextContent('冰柜约 6 件')
    expect(field).toHaveAttribute('aria-activedescendant', activeRow.id)
    await user.keyboard('{Enter}')
    expect(visited).toEqual([`/items?keywords=${encodeURIComponent('冰柜')}`])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('moves back from the first row to the field and searches for its text', async () => {
    const { user, field, visited } = show()
    await user.type(field, '冰')
    await screen.findAllByRole('option')
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(visited).toEqual([`/items?keywords=${encodeURIComponent('冰')}`])
  })

  it('debounces fetching suggestions', async () => {
    const { user, field, double } = show()
    await user.type(field, '冰箱')
    await screen.findByRole('option')
    expect(double.sent('GET', '/goods/suggest').map(({ fields }) => fields.keywords)).toContain('冰箱')
    expect(double.sent('GET', '/goods/suggest').length).toBeLessThanOrEqual(2)
  })

  it('shows the search history, newest first, and clears it', async () => {
    rememberSearch('洗衣机')
    rememberSearch('热水器')
    const { user, field, visited } = show()
    await user.click(field)
    const rows = await screen.findAllByRole('option')
    expect(rows.map((row) => row.textContent)).toEqual(['热水器', '洗衣机'])
    await user.click(screen.getByRole('button', { name: '清空' }))
    expect(screen.queryByRole('option')).toBeNull()
    expect(localStorage.getItem('search_history')).toBe('[]')
    await user.click(screen.getByText('平板电视'))
    expect(visited).toEqual([`/items?keywords=${encodeURIComponent('平板电视')}`])
    await waitFor(() => expect(localStorage.getItem('search_history')).toContain('平板电视'))
  })

  it('closes on Escape, which keeps the text, and on blur', async () => {
    rememberSearch('洗衣机')
    const { user, field } = show()
    await user.click(field)
    await screen.findByRole('option')
    await user.keyboard('冰{Escape}')
    expect(field).toHaveAttribute('aria-expanded', 'false')
    expect(field).toHaveValue('冰')
    await user.clear(field)
    await user.click(field)
    await screen.findByRole('option')
    await user.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

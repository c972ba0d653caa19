/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, cleanup, render } from '@testing-library/react'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { useScrollPlace } from '@/components/desk/list/use-scroll-place'

/** Back to an index page shows the rows at the height at which it was left. */

const path = '/shopadmin/goods'
const scrollTo = jest.fn<void, [ScrollToOptions]>()

beforeEach(() => {
  cleanup()
  scrollTo.mockClear()
  window.scrollTo = scrollTo as never
})

function Page({ hasRows = true }) {
  useScrollPlace(path, hasRows)
  return null
}
const shown = (search: string, hasRows = true) => (
  <SearchParamsContext value={new URLSearchParams(search) as never}>
    <Page hasRows={hasRows} />
  </SearchParamsContext>
)
const scrolledTo = (height: number) =>
  Object.defineProperty(window, 'scrollY', { value: height, configurable: true })
function leave(search: string, height: number) {
  const { unmount } = render(shown(search))
  scrolledTo(height)
  unmount()
}
function goBack(search: string) {
  window.history.replaceState(null, '', `${path}${search && `?${search}`}`)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
}

it('scrolls once the rows are there', () => {
  leave('sort=sales', 840)
  goBack('sort=sales')
  const { rerender } = render(shown('sort=sales', false))
  expect(scrollTo).not.toHaveBeenCalled()
  rerender(shown('sort=sales'))
  expect(scrollTo).toHaveBeenCalledWith({ top: 840 })
})

it('stays at the top when a link led to the page', () => {
  leave('', 700)
  render(shown(''))
  expect(scrollTo).not.toHaveBeenCalled()
})

it('keeps the heights of two addresses apart', () => {
  leave('status=off_sale', 300)
  leave('status=on_sale', 500)
  goBack('status=off_sale')
  render(shown('status=off_sale'))
  expect(scrollTo.mock.calls).toEqual([[{ top: 300 }]])
})

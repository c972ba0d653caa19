/** @jest-environment ./tests/setup/browser-environment.ts */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NoticeLine } from '@/components/notice/notice-line'
import { closedNoticesKey } from '@/lib/web/closed-notices'
import { earlyPressScript } from '@/lib/web/early-press'

/** The line of notices, and that it stays closed (components/notice). */

const one = { notice_id: 3, title: '春节放假安排', updated: 1_790_000_000 }
const two = { notice_id: 2, title: '系统升级', updated: 1_780_000_000 }

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.closedNotices
})

it('names the first notice, leads to its page, and counts them', () => {
  render(<NoticeLine notices={[one, two]} />)
  expect(screen.getByRole('link', { name: '春节放假安排' })).toHaveAttribute('href', '/notices/3')
  expect(screen.getByRole('link', { name: '共2条公告' })).toBeVisible()
})

it('is nothing without notices', () => {
  const { container } = render(<NoticeLine notices={[]} />)
  expect(container).toBeEmptyDOMElement()
})

it('stays closed on later pages from the first paint on, until a notice is changed', async () => {
  const { rerender } = render(<NoticeLine notices={[one, two]} />)
  await userEvent.click(screen.getByRole('button', { name: '关闭公告' }))
  expect(screen.queryByText('春节放假安排')).not.toBeVisible()
  delete document.documentElement.dataset.closedNotices
  // What the head of the next document runs.
  window.eval(earlyPressScript)
  expect(localStorage.getItem(closedNoticesKey)).toBe('3-1790000000_2-1780000000')
  expect(screen.getByText('春节放假安排')).not.toBeVisible()
  rerender(<NoticeLine notices={[{ ...one, updated: one.updated + 1 }, two]} />)
  expect(screen.getByText('春节放假安排')).toBeVisible()
})

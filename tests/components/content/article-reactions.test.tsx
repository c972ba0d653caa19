/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ArticleReactions } from '@/components/article/article-reactions'
import { mallDouble, refuse, showPage, signIn } from '../../fixtures/components/mall-double'

/** Notifies its listeners only when a test does. */
let comeNear: () => void
beforeEach(() => {
  history.replaceState(null, '', '/article/detail/5')
  globalThis.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      comeNear = () => act(() => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never))
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

const see = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => see('visible'))

const numbers = {
  'POST /article/focus/5': { count: 345 },
  'GET /article/focus/num/5': { count: 345 },
  'GET /article/praise/num/5': { count: 12 },
  'GET /article/praise/check/5': { status: false },
}

function show(signedIn: boolean, more: Record<string, unknown> = {}) {
  const mall = mallDouble({ ...numbers, ...more })
  if (signedIn) signIn()
  return { mall, ...showPage(<ArticleReactions articleId={5} />) }
}

describe('ArticleReactions', () => {
  it('counts the reading once, and fetches nothing while the end is far', async () => {
    const { mall } = show(false)
    await waitFor(() => expect(mall.sent('POST', '/article/focus/5')).toHaveLength(1))
    expect(mall.calls).toHaveLength(1)
    expect(screen.queryByText('345')).not.toBeInTheDocument()
  })

  it('does not count before the page is visible', async () => {
    see('hidden')
    const { mall } = show(false)
    comeNear()
    await screen.findByText('345')
    expect(mall.sent('POST', '/article/focus/5')).toHaveLength(0)
    see('visible')
    see('hidden')
    see('visible')
    await waitFor(() => expect(mall.sent('POST', '/article/focus/5')).toHaveLength(1))
  })

  it('shows numbers to a guest, and sends a guest who likes to the login page', async () => {
    const { mall, visited } = show(false)
    comeNear()
    await screen.findByText('345')
    await userEvent.click(screen.getByRole('button', { name: '点赞 12' }))
    expect(visited).toEqual(['/auth/login?redirectUrl=%2Farticle%2Fdetail%2F5'])
    expect(mall.sent('POST', '/article/praise/5')).toHaveLength(0)
  })

  it('lets a member like the article and remove the like', async () => {
    let status = false
    const { mall } = show(true, {
      'POST /article/praise/5': () => {
        status = !status
        return { count: status ? 13 : 12, status }
      },
    })
    comeNear()
    await userEvent.click(await screen.findByRole('button', { name: '点赞 12' }))
    expect(await screen.findByRole('button', { name: '已赞 13' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: '已赞 13' }))
    expect(await screen.findByRole('button', { name: '点赞 12' })).toBeInTheDocument()
    expect(mall.sent('POST', '/article/praise/5')).toHaveLength(2)
  })

  it('repeats a click that came before its code was loaded', async () => {
    show(true, { 'POST /article/praise/5': { count: 13, status: true } })
    await userEvent.click(screen.getByRole('button', { name: '点赞' }))
    expect(await screen.findByRole('button', { name: '已赞 13' })).toBeInTheDocument()
    expect(await screen.findByText('345')).toBeInTheDocument()
  })

  it('shows why a like was refused', async () => {
    show(true, { 'POST /article/praise/5': refuse('种草不存在') })
    comeNear()
    await userEvent.click(await screen.findByRole('button', { name: '点赞 12' }))
    expect(await screen.findByText('种草不存在')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '点赞 12' })).toHaveAttribute('aria-pressed', 'false')
  })
})

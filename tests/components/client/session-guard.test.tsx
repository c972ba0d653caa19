/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CartNumber } from '@/components/layout/cart-number'
import { Identity } from '@/components/layout/identity'
import { SessionGuard } from '@/components/layout/session-guard'
import { api } from '@/lib/client/call/api'
import { sessionUser } from '@/lib/client/person/session'
import { notifySignedOut } from '@/lib/client/person/signed-out'
import { useAction } from '@/lib/client/press/use-action'
import { mallDouble, showPage, signIn } from '../../fixtures/components/mall-double'

function showAt(address: string) {
  history.replaceState(null, '', address)
  signIn()
  const visited: string[] = []
  render(<SessionGuard leaveTo={(href) => visited.push(href)} />)
  return visited
}

/** As another tab writes it. */
function writeCookie(userId: number | null): void {
  const info = {
    userId,
    grade_id: 1,
    is_staff: '0',
    login_type: 'local',
    memberInfo: { mobile: '138****0001' },
  }
  document.cookie = userId
    ? `userinfo=${encodeURIComponent(JSON.stringify(info))}; path=/`
    : 'userinfo=; path=/; max-age=0'
}
const lookAgain = () => void window.dispatchEvent(new Event('focus'))

const refused = () => Response.json({ data: { message: '未登录', status_code: 401 } }, { status: 401 })

function PraiseButton() {
  const praising = useAction(async () => void (await api.article.praise({ article_id: 1 })))
  return <button onClick={() => praising.go(undefined)}>点赞</button>
}

/** A page with personal data in the header; its member calls are refused. */
function showRefused(address: string) {
  mallDouble({ 'GET /cartcount': refused, 'POST /article/praise/1': refused })
  history.replaceState(null, '', address)
  const visited: string[] = []
  const leaveTo = (href: string) => void visited.push(href)
  signIn()
  showPage(
    <>
      <Identity />
      <CartNumber />
      <PraiseButton />
      <SessionGuard leaveTo={leaveTo} />
    </>,
  )
  return visited
}

describe('SessionGuard after a 401', () => {
  it.each(['/', '/items/1001', '/items?cat_id=101', '/h5/items/1001', '/cart', '/member/coupon-center'])(
    'makes the public page %s one of a guest',
    async (address) => {
      const visited = showRefused(address)
      expect(await screen.findByRole('link', { name: '请登录' })).toBeVisible()
      expect(document.cookie).not.toContain('userinfo=')
      expect(visited).toEqual([])
    },
  )

  it('leads from a public page to the login page when it was the answer to a press', async () => {
    const visited = showRefused('/article/detail/1')
    await userEvent.click(screen.getByRole('button', { name: '点赞' }))
    await waitFor(() => expect(visited).toEqual(['/auth/login?redirectUrl=%2Farticle%2Fdetail%2F1']))
    expect(screen.getByRole('link', { name: '请登录' })).toBeVisible()
  })

  it('forgets the member and opens the login page with a link back', async () => {
    const visited = showAt('/member/orders?status=1#top')
    expect(document.cookie).toContain('userinfo=')
    notifySignedOut()
    await waitFor(() =>
      expect(visited).toEqual(['/auth/login?redirectUrl=%2Fmember%2Forders%3Fstatus%3D1%23top']),
    )
    expect(document.cookie).not.toMatch(/userinfo=|user_session_id=/)
    expect(sessionUser()).toBeNull()
  })

  it('stays on the sign-in pages', async () => {
    const visited = showAt('/auth/login?redirectUrl=%2Fcart')
    notifySignedOut()
    await waitFor(() => expect(sessionUser()).toBeNull())
    expect(visited).toEqual([])
  })
})

describe('SessionGuard in a tab that is seen again', () => {
  it('makes a public page one of a guest after 退出 in another tab', async () => {
    const visited = showAt('/items/1001')
    render(<Identity />)
    act(() => writeCookie(null))
    expect(screen.getByRole('button', { name: '退出' })).toBeVisible()
    act(lookAgain)
    expect(await screen.findByRole('link', { name: '请登录' })).toBeVisible()
    expect(visited).toEqual([])
  })

  it('makes it one of a guest at its next call, also one that guests may make', async () => {
    mallDouble({ 'GET /goods/items': { list: [], total_count: 0 } })
    const visited = showAt('/items?cat_id=101')
    render(<Identity />)
    act(() => writeCookie(null))
    await act(async () => void (await api.goods.list({ page: 1, pageSize: 18 }).catch(() => null)))
    expect(await screen.findByRole('link', { name: '请登录' })).toBeVisible()
    expect(visited).toEqual([])
  })

  it('opens the login page on a page of the member area after 退出 in another tab', async () => {
    const visited = showAt('/h5/member/trade?status=5')
    act(() => writeCookie(null))
    act(lookAgain)
    await waitFor(() =>
      expect(visited).toEqual(['/auth/login?redirectUrl=%2Fh5%2Fmember%2Ftrade%3Fstatus%3D5']),
    )
  })

  it('shows the member who signed in in another tab', async () => {
    showAt('/items/1001')
    render(<Identity />)
    act(() => notifySignedOut())
    expect(await screen.findByRole('link', { name: '请登录' })).toBeVisible()
    act(() => writeCookie(7))
    act(lookAgain)
    expect(await screen.findByText('138****0001')).toBeVisible()
  })

  it('is loaded anew when another member signed in in another tab', () => {
    history.replaceState(null, '', '/items/1001')
    signIn()
    let reloads = 0
    const reload = () => void reloads++
    render(<SessionGuard reload={reload} />)
    act(lookAgain)
    expect(reloads).toBe(0)
    writeCookie(7)
    act(lookAgain)
    expect(reloads).toBe(1)
  })
})

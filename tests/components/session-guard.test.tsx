/** @jest-environment ./tests/setup/browser-environment.ts */
import { render, waitFor } from '@testing-library/react'
import { SessionGuard } from '@/components/layout/session-guard'
import { sessionUser } from '@/lib/client/session'
import { notifySignedOut } from '@/lib/client/signed-out'
import { signIn } from '../fixtures/components/mall-double'

function showAt(address: string) {
  history.replaceState(null, '', address)
  signIn()
  const visited: string[] = []
  render(<SessionGuard leaveTo={(href) => visited.push(href)} />)
  return visited
}

describe('SessionGuard after a 401', () => {
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

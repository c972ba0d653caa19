/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LinkPasswordCard } from '@/components/auth/password/link-password-card'
import { deobfuscate } from '@/lib/domain/obfuscate'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'

const user = userEvent.setup()
const call = 'POST /member/password/link'

beforeEach(() => history.replaceState(null, '', '/auth/set-password#key=a-key'))
afterEach(() => history.replaceState(null, '', '/'))

async function setPassword(text = 'Mall2027') {
  await user.type(screen.getByLabelText('请输入新密码'), text)
  await user.type(screen.getByLabelText('请再次输入新密码'), text)
  await user.click(screen.getByRole('button', { name: '确定' }))
}

describe('the page of a password link', () => {
  it('sends the key once, with the password, and takes it out of the address', async () => {
    const mall = mallDouble({ [call]: { status: true } })
    showPage(<LinkPasswordCard />)
    await setPassword()
    expect(await screen.findByText('密码已经设置成功')).toBeInTheDocument()
    const sent = mall.calls.filter(({ path }) => path === '/member/password/link')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.fields.key).toBe('a-key')
    expect(deobfuscate(sent[0]?.fields.password ?? '')).toBe('Mall2027')
    expect(location.href).not.toContain('a-key')
    expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute(
      'href',
      '/auth/login?redirectUrl=%2Fshopadmin%2Findex',
    )
  })

  it.each(['链接已使用过，请重新获取', '链接已过期，请重新获取'])(
    'says %s, and who makes another',
    async (message) => {
      mallDouble({ [call]: refuse(message) })
      showPage(<LinkPasswordCard />)
      await setPassword()
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent(message)
      expect(alert).toHaveTextContent('请联系店主')
    },
  )

  it('says that a link is incomplete', async () => {
    mallDouble({})
    history.replaceState(null, '', '/auth/set-password')
    showPage(<LinkPasswordCard />)
    expect(await screen.findByText('链接不完整，请重新获取')).toBeInTheDocument()
  })

  it('keeps the form for a password that is refused', async () => {
    mallDouble({ [call]: refuse('8-20位密码，必须为数字和字母混合') })
    showPage(<LinkPasswordCard />)
    await setPassword()
    expect(await screen.findByText('8-20位密码，必须为数字和字母混合')).toBeInTheDocument()
    expect(screen.getByLabelText('请输入新密码')).toHaveAccessibleDescription(
      '8-20位密码，必须为数字和字母混合',
    )
  })
})

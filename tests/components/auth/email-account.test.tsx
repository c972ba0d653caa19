/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EmailForgetCard } from '@/components/auth/password/email-forget-card'
import { EmailLoginCard } from '@/components/auth/sign-in/email-login-card'
import { LoginCard } from '@/components/auth/sign-in/login-card'
import { ActivateCard, EmailResetCard } from '@/components/auth/sign-up/email-link-card'
import { EmailRegisterCard } from '@/components/auth/sign-up/email-register-card'
import { EmailResendCard } from '@/components/auth/sign-up/email-resend-card'
import { deobfuscate } from '@/lib/domain/obfuscate'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'

const email = 'lin@mall.example'
const picture = { imageToken: 'f'.repeat(32), imageData: 'data:image/svg+xml;base64,PHN2Zy8+' }
const member = {
  userId: 7,
  grade_id: 1,
  is_staff: false,
  memberInfo: { mobile: '', login_email: 'l**n@mall.example' },
}
const user = userEvent.setup()
const box = (name: string) => screen.getByLabelText(name)
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const described = (name: string, message: string) =>
  waitFor(() => expect(box(name)).toHaveAccessibleDescription(message))
const captchaLoaded = () => screen.findByAltText('图形验证码')

const setupMall = (handlers: Record<string, unknown> = {}) =>
  mallDouble({ 'GET /member/image/code': picture, 'GET /member': member, ...handlers })

beforeEach(supportDialogs)
afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

describe('the login page', () => {
  it.each([
    [true, '/auth/email?redirectUrl=%2Fcart'],
    [false, undefined],
  ])('leads to e-mail accounts only in a mall that has them: %s', (hasEmail, href) => {
    setupMall()
    showPage(<LoginCard target="/cart" hasEmail={hasEmail} showDemo={false} />)
    expect(screen.queryByRole('link', { name: '邮箱登录' })?.getAttribute('href')).toBe(href)
  })
})

describe('邮箱登录', () => {
  const show = () => showPage(<EmailLoginCard target="#in" showDemo={false} />)

  it('signs in with the code of a mail', async () => {
    const mall = setupMall({
      'POST /member/email/code': { message: '若邮箱已注册，您将收到邮件' },
      'POST /login': { token: 't' },
    })
    show()
    await captchaLoaded()
    await user.type(box('邮箱'), ` ${email}`)
    await user.type(box('图形验证码'), 'cafe')
    await press('发送验证码')
    await user.type(box('邮箱验证码'), '123456')
    await press('登录')
    await waitFor(() => expect(window.location.hash).toBe('#in'))
    expect(mall.sent('POST', '/member/email/code')[0]?.fields).toMatchObject({
      purpose: 'login',
      email,
      token: picture.imageToken,
      yzm: 'cafe',
    })
    const { username = '', ...sent } = mall.sent('POST', '/login')[0]?.fields ?? {}
    expect(deobfuscate(username)).toBe(email)
    expect(sent).toMatchObject({ check_type: 'email_otp', vcode: '123456' })
  })

  it('sends no mail without a valid address and the captcha', async () => {
    const mall = setupMall()
    show()
    await captchaLoaded()
    await user.type(box('邮箱'), 'lin@mall')
    await press('发送验证码')
    await described('邮箱', '邮箱格式不正确')
    await described('图形验证码', '请输入图形验证码')
    expect(mall.sent('POST', '/member/email/code')).toEqual([])
  })

  it('shows a message under each empty field', async () => {
    const mall = setupMall()
    show()
    await captchaLoaded()
    await press('登录')
    await described('邮箱', '请输入邮箱')
    await described('图形验证码', '请输入图形验证码')
    await described('邮箱验证码', '验证码不能为空')
    expect(mall.sent('POST', '/login')).toEqual([])
  })

  it('opens on the password after an activation or a new password', () => {
    setupMall()
    showPage(<EmailLoginCard target="#in" showDemo={false} />, 'by=password')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('邮箱密码登录')
    expect(box('登录密码')).toBeInTheDocument()
  })

  it('signs in with a password, and says that an address waits for its activation', async () => {
    const mall = setupMall({ 'POST /login': refuse('邮箱未验证，请先完成验证') })
    show()
    await user.click(screen.getByRole('tab', { name: '邮箱密码登录' }))
    await user.type(box('邮箱'), email)
    await user.type(box('登录密码'), 'Lake2026')
    await press('登录')
    await described('登录密码', '邮箱未验证，请先完成验证')
    expect(deobfuscate(mall.sent('POST', '/login')[0]?.fields.username ?? '')).toBe(email)
    expect(screen.getByRole('link', { name: '重发激活邮件' })).toHaveAttribute(
      'href',
      '/auth/email/resend?redirectUrl=%23in',
    )
  })
})

describe('邮箱注册', () => {
  const show = () =>
    showPage(<EmailRegisterCard target="/cart" terms={['member_register', 'privacy']} showDemo={false} />)
  const fill = async () => {
    await captchaLoaded()
    await user.type(box('邮箱'), email)
    await user.type(box('图形验证码'), 'cafe')
    await user.type(box('设置密码'), 'Lake2026')
    await user.type(box('请再输入确认密码'), 'Lake2026')
    await user.click(screen.getByRole('checkbox'))
    await press('注册')
  }

  it('shows a message under each empty field', async () => {
    const mall = setupMall()
    show()
    await captchaLoaded()
    await press('注册')
    await described('邮箱', '请输入邮箱')
    await described('图形验证码', '请输入图形验证码')
    await described('设置密码', '请输入密码')
    await described('请再输入确认密码', '请再次输入密码')
    expect(screen.getByText('请先同意注册协议和隐私政策')).toBeInTheDocument()
    expect(mall.sent('POST', '/member/email/register')).toEqual([])
  })

  it('says that the mail activates the account, and what to do without one', async () => {
    const message = '注册成功，请查收邮件中的激活链接完成验证后再登录'
    const mall = setupMall({
      'POST /member/email/register': { message, activation_email_queued: true },
    })
    show()
    await fill()
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '没有收到邮件，重新发送' })).toHaveAttribute(
      'href',
      '/auth/email/resend?redirectUrl=%2Fcart',
    )
    const { password = '', ...sent } = mall.sent('POST', '/member/email/register')[0]?.fields ?? {}
    expect(sent).toMatchObject({ email, token: picture.imageToken, yzm: 'cafe' })
    expect(deobfuscate(password)).toBe('Lake2026')
  })

  it.each([
    ['图片验证码错误', '图形验证码'],
    ['密码过于简单，请更换', '设置密码'],
    ['发送过于频繁，请稍后再试', '邮箱'],
  ])('shows %s under its field, and asks for another captcha', async (message, name) => {
    const mall = setupMall({ 'POST /member/email/register': refuse(message) })
    show()
    await fill()
    await described(name, message)
    expect(box('图形验证码')).toHaveValue('')
    await waitFor(() => expect(mall.sent('GET', '/member/image/code')).toHaveLength(2))
  })
})

test('重发激活邮件 sends another mail, given a captcha', async () => {
  const mall = setupMall({
    'POST /member/email/activation/resend': { message: '若邮箱待激活，您将收到激活邮件' },
  })
  showPage(<EmailResendCard target="/" showDemo={false} />)
  await captchaLoaded()
  await user.type(box('邮箱'), email)
  await user.type(box('图形验证码'), 'cafe')
  await press('发送')
  expect(await screen.findByText('若邮箱待激活，您将收到激活邮件')).toBeInTheDocument()
  expect(mall.sent('POST', '/member/email/activation/resend')[0]?.fields).toMatchObject({
    email,
    token: picture.imageToken,
    yzm: 'cafe',
  })
})

describe('找回密码', () => {
  it('sends the link for a new password', async () => {
    setupMall({ 'POST /member/email/password/reset-request': { message: '若邮箱已注册，您将收到重置邮件' } })
    showPage(<EmailForgetCard target="/" showDemo={false} />)
    await user.type(box('邮箱'), email)
    await press('发送邮件')
    expect(await screen.findByText('若邮箱已注册，您将收到重置邮件')).toBeInTheDocument()
  })

  it('shows why no mail was sent', async () => {
    setupMall({ 'POST /member/email/password/reset-request': refuse('发送过于频繁，请稍后再试') })
    showPage(<EmailForgetCard target="/" showDemo={false} />)
    await user.type(box('邮箱'), email)
    await press('发送邮件')
    await described('邮箱', '发送过于频繁，请稍后再试')
  })
})

describe('the link of an activation mail', () => {
  it('activates by a press, then leads to the sign-in', async () => {
    const mall = setupMall({ 'POST /member/email/activate': { message: '邮箱已激活，请使用密码登录' } })
    showPage(<ActivateCard token="x.y" />)
    expect(mall.sent('POST', '/member/email/activate')).toEqual([])
    await press('激活')
    expect(await screen.findByText('邮箱已激活，请使用密码登录')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/auth/email?by=password')
  })

  it('that is used or expired says so, and offers another mail', async () => {
    setupMall({ 'POST /member/email/activate': refuse('激活链接无效或已过期') })
    showPage(<ActivateCard token="x.y" />)
    await press('激活')
    expect(await screen.findByRole('alert')).toHaveTextContent('激活链接无效或已过期')
    expect(screen.getByRole('link', { name: '重新发送激活邮件' })).toHaveAttribute(
      'href',
      '/auth/email/resend',
    )
    expect(screen.queryByRole('button', { name: '激活' })).not.toBeInTheDocument()
  })

  it('that lost its token says so at once', () => {
    setupMall()
    showPage(<ActivateCard token="" />)
    expect(screen.getByRole('alert')).toHaveTextContent('激活链接不完整')
  })
})

describe('the link for a new password', () => {
  it('sets it, then leads to the sign-in', async () => {
    const mall = setupMall({ 'POST /member/email/password/reset': { message: 'ok' } })
    showPage(<EmailResetCard token="x.y" />)
    await user.type(box('请输入新密码'), 'Fresh2026')
    await user.type(box('请再次输入新密码'), 'Fresh2026')
    await press('确认修改')
    expect(await screen.findByText('新密码已经设置成功')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/auth/email?by=password')
    const { password = '', token } = mall.sent('POST', '/member/email/password/reset')[0]?.fields ?? {}
    expect([deobfuscate(password), token]).toEqual(['Fresh2026', 'x.y'])
  })

  it('that is used or expired offers another mail; a weak password stays in the form', async () => {
    setupMall({ 'POST /member/email/password/reset': refuse('密码过于简单，请更换') })
    showPage(<EmailResetCard token="x.y" />)
    await user.type(box('请输入新密码'), 'Passw0rd')
    await user.type(box('请再次输入新密码'), 'Passw0rd')
    await press('确认修改')
    await described('请输入新密码', '密码过于简单，请更换')
    setupMall({ 'POST /member/email/password/reset': refuse('链接无效或已过期') })
    await press('确认修改')
    expect(await screen.findByRole('alert')).toHaveTextContent('链接无效或已过期')
    expect(screen.getByRole('link', { name: '重新发送邮件' })).toHaveAttribute(
      'href',
      '/auth/email/forget-password',
    )
  })
})

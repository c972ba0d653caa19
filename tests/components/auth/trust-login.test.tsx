/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RedirectCard } from '@/components/auth/frame/redirect-card'
import { BindPhoneCard } from '@/components/auth/sign-in/bind-phone-card'
import { BindWechatCard } from '@/components/auth/sign-in/bind-wechat-card'
import { WxLoginCard } from '@/components/auth/sign-in/wx-login-card'
import { ScanConfirm } from '@/components/member/security/scan-confirm'
import type { ProfileField } from '@/lib/contract/people/member'
import { deobfuscate } from '@/lib/domain/obfuscate'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage, signIn } from '../../fixtures/components/mall-double'

const usernameField: ProfileField = {
  key: 'username',
  name: '昵称',
  is_open: true,
  is_required: true,
  is_edit: true,
  is_default: true,
  element_type: 'input',
  field_type: 1,
  required_message: '请输入昵称',
  validate_message: '',
  range: [],
  select: {},
  checkbox: [],
}
const picture = { imageToken: 'f'.repeat(32), imageData: 'data:image/svg+xml;base64,PHN2Zy8+' }
const member = { userId: 7, grade_id: 1, is_staff: false, memberInfo: { mobile: '139****1111' } }
const user = userEvent.setup()
const box = (name: string) => screen.getByLabelText(name)
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const tokenOf = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`

beforeEach(supportDialogs)
afterEach(() => history.replaceState(null, '', '/'))

const setupMall = (handlers: Record<string, unknown>) =>
  mallDouble({
    'GET /member/image/code': picture,
    'POST /member/sms/code': { message: '短信发送成功' },
    'GET /member': member,
    ...handlers,
  })

async function requestCode(mobile: string) {
  await screen.findByAltText('图形验证码')
  await user.type(box('手机号'), mobile)
  await user.type(box('图形验证码'), 'cafe')
  await press('发送验证码')
  await user.type(box('验证码'), '123456')
}

describe('coming back from WeChat', () => {
  const answer = { code: 'c', state: 's' }

  it('signs in once and goes on', async () => {
    const mall = setupMall({ 'POST /login': { token: tokenOf({ user_id: 7 }) } })
    showPage(<RedirectCard answer={answer} target="#in" isBinding={false} />)
    expect(screen.getByText('正在登录，请稍候…')).toBeInTheDocument()
    await waitFor(() => expect(window.location.hash).toBe('#in'))
    expect(mall.sent('POST', '/login').map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ auth_type: 'pc_wxqrcode', code: 'c', state: 's' }),
    ])
  })

  it('shows why it failed, with a way back', async () => {
    setupMall({ 'POST /login': refuse('请您检查是否已经授权！') })
    showPage(<RedirectCard answer={answer} target="/cart" isBinding={false} />)
    expect(await screen.findByRole('alert')).toHaveTextContent('请您检查是否已经授权！')
    expect(screen.getByRole('link', { name: '返回登录' })).toHaveAttribute(
      'href',
      '/auth/login?redirectUrl=%2Fcart',
    )
  })

  it('asks nothing of the mall when the visitor refused', () => {
    const mall = setupMall({})
    showPage(<RedirectCard answer={null} target="/" isBinding={false} />)
    expect(screen.getByRole('alert')).toHaveTextContent('您没有授权微信登录')
    expect(mall.sent('POST', '/login')).toEqual([])
  })
})

describe('微信登录 inside WeChat', () => {
  const agent = 'Mozilla/5.0 (iPhone) Mobile/15E148 MicroMessenger/8.0.50'
  beforeEach(() => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  })
  afterEach(() => jest.restoreAllMocks())

  it('leads to WeChat at once, and back to the page that asked', async () => {
    const mall = setupMall({ 'GET /trustlogin/params': { redirect_url: '#wechat' } })
    showPage(<WxLoginCard target="/cart" hasWechat isInWechat />)
    await waitFor(() => expect(window.location.hash).toBe('#wechat'))
    expect(mall.sent('GET', '/trustlogin/params').map(({ fields }) => fields)).toEqual([
      expect.objectContaining({
        version_tag: 'touch',
        redirect_url: '/auth/redirect?redirectUrl=%2Fcart',
      }),
    ])
  })

  it('shows why WeChat cannot be opened, and tries again on a press', async () => {
    const mall = setupMall({ 'GET /trustlogin/params': refuse('公众号授权信息错误，请联系服务商！') })
    showPage(<WxLoginCard target="/" hasWechat isInWechat />)
    expect(await screen.findByRole('alert')).toHaveTextContent('公众号授权信息错误，请联系服务商！')
    await press('重试')
    await waitFor(() => expect(mall.sent('GET', '/trustlogin/params')).toHaveLength(2))
  })

  it('says to the mall that the code is one of the official account', async () => {
    const mall = setupMall({ 'POST /login': { token: tokenOf({ user_id: 7 }) } })
    showPage(<RedirectCard answer={{ code: 'c', state: 's' }} target="#in" isBinding={false} />)
    await waitFor(() => expect(window.location.hash).toBe('#in'))
    expect(mall.sent('POST', '/login')[0]?.fields).toMatchObject({ auth_type: 'wx_offiaccount' })
  })
})

describe('微信 / 扫码登录 on a computer', () => {
  const start = 'POST /oauth/login/start'
  const code = { token: 't', url: 'https://mall.example/scan', expires_in: 300 }
  const wechatHref = { 'GET /trustlogin/params': { redirect_url: '#wechat' } }

  it('pressed while the code is on its way, opens WeChat after the answer with the secret of the browser', async () => {
    const answer = Promise.withResolvers<typeof code>()
    const mall = setupMall({ ...wechatHref, [start]: () => answer.promise })
    showPage(<WxLoginCard target="/cart" hasWechat isInWechat={false} />)
    await waitFor(() => expect(mall.sent('POST', '/oauth/login/start')).toHaveLength(1))
    await press('使用微信账号登录')
    expect(mall.sent('GET', '/trustlogin/params')).toEqual([])
    answer.resolve(code)
    await waitFor(() => expect(window.location.hash).toBe('#wechat'))
  })

  it('opens WeChat where no code can be had', async () => {
    setupMall({ ...wechatHref, [start]: refuse('操作过于频繁，请稍后再试') })
    showPage(<WxLoginCard target="/cart" hasWechat isInWechat={false} />)
    expect(await screen.findByText('二维码加载失败')).toBeInTheDocument()
    await press('使用微信账号登录')
    await waitFor(() => expect(window.location.hash).toBe('#wechat'))
  })
})

describe('绑定手机号 of a new WeChat user', () => {
  const open = (answer: unknown, more: Record<string, unknown> = {}) => {
    const mall = setupMall({
      'POST /member/is_new': { is_new: 0 },
      'POST /member/bind': answer,
      ...more,
    })
    const wechat = { openId: 'o', unionId: 'u' }
    const fields = [usernameField]
    showPage(
      <BindWechatCard
        user={wechat}
        target="#in"
        site="焕新商城"
        fields={fields}
        terms={['member_register', 'privacy']}
        showDemo={false}
      />,
    )
    return mall
  }

  it('binds by a code and goes on', async () => {
    const mall = open({ token: 't', accessToken: 't', is_new: 0 })
    await requestCode('13900001111')
    await press('绑定')
    await waitFor(() => expect(window.location.hash).toBe('#in'))
    const { username = '', ...sent } = mall.sent('POST', '/member/bind')[0]?.fields ?? {}
    expect(deobfuscate(username)).toBe('13900001111')
    expect(sent).toMatchObject({ union_id: 'u', open_id: 'o', vcode: '123456', check_type: 'login' })
  })

  it('a number that was registered gets a password, or none', async () => {
    const mall = open(
      { token: 't', accessToken: 't', is_new: 1 },
      { 'POST /member/password': { status: true } },
    )
    await requestCode('13900001111')
    await press('绑定')
    await user.type(await screen.findByLabelText('设置密码'), 'Fresh2026')
    await user.type(box('确定密码'), 'Fresh2027')
    await press('确定')
    expect(await screen.findByText('输入的密码不一致')).toBeInTheDocument()
    await user.clear(box('确定密码'))
    await user.type(box('确定密码'), 'Fresh2026')
    await press('确定')
    expect(await screen.findByText('您已成功申请为焕新商城的会员')).toBeInTheDocument()
    const { password = '' } = mall.sent('POST', '/member/password')[0]?.fields ?? {}
    expect(deobfuscate(password)).toBe('Fresh2026')
  })

  it('绑定 of a new number shows the agreement before it registers', async () => {
    const mall = open({}, { 'POST /member/is_new': { is_new: 1 } })
    await requestCode('13900001111')
    await press('绑定')
    expect(await screen.findByRole('button', { name: '《注册协议》' })).toBeInTheDocument()
    await press('注册')
    expect(await screen.findByText('请先同意注册协议和隐私政策')).toBeInTheDocument()
    expect(mall.sent('POST', '/member/bind')).toEqual([])
    expect(mall.sent('POST', '/member')).toEqual([])
  })

  const pressRegister = async () => {
    await requestCode('13900001111')
    await press('注册')
  }
  const fillRegistration = async () => {
    await user.type(await screen.findByLabelText('设置密码'), 'Fresh2026')
    await user.type(box('确定密码'), 'Fresh2026')
    await user.type(box('昵称'), '林晚舟')
    await user.click(screen.getByRole('checkbox'))
    await press('注册')
  }

  it('注册 asks a new number for password and profile, then registers and binds it', async () => {
    const mall = open({}, { 'POST /member/is_new': { is_new: 1 }, 'POST /member': { token: 't' } })
    await pressRegister()
    await fillRegistration()
    expect(await screen.findByText('恭喜您 林晚舟')).toBeInTheDocument()
    const { mobile = '', password = '', ...sent } = mall.sent('POST', '/member')[0]?.fields ?? {}
    expect([deobfuscate(mobile), deobfuscate(password)]).toEqual(['13900001111', 'Fresh2026'])
    expect(sent).toMatchObject({
      union_id: 'u',
      open_id: 'o',
      check_type: 'login',
      vcode: '123456',
      username: '林晚舟',
    })
    expect(mall.sent('POST', '/member/bind')).toEqual([])
  })

  it('注册 of a number with an account says to bind it', async () => {
    open({}, { 'POST /member/is_new': { is_new: 0 } })
    await pressRegister()
    await waitFor(() => expect(box('手机号')).toHaveAccessibleDescription('该手机号已注册，请直接绑定'))
  })

  it('a wrong code leads back to the code, with the number kept', async () => {
    open({}, { 'POST /member/is_new': { is_new: 1 }, 'POST /member': refuse('短信验证码错误') })
    await pressRegister()
    await fillRegistration()
    await waitFor(() => expect(box('验证码')).toHaveAccessibleDescription('短信验证码错误'))
    expect(box('手机号')).toHaveValue('13900001111')
  })

  it('shows the refusal under the field', async () => {
    open(refuse('用户的微信信息有误！'))
    await user.click(screen.getByRole('tab', { name: '密码绑定' }))
    await user.type(box('手机号'), '13900001111')
    await user.type(box('登录密码'), 'Mall2026')
    await press('绑定')
    await waitFor(() => expect(box('登录密码')).toHaveAccessibleDescription('用户的微信信息有误！'))
  })
})

test('绑定手机号 of a member moves the account to the new number', async () => {
  const mall = setupMall({ 'PUT /member/mobile': {} })
  signIn()
  showPage(<BindPhoneCard target="#done" showDemo={false} />)
  await requestCode('13900002222')
  expect(mall.sent('POST', '/member/sms/code')[0]?.fields).toMatchObject({ type: 'update' })
  await press('确定')
  await waitFor(() => expect(window.location.hash).toBe('#done'))
  expect(mall.sent('PUT', '/member/mobile')[0]?.fields).toMatchObject({ smsCode: '123456' })
})

describe('扫码登录 on the phone', () => {
  it('confirms after a press', async () => {
    const mall = setupMall({
      'POST /oauthlogin': { status: true },
      'POST /oauth/login/authorize': { status: true },
    })
    showPage(<ScanConfirm token="abc" />)
    await user.click(await screen.findByRole('button', { name: '确认登录' }))
    expect(await screen.findByText('已确认，电脑端正在登录')).toBeInTheDocument()
    expect(mall.sent('POST', '/oauth/login/authorize')[0]?.fields).toMatchObject({
      token: 'abc',
      status: 'true',
    })
  })

  it('says where the code is when it is opened without one', () => {
    const mall = setupMall({ 'POST /oauthlogin': refuse('授权失败') })
    showPage(<ScanConfirm token="" />)
    expect(screen.getByText('请在电脑登录页用手机扫描二维码')).toBeInTheDocument()
    expect(mall.sent('POST', '/oauthlogin')).toEqual([])
  })

  it('says that a code is over', async () => {
    setupMall({ 'POST /oauthlogin': refuse('授权码已过期') })
    showPage(<ScanConfirm token="abc" />)
    expect(await screen.findByText('授权码已过期')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '确认登录' })).toBeNull()
  })
})

/** @jest-environment ./tests/setup/browser-environment.ts */
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ForgetCard } from '@/components/auth/password/forget-card'
import { LoginCard } from '@/components/auth/sign-in/login-card'
import { RegisterCard } from '@/components/auth/sign-up/register-card'
import { DatePicker } from '@/components/ui/date-picker'
import type { ProfileField } from '@/lib/contract/people/member'
import { deobfuscate } from '@/lib/domain/obfuscate'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage, signIn } from '../../fixtures/components/mall-double'

const mobile = '13900001111'
const picture = { imageToken: 'f'.repeat(32), imageData: 'data:image/svg+xml;base64,PHN2Zy8+' }
const member = { userId: 7, grade_id: 1, is_staff: false, memberInfo: { mobile: '139****1111' } }

const field = (part: Partial<ProfileField> & Pick<ProfileField, 'key' | 'name'>): ProfileField => ({
  is_open: true,
  is_required: false,
  is_edit: true,
  is_default: true,
  element_type: 'input',
  field_type: 1,
  required_message: '',
  validate_message: '',
  range: [],
  select: {},
  checkbox: [],
  ...part,
})
const terms = ['member_register', 'privacy'] as const
const fields = [
  field({ key: 'username', name: '昵称', is_required: true, required_message: '请输入昵称' }),
  field({
    key: 'sex',
    name: '性别',
    element_type: 'select',
    required_message: '请选择性别',
    select: { 0: '未知', 1: '男', 2: '女' },
  }),
  field({ key: 'birthday', name: '生日', element_type: 'date', required_message: '请选择生日日期' }),
  field({
    key: 'habbit',
    name: '爱好',
    element_type: 'checkbox',
    checkbox: ['运动', '阅读', '音乐'].map((name) => ({ name, ischecked: false })),
  }),
]

const setupMall = (more: Parameters<typeof mallDouble>[0] = {}) =>
  mallDouble({
    'GET /member/image/code': picture,
    'POST /member/sms/code': { message: '短信发送成功' },
    'GET /member': member,
    ...more,
  })

const user = userEvent.setup()
const box = (name: string) => screen.getByLabelText(name)
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const captchaLoaded = () => screen.findByAltText('图形验证码')

/** Presses a link whose page jsdom cannot open. */
async function follow(link: HTMLElement) {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.click(link)
}

async function expectMessage(name: string, sentence: string) {
  await waitFor(() => expect(box(name)).toHaveAccessibleDescription(sentence))
}

async function requestCode(words = '图形验证码') {
  await captchaLoaded()
  await user.type(box('手机号'), mobile)
  await user.type(box(words), 'cafe')
  await press('发送验证码')
}

beforeEach(supportDialogs)

test('the login page has the tabs 账号登录 and 验证码登录', () => {
  setupMall()
  showPage(<LoginCard target="/" hasEmail={false} showDemo={false} />)
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['账号登录', '验证码登录'])
})

test('登录成功 is read on the login page before the page changes, and its button stays busy', async () => {
  setupMall({ 'POST /login': { token: 'token' } })
  showPage(<LoginCard target="#signed-in" hasEmail={false} showDemo={false} />)
  await user.type(box('登录密码'), 'Mall2026')
  await user.type(screen.getByRole('textbox'), mobile)
  await press('登录')
  expect(await screen.findByText('登录成功')).toBeInTheDocument()
  expect(window.location.hash).toBe('')
  expect(screen.getByRole('button', { name: /登录/ })).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(window.location.hash).toBe('#signed-in'))
  // The page that follows shows it as well.
  expect(Object.values(sessionStorage)).toContain('登录成功')
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

describe('sign-in with an sms code', () => {
  const show = () => showPage(<LoginCard target="/" hasEmail={false} showDemo={false} />)
  const openCodeTab = () => user.click(screen.getByRole('tab', { name: '验证码登录' }))

  it('shows a message under each empty field and sends nothing', async () => {
    const mall = setupMall()
    show()
    await openCodeTab()
    await captchaLoaded()
    await press('登录')
    await expectMessage('手机号', '请输入手机号')
    await expectMessage('图形验证码', '请输入图形验证码')
    await expectMessage('验证码', '验证码不能为空')
    expect(mall.sent('POST', '/login')).toEqual([])
  })

  it('requests no code without a valid number and the captcha', async () => {
    const mall = setupMall()
    show()
    await openCodeTab()
    await captchaLoaded()
    await user.type(box('手机号'), '12345')
    await press('发送验证码')
    await expectMessage('手机号', '请输入正确的手机号')
    await expectMessage('图形验证码', '请输入图形验证码')
    expect(mall.sent('POST', '/member/sms/code')).toEqual([])
  })

  it('sends the number obfuscated and counts down', async () => {
    const mall = setupMall()
    show()
    await openCodeTab()
    await requestCode('图形验证码')
    expect(await screen.findByText('发送成功')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: /^\d+秒后重发$/ })).toBeDisabled()
    const [call] = mall.sent('POST', '/member/sms/code')
    expect(call?.fields).toMatchObject({ type: 'login', token: picture.imageToken, yzm: 'cafe' })
    expect(call?.fields.mobile).not.toContain(mobile)
    expect(deobfuscate(call?.fields.mobile ?? '')).toBe(mobile)
    // A captcha is valid once: a new one was loaded, and the form no longer requires it.
    await waitFor(() => expect(mall.sent('GET', '/member/image/code')).toHaveLength(2))
    expect(box('图形验证码')).toHaveValue('')
  })

  it('waits for a picture that is still loading when the code is asked for', async () => {
    const slow = Promise.withResolvers<typeof picture>()
    const mall = setupMall({ 'GET /member/image/code': () => slow.promise })
    show()
    await openCodeTab()
    await user.type(box('手机号'), mobile)
    await user.type(box('图形验证码'), 'cafe')
    await press('发送验证码')
    expect(mall.sent('POST', '/member/sms/code')).toEqual([])
    slow.resolve(picture)
    expect(await screen.findByText('发送成功')).toBeInTheDocument()
    expect(mall.sent('POST', '/member/sms/code')[0]?.fields).toMatchObject({ token: picture.imageToken })
  })

  it('says at the number that it has no account, and leads to the registration with it', async () => {
    setupMall({ 'POST /login': refuse('手机号码未注册，请注册后登陆') })
    show()
    await openCodeTab()
    await requestCode('图形验证码')
    await user.type(box('验证码'), '123456')
    await press('登录')
    await expectMessage('手机号', '手机号码未注册，请注册后登陆')
    const link = screen.getByRole('link', { name: '用此手机号注册' })
    expect(link).toHaveAttribute('href', '/auth/reg?redirectUrl=%2F')
    await follow(link)
    cleanup()
    showPage(<RegisterCard target="/" site="焕新商城" fields={[]} terms={terms} showDemo={false} />)
    expect(box('手机号')).toHaveValue(mobile)
    // Once: the next visit of the page begins empty.
    expect(Object.values(sessionStorage)).not.toContain(mobile)
  })

  it('shows a wrong captcha under its field, loads another one and keeps the button enabled', async () => {
    const mall = setupMall({ 'POST /member/sms/code': refuse('图片验证码错误') })
    show()
    await openCodeTab()
    await requestCode('图形验证码')
    await expectMessage('图形验证码', '图片验证码错误')
    expect(box('图形验证码')).toHaveValue('')
    expect(screen.getByRole('button', { name: '发送验证码' })).toBeEnabled()
    await waitFor(() => expect(mall.sent('GET', '/member/image/code')).toHaveLength(2))
  })

  it('shows a failed sign-in under the code, and no toast', async () => {
    const mall = setupMall({ 'POST /login': refuse('短信验证码错误') })
    show()
    await openCodeTab()
    await requestCode('图形验证码')
    await user.type(box('验证码'), '000000')
    await press('登录')
    await expectMessage('验证码', '短信验证码错误')
    expect(screen.getAllByText('短信验证码错误')).toHaveLength(1)
    expect(mall.sent('POST', '/login')[0]?.fields).toMatchObject({ check_type: 'mobile', vcode: '000000' })
  })

  it('loads another captcha on a click', async () => {
    const mall = setupMall()
    show()
    await openCodeTab()
    await captchaLoaded()
    await press('看不清，换一张')
    await waitFor(() => expect(mall.sent('GET', '/member/image/code')).toHaveLength(2))
  })
})

describe('registration', () => {
  const show = (target = '/') =>
    showPage(<RegisterCard target={target} site="焕新商城" fields={fields} terms={terms} showDemo={false} />)

  it('shows a message under each empty field', async () => {
    const mall = setupMall()
    show()
    await captchaLoaded()
    await press('注册')
    await expectMessage('手机号', '请输入手机号')
    await expectMessage('图形验证码', '请输入图形验证码')
    await expectMessage('动态验证码', '验证码不能为空')
    await expectMessage('设置密码', '请输入密码')
    await expectMessage('请再输入确认密码', '请再次输入密码')
    await expectMessage('昵称', '请输入昵称')
    expect(screen.getByText('请先同意注册协议和隐私政策')).toBeInTheDocument()
    expect(mall.sent('POST', '/member')).toEqual([])
  })

  it.each(['POST /member/sms/code', 'POST /member'])(
    'leads to the sign-in with a number that %s finds registered',
    async (call) => {
      const message = call === 'POST /member' ? '该账号已绑定手机号' : '该手机号已注册'
      setupMall({ [call]: refuse(message) })
      show('/cart')
      await requestCode()
      if (call === 'POST /member') {
        await user.type(box('动态验证码'), '123456')
        await user.type(box('设置密码'), 'Mall2026')
        await user.type(box('请再输入确认密码'), 'Mall2026')
        await user.type(box('昵称'), '小明')
        await user.click(screen.getByRole('checkbox', { name: /同意/ }))
        await press('注册')
      }
      await expectMessage('手机号', message)
      // Leaving the field clears the message of the server; the link stays.
      await user.tab()
      const link = screen.getByRole('link', { name: '去登录' })
      expect(link).toHaveAttribute('href', '/auth/login?redirectUrl=%2Fcart')
      await follow(link)
      cleanup()
      showPage(<LoginCard target="/cart" hasEmail={false} showDemo={false} />)
      await waitFor(() => expect(box('手机号')).toHaveValue(mobile))
      await user.click(screen.getByRole('tab', { name: '验证码登录' }))
      expect(box('手机号')).toHaveValue(mobile)
    },
  )

  it.each([
    ['Mall202', '8-20位密码，必须为数字和字母混合'],
    ['12345678', '8-20位密码，必须为数字和字母混合'],
    ['MallMall', '8-20位密码，必须为数字和字母混合'],
    ['Mall-2026', '密码不能包括特殊字符'],
  ])('rejects the password %s', async (password, sentence) => {
    setupMall()
    show()
    await user.type(box('设置密码'), password)
    await user.tab()
    await expectMessage('设置密码', sentence)
  })

  it('compares the two passwords, also after the first one changes', async () => {
    setupMall()
    show()
    await user.type(box('设置密码'), 'Mall2026')
    await user.type(box('请再输入确认密码'), 'Mall2027')
    await user.tab()
    await expectMessage('请再输入确认密码', '输入的密码不一致')
    await user.type(box('设置密码'), '{backspace}7')
    await waitFor(() => expect(box('请再输入确认密码')).not.toHaveAccessibleDescription())
  })

  it.each([
    { terms: ['privacy'] as const, sentence: '请先同意隐私政策' },
    { terms: [] as const, sentence: null },
  ])('offers the published agreements only: $terms', async ({ terms: published, sentence }) => {
    setupMall()
    showPage(<RegisterCard target="/" site="焕新商城" fields={fields} terms={published} showDemo={false} />)
    await captchaLoaded()
    await press('注册')
    await expectMessage('手机号', '请输入手机号')
    expect(screen.queryByText(/《注册协议》/)).toBeNull()
    expect(screen.queryAllByRole('checkbox', { name: /已阅读并同意/ })).toHaveLength(sentence ? 1 : 0)
    expect(screen.queryByText(/请先同意/)?.textContent ?? null).toBe(sentence)
  })

  it('shows each agreement in a dialog', async () => {
    setupMall({
      'GET /shops/protocol': {
        type: 'privacy',
        title: '焕新商城隐私政策',
        content: '<h3>一、我们收集什么</h3><p>手机号</p>',
        update_date: '2026-10-22',
        take_effect_date: '2026-10-29',
      },
    })
    show()
    await press('《隐私政策》')
    expect(await screen.findByRole('dialog', { name: '隐私政策' })).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: '一、我们收集什么' })).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: /已阅读并同意/ })).not.toBeChecked()
  })

  async function fillAndSend() {
    await requestCode()
    await user.type(box('动态验证码'), '123456')
    await user.type(box('设置密码'), 'Mall2026')
    await user.type(box('请再输入确认密码'), 'Mall2026')
    await user.type(box('昵称'), ' 林晚舟 ')
    await user.selectOptions(box('性别'), '女')
    await user.selectOptions(box('生日：年'), '1992年')
    await user.selectOptions(box('生日：月'), '05月')
    await user.selectOptions(box('生日：日'), '19日')
    await user.click(box('音乐'))
    await user.click(box('运动'))
    await user.click(screen.getByRole('checkbox', { name: /已阅读并同意/ }))
    await press('注册')
  }

  it('signs the new member in and shows links that lead on', async () => {
    const mall = setupMall({ 'POST /member': { token: 'a.b.c' } })
    show('/cart')
    await fillAndSend()
    expect(await screen.findByText('恭喜您 林晚舟')).toBeInTheDocument()
    expect(screen.getByText('您已成功申请为焕新商城的会员')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '继续' })).toHaveAttribute('href', '/cart')
    expect(screen.getByRole('link', { name: '完善个人资料' })).toHaveAttribute('href', '/member/profile')
    expect(screen.queryByText('去登录')).toBeNull()
    const sent = mall.sent('POST', '/member')[0]?.fields ?? {}
    expect(sent).toMatchObject({
      user_type: 'local',
      vcode: '123456',
      username: '林晚舟',
      sex: '2',
      birthday: '1992-05-19',
      habbit: '运动,音乐',
    })
    expect(deobfuscate(sent.mobile ?? '')).toBe(mobile)
    expect(deobfuscate(sent.password ?? '')).toBe('Mall2026')
    expect(sent.password).not.toBe('Mall2026')
    expect(sent).not.toHaveProperty('password2')
    expect(document.cookie).toContain('userinfo=')
  })

  it('shows an error of the server under the field that it is about', async () => {
    setupMall({ 'POST /member': refuse('该账号已绑定手机号') })
    show()
    await fillAndSend()
    await expectMessage('手机号', '该账号已绑定手机号')
  })
})

describe('password reset', () => {
  const show = () => showPage(<ForgetCard target="/cart" showDemo={false} />)

  it('sets the password with an sms code and opens the login page', async () => {
    const mall = setupMall({ 'POST /member/reset/password': { user_id: 7 } })
    show()
    await requestCode()
    await user.type(box('动态验证码'), '123456')
    await user.type(box('请输入新密码'), 'Fresh2026')
    await user.type(box('请再次输入新密码'), 'Fresh2026')
    await press('确认修改')
    expect(await screen.findByText('新密码已经设置成功')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '立即登录' })).toHaveAttribute(
      'href',
      '/auth/login?redirectUrl=%2Fcart',
    )
    const sent = mall.sent('POST', '/member/reset/password')[0]?.fields ?? {}
    expect(deobfuscate(sent.password ?? '')).toBe('Fresh2026')
  })

  it('shows that the code is wrong', async () => {
    setupMall({ 'POST /member/reset/password': refuse('短信验证码错误') })
    show()
    await requestCode()
    await user.type(box('动态验证码'), '123456')
    await user.type(box('请输入新密码'), 'Fresh2026')
    await user.type(box('请再次输入新密码'), 'Fresh2026')
    await press('确认修改')
    await expectMessage('动态验证码', '短信验证码错误')
  })

  it('uses the own number of a signed-in member', async () => {
    const mall = setupMall()
    signIn({ mobile: member.memberInfo.mobile })
    show()
    await captchaLoaded()
    expect(box('手机号')).toHaveValue('139****1111')
    expect(box('手机号')).toHaveAttribute('readonly')
    await user.type(box('图形验证码'), 'cafe')
    await press('发送验证码')
    expect(await screen.findByText('发送成功')).toBeInTheDocument()
    expect(mall.sent('POST', '/member/sms/code')[0]?.fields).not.toHaveProperty('mobile')
  })
})

describe('the date picker', () => {
  it('returns a complete date, and clears a day that the month does not have', async () => {
    const given: string[] = []
    showPage(<DatePicker label="生日" value="" onChange={(value) => given.push(value)} />)
    await screen.findByRole('option', { name: '2023年' })
    await user.selectOptions(box('生日：年'), '2023年')
    await user.selectOptions(box('生日：月'), '01月')
    await user.selectOptions(box('生日：日'), '31日')
    await user.selectOptions(box('生日：月'), '02月')
    expect(box('生日：日')).toHaveValue('')
    expect(box('生日：日').querySelectorAll('option')).toHaveLength(29)
    await user.selectOptions(box('生日：日'), '28日')
    expect(given).toEqual(['', '', '2023-01-31', '', '2023-02-28'])
  })

  it('offers the last one hundred years', async () => {
    showPage(<DatePicker label="生日" value="1992-05-19" onChange={() => undefined} />)
    await screen.findByRole('option', { name: '1992年' })
    const thisYear = new Date().getFullYear()
    const years = [...box('生日：年').querySelectorAll('option')].map(({ value }) => value)
    expect(years).toHaveLength(101)
    expect(years.at(1)).toBe(String(thisYear))
    expect(years.at(-1)).toBe(String(thisYear - 99))
    expect(box('生日：月')).toHaveValue('05')
  })
})

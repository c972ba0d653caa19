/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChangePassword } from '@/components/member/security/change-password'
import { Security } from '@/components/member/security/security'
import { sessionUser } from '@/lib/client/person/session'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage, signIn, type SentCall } from '../../fixtures/components/mall-double'

const picture = { imageToken: 'f'.repeat(32), imageData: 'data:image/svg+xml;base64,PHN2Zy8+' }
const user = userEvent.setup()
const box = (name: string) => screen.getByLabelText(name)
const press = (name: string) => user.click(screen.getByRole('button', { name }))

beforeEach(supportDialogs)

describe('更改密码', () => {
  const open = async (answer: unknown) => {
    const mall = mallDouble({
      'GET /member/image/code': picture,
      'POST /member/sms/code': { message: '短信发送成功' },
      'POST /member/reset/password': answer,
    })
    signIn({ mobile: '13800138000' })
    showPage(<ChangePassword />)
    expect(await screen.findByText(/建议使用两种或两种以上的字符组合/)).toBeVisible()
    await screen.findByAltText('图形验证码')
    await user.type(box('图形验证码'), 'cafe')
    await press('发送验证码')
    await user.type(box('动态验证码'), '123456')
    await user.type(box('设置密码'), 'Fresh2026')
    await user.type(box('确认密码'), 'Fresh2026')
    await press('确认修改')
    return mall
  }

  it('sends no number and keeps this session; the form is empty afterwards', async () => {
    const mall = await open({ user_id: 1 })
    expect(await screen.findByText('新密码已经设置成功')).toBeInTheDocument()
    const sent = mall.sent('POST', '/member/reset/password')[0]?.fields ?? {}
    expect(sent).toMatchObject({ vcode: '123456', keep_session: 'true' })
    expect(sent).not.toHaveProperty('mobile')
    expect(sent.password).not.toContain('Fresh2026')
    await waitFor(() => expect(box('设置密码')).toHaveValue(''))
    expect(sessionUser()).not.toBeNull()
  })

  it('shows a wrong code under the code', async () => {
    await open(refuse('短信验证码错误'))
    await waitFor(() => expect(box('动态验证码')).toHaveAccessibleDescription('短信验证码错误'))
  })
})

describe('账号安全', () => {
  const open = async (handlers: Record<string, unknown>) => {
    const mall = mallDouble({
      'GET /member/security': {
        mobile: '138****8000',
        has_password: true,
        email: '',
        wechat: { is_offered: true, is_bound: false },
        closing: { due: 0, refusal: '' },
      },
      ...handlers,
    })
    signIn()
    const [left, loaded]: string[][] = [[], []]
    showPage(<Security leaveTo={(href) => left?.push(href)} loadFile={(href) => loaded?.push(href)} />)
    await screen.findByRole('heading', { name: '登录密码' })
    return { mall, left, loaded }
  }

  it('退出所有设备 asks first, then ends all sessions', async () => {
    const { mall, left } = await open({ 'POST /member/logout/all': { status: true } })
    await press('退出所有设备')
    expect(mall.sent('POST', '/member/logout/all')).toEqual([])
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(left).toEqual(['/auth/login']))
    expect(sessionUser()).toBeNull()
  })

  it('shows the address of an e-mail account, and offers it to bind a number', async () => {
    await open({
      'GET /member/security': {
        mobile: '',
        email: 'l****a@example.com',
        has_password: true,
        wechat: { is_offered: false, is_bound: false },
        closing: { due: 0, refusal: '' },
      },
    })
    expect(await screen.findByText('l****a@example.com')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '绑定手机号' })).toBeInTheDocument()
    expect(screen.queryByText('更换手机号')).toBeNull()
  })

  it('注销账号 shows what keeps the member from it', async () => {
    const msg = '订单完成之前，无法注销会员。如有疑问，请联系客服'
    await open({ 'DELETE /member': { status: false, msg } })
    await press('注销账号')
    expect(await screen.findByRole('alert')).toHaveTextContent(msg)
    expect(screen.queryByRole('button', { name: '确认注销' })).toBeNull()
  })

  it('注销账号 names no agreement that is not published', async () => {
    await open({
      'DELETE /member': { status: true, msg: '138****8000' },
      'GET /shops/protocol': { title: '注销协议', content: '' },
    })
    await press('注销账号')
    expect(await screen.findByRole('checkbox', { name: '我已了解，仍要注销' })).not.toBeChecked()
    expect(screen.queryByRole('button', { name: '《注销协议》' })).toBeNull()
  })

  it('注销账号 needs a consent, then says when it is done, and the page stays', async () => {
    const { mall, left } = await open({
      'DELETE /member': { status: true, msg: '138****8000' },
      'GET /shops/protocol': { title: '账号注销协议', content: '<p>注销后不能恢复</p>' },
    })
    await press('注销账号')
    const confirmed = await screen.findByRole('button', { name: '确认注销' })
    expect(confirmed).toBeDisabled()
    await press('《注销协议》')
    expect(await screen.findByText('注销后不能恢复')).toBeInTheDocument()
    expect(mall.sent('GET', '/shops/protocol')[0]?.fields).toMatchObject({ type: 'member_logout' })
    await user.click(screen.getByRole('checkbox'))
    await user.click(confirmed)
    expect(await screen.findByText('密码不能为空')).toBeInTheDocument()
    await user.type(screen.getByLabelText('登录密码'), 'Mall2026')
    await user.click(confirmed)
    expect(
      await screen.findByText('138****8000', { selector: '[role=status] *, [role=status]' }),
    ).toBeInTheDocument()
    expect(left).toEqual([])
    const [, sent] = mall.sent('DELETE', '/member')
    expect(sent?.fields).toMatchObject({ is_delete: 'true', password: expect.stringMatching(/./) })
    expect(sent?.fields.password).not.toContain('Mall2026')
    expect(sessionUser()).not.toBeNull()
  })

  it('注销账号 shows a wrong password at its field, and takes a code on the own number instead', async () => {
    const { mall, left } = await open({
      'DELETE /member': ({ fields }: SentCall) =>
        fields.password
          ? refuse('登录密码错误')
          : { status: true, msg: fields.is_delete ? '注销成功' : '138****8000' },
    })
    await press('注销账号')
    await user.click(await screen.findByRole('checkbox'))
    await user.type(screen.getByLabelText('登录密码'), 'wrong')
    await press('确认注销')
    await waitFor(() => expect(screen.getByLabelText('登录密码')).toHaveAccessibleDescription('登录密码错误'))
    expect(left).toEqual([])
    await press('忘记密码？用短信验证码确认')
    await user.type(await screen.findByLabelText('图形验证码'), 'AB12')
    await user.type(screen.getByLabelText('动态验证码'), '123456')
    await press('确认注销')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const fields = mall.sent('DELETE', '/member').at(-1)?.fields
    expect(fields).toMatchObject({ is_delete: 'true', vcode: '123456' })
    expect(fields).not.toHaveProperty('password')
  })

  it('注销账号 asks an account without password and number for the consent alone', async () => {
    const { mall, left } = await open({
      'GET /member/security': {
        mobile: '',
        email: '',
        has_password: false,
        wechat: { is_offered: true, is_bound: true },
        closing: { due: 0, refusal: '' },
      },
      'DELETE /member': { status: true, msg: '' },
    })
    await press('注销账号')
    await user.click(await screen.findByRole('checkbox'))
    await press('确认注销')
    await waitFor(() =>
      expect(mall.sent('DELETE', '/member').at(-1)?.fields).toMatchObject({ is_delete: 'true' }),
    )
    expect(left).toEqual([])
    await press('导出我的个人信息')
    expect(await screen.findByRole('alert')).toHaveTextContent('请先绑定手机号或设置登录密码')
  })

  it('注销账号 that was asked for says when it is done, and is withdrawn', async () => {
    const due = 1_790_600_000
    const { mall } = await open({
      'GET /member/security': {
        mobile: '138****8000',
        email: '',
        has_password: true,
        wechat: { is_offered: false, is_bound: false },
        closing: { due, refusal: '' },
      },
      'POST /member/closing/withdraw': { status: true },
    })
    expect(await screen.findByText(/^将于 2026-09-\d\d 注销，在此之前可以撤销$/)).toBeInTheDocument()
    await press('撤销注销')
    await waitFor(() => expect(mall.sent('POST', '/member/closing/withdraw')).toHaveLength(1))
    expect(await screen.findByText('已撤销，账号继续使用')).toBeInTheDocument()
  })

  it('导出我的个人信息 asks for the password, then loads the file', async () => {
    const { mall, loaded } = await open({
      'POST /member/personal-data': ({ fields }: SentCall) =>
        fields.password === undefined ? refuse('登录密码错误') : { key: 'k&1', expires: 1_790_000_000 },
    })
    await press('导出我的个人信息')
    await user.type(await screen.findByLabelText('登录密码'), 'Mall2026')
    await press('导出')
    await waitFor(() => expect(loaded).toEqual(['/api/h5app/wxapp/member/personal-data/file?key=k%261']))
    expect(mall.sent('POST', '/member/personal-data')[0]?.fields.password).not.toContain('Mall2026')
  })
})

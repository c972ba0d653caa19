/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StaffLoginCard } from '@/components/auth/sign-in/staff-login-card'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage, signIn } from '../../fixtures/components/mall-double'

const picture = { imageToken: 'f'.repeat(32), imageData: 'data:image/svg+xml;base64,PHN2Zy8+' }

const setupMall = (more: Parameters<typeof mallDouble>[0] = {}) =>
  mallDouble({
    'GET /member/image/code': picture,
    'POST /staff/mobile': ({ fields }: { fields: Record<string, string> }) =>
      fields.work_id === '100001'
        ? { result: 'success', mobile: '138****8002' }
        : { result: 'fail', mobile: '' },
    'POST /staff/sms/code': { message: '短信发送成功' },
    'POST /staff/login': { accessToken: 'token' },
    'GET /member': { userId: 3, grade_id: 1, is_staff: true, memberInfo: { mobile: '138****8002' } },
    ...more,
  })

const user = userEvent.setup()
const box = (name: string) => screen.getByLabelText(name)
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const expectMessage = (name: string, sentence: string) =>
  waitFor(() => expect(box(name)).toHaveAccessibleDescription(sentence))

beforeAll(supportDialogs)
const show = async () => {
  await showPage(<StaffLoginCard target="/items" terms={['staff']} showDemo={false} />)
  await screen.findByAltText('图形验证码')
}

describe('员工登录', () => {
  it('shows the masked number of the work id, and forgets it when the work id changes', async () => {
    setupMall()
    await show()
    await user.type(box('员工工号'), '100001')
    await user.tab()
    await expectMessage('员工工号', '验证码将发送至 138****8002')
    await user.type(box('员工工号'), '{backspace}9')
    await waitFor(() => expect(box('员工工号')).not.toHaveAccessibleDescription(/138/))
    await user.tab()
    await expectMessage('员工工号', '员工工号填写错误')
  })

  it('lets the focus go on from an empty work id', async () => {
    setupMall()
    await show()
    await user.click(box('员工工号'))
    await user.tab()
    await expectMessage('员工工号', '请输入6位员工工号')
    expect(box('图形验证码')).toHaveFocus()
  })

  it.each([
    ['', '请输入6位员工工号'],
    ['1234', '员工工号填写错误'],
  ])('says about the work id “%s”: %s', async (text, sentence) => {
    const { calls } = setupMall()
    await show()
    if (text) await user.type(box('员工工号'), text)
    await press('发送验证码')
    await expectMessage('员工工号', sentence)
    expect(calls.some(({ path }) => path === '/staff/sms/code')).toBe(false)
  })

  it('sends the code for the captcha and signs in once the agreement is ticked', async () => {
    const { calls } = setupMall()
    await show()
    await user.type(box('员工工号'), '100001')
    await user.type(box('图形验证码'), 'CAFE')
    await press('发送验证码')
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/staff/sms/code')?.fields).toMatchObject({
        work_id: '100001',
        vcode: 'CAFE',
        sess_id: picture.imageToken,
      }),
    )
    await user.type(box('短信验证码'), '123456')
    await press('登录')
    expect(await screen.findByText('请先同意员工登录协议')).toBeVisible()
    await user.click(screen.getByRole('checkbox'))
    await press('登录')
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/staff/login')?.fields).toMatchObject({
        work_id: '100001',
        vcode: '123456',
        license: 'true',
      }),
    )
    expect(await screen.findByText('登录成功')).toBeVisible()
  })

  it('shows a wrong captcha under the captcha', async () => {
    setupMall({ 'POST /staff/sms/code': refuse('图形验证码填写错误') })
    await show()
    await user.type(box('员工工号'), '100001')
    await user.type(box('图形验证码'), 'CAFF')
    await press('发送验证码')
    await expectMessage('图形验证码', '图形验证码填写错误')
  })

  it('takes a message away when its field changes, so that the button below stays under the pointer', async () => {
    const { sent } = setupMall({ 'POST /staff/sms/code': refuse('图形验证码填写错误') })
    await show()
    // The fields were never left.
    await press('发送验证码')
    await expectMessage('图形验证码', '请输入图形验证码')
    await user.type(box('员工工号'), '100001')
    expect(box('员工工号')).not.toHaveAccessibleDescription(/请输入|错误/)
    await user.type(box('图形验证码'), 'CAFF')
    await press('发送验证码')
    await expectMessage('图形验证码', '图形验证码填写错误')
    await user.type(box('图形验证码'), 'C')
    expect(box('图形验证码')).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(box('图形验证码'), 'AFE')
    await press('发送验证码')
    await waitFor(() => expect(sent('POST', '/staff/sms/code')).toHaveLength(2))
    expect(sent('POST', '/staff/sms/code')[1]?.fields).toMatchObject({ vcode: 'CAFE' })
  })

  it('keeps the form for a signed-in member who is no employee', async () => {
    const { calls } = setupMall()
    signIn()
    await show()
    expect(box('员工工号')).toBeVisible()
    expect(calls.some(({ path }) => path === '/member')).toBe(false)
  })

  it('warns before it leads to the sign-in of members', async () => {
    setupMall()
    await show()
    await press('切换会员登录')
    expect(await screen.findByText('切换会员登录后，将无法享受员工折扣价。')).toBeVisible()
  })
})

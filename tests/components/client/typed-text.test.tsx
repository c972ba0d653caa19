/** @jest-environment ./tests/setup/browser-environment.ts */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { ForgetCard } from '@/components/auth/password/forget-card'
import { BindPhoneCard } from '@/components/auth/sign-in/bind-phone-card'
import { EmailLoginCard } from '@/components/auth/sign-in/email-login-card'
import { LoginCard } from '@/components/auth/sign-in/login-card'
import { EmailResetCard } from '@/components/auth/sign-up/email-link-card'
import { EmailRegisterCard } from '@/components/auth/sign-up/email-register-card'
import { RegisterCard } from '@/components/auth/sign-up/register-card'
import { TitleBook } from '@/components/member/invoice-title/title-book'
import { DetailsStep } from '@/components/merchant/details-step'
import { VerifyForm } from '@/components/subsidy/verify-form'
import type { ProfileField } from '@/lib/contract/people/member'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage, signIn } from '../../fixtures/components/mall-double'
import * as wrong from '../../fixtures/domain/typed-values'
import { merchantDetails } from '../../fixtures/engine/merchant-details'

/** The rules of spec 1 §5 at the fields: the message stands under the field when it is left. */

const picture = { imageToken: 'f'.repeat(32), imageData: 'data:image/svg+xml;base64,PHN2Zy8+' }
const usual = { 'GET /member/image/code': picture, 'GET /banks': [], 'GET /espier/address': [] }
const emailField: ProfileField = {
  key: 'email',
  name: 'email',
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
}
const register = <RegisterCard terms={[]} target="/" site="焕新商城" fields={[emailField]} showDemo={false} />
const region = { province: '', city: '', county: '' }
const details = (
  <DetailsStep
    values={{ ...merchantDetails, region }}
    settledType="enterprise"
    onSaved={() => undefined}
    onBack={() => undefined}
  />
)
const verify = <VerifyForm formId="verify" onVerify={async () => undefined} />

beforeEach(supportDialogs)

/** Types a text and leaves the field. */
async function expectProblem(label: string | RegExp, text: string, message: string | RegExp) {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
  await waitFor(() => expect(field).toHaveAccessibleDescription(message))
  expect(field).toHaveAttribute('aria-invalid', 'true')
}

const cases: [what: string, form: ReactElement, label: string | RegExp, rows: [string, string | RegExp][]][] =
  [
    ...(
      [
        ['of 账号登录', <LoginCard key="1" target="/" hasEmail={false} showDemo={false} />],
        ['of 用户注册', register],
        ['of 找回密码', <ForgetCard key="2" target="/" showDemo={false} />],
        ['of 绑定手机号', <BindPhoneCard key="3" target="/" showDemo={false} />],
      ] as const
    ).map(([what, form]): (typeof cases)[number] => [
      `手机号 ${what}`,
      form,
      '手机号',
      [
        ['', '请输入手机号'],
        ...wrong.wrongMobiles.map((text): [string, string] => [text, '请输入正确的手机号']),
      ],
    ]),
    ...(
      [
        ['of 用户注册', register, '设置密码'],
        ['of 邮箱注册', <EmailRegisterCard terms={[]} key="1" target="/" showDemo={false} />, '设置密码'],
        ['of 设置新密码', <EmailResetCard key="2" token="x.y" />, '请输入新密码'],
      ] as const
    ).map(([what, form, label]): (typeof cases)[number] => [
      `密码 ${what}`,
      form,
      label,
      [
        ['', '请输入密码'],
        ...wrong.wrongPasswords.map(([text, message]): [string, string] => [text, message]),
      ],
    ]),
    [
      '邮箱 of 邮箱登录',
      <EmailLoginCard key="1" target="/" showDemo={false} />,
      '邮箱',
      [['', '请输入邮箱'], ...wrong.wrongEmails.map((text): [string, string] => [text, '邮箱格式不正确'])],
    ],
    [
      'email of the profile',
      register,
      'email',
      wrong.wrongEmails.map((text): [string, string] => [text, '邮箱格式不正确']),
    ],
    [
      '身份证号码 of 实名认证',
      verify,
      /身份证号码/,
      wrong.wrongIdNumbers.map((text): [string, string] => [text, '身份证号码不正确']),
    ],
    [
      '身份证号码 of an application',
      details,
      /身份证号码/,
      wrong.wrongIdNumbers.map((text): [string, string] => [text, '请填写正确的身份证号码']),
    ],
    [
      '统一社会信用代码 of an application',
      details,
      /统一社会信用代码/,
      wrong.wrongCreditCodes.map((text): [string, string] => [text, '请填写正确的统一社会信用代码']),
    ],
    [
      '结算银行账号 of an application',
      details,
      /结算银行账号/,
      wrong.wrongBankCards.map((text): [string, string] => [text, '请填写正确的结算银行账号']),
    ],
  ]

test.each([
  ['of 账号登录', <LoginCard key="1" target="/" hasEmail={false} showDemo={false} />, '手机号'],
  ['of 用户注册', register, '手机号'],
  ['of 找回密码', <ForgetCard key="2" target="/" showDemo={false} />, '手机号'],
  ['of 绑定手机号', <BindPhoneCard key="3" target="/" showDemo={false} />, '手机号'],
  ['of an application', details, /手机号码/],
] as const)('a pasted 手机号 %s becomes its digits', async (_, form, label) => {
  mallDouble(usual)
  if (form.type === BindPhoneCard) signIn()
  showPage(form)
  for (const pasted of wrong.pastedMobiles) {
    const field = screen.getByLabelText(label)
    fireEvent.change(field, { target: { value: pasted } })
    fireEvent.blur(field)
    await waitFor(() => expect(field).toHaveValue('13800138000'))
    expect(field).not.toHaveAttribute('aria-invalid', 'true')
  }
})

test.each(cases)('%s', async (_, form, label, rows) => {
  mallDouble(usual)
  // Without a session its form leads to the login page.
  if (form.type === BindPhoneCard) signIn()
  showPage(form)
  for (const [text, message] of rows) await expectProblem(label, text, message)
})

test('税号 of an invoice title', async () => {
  mallDouble({ 'GET /member/invoicelist': { list: [], total_count: 0, count: 0 } })
  showPage(<TitleBook />)
  const user = userEvent.setup()
  await screen.findByText('您还没有发票抬头，保存后申请开票时可直接选用')
  await user.click(screen.getAllByRole('button', { name: '新增抬头' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: '新增抬头' }))
  await user.click(dialog.getByRole('radio', { name: '企业' }))
  await user.type(dialog.getByRole('textbox', { name: /公司名称/ }), '青禾科技')
  await user.click(dialog.getByRole('button', { name: '确认' }))
  for (const text of wrong.wrongTaxNumbers) await expectProblem(/税号/, text, /请填写正确的企业税号/)
})

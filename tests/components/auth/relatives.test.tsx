/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AcceptInvite } from '@/components/employee/accept-invite'
import { RelativesView } from '@/components/employee/relatives-view'
import { StaffMall } from '@/components/employee/staff-mall'
import { mallDouble, refuse, showPage, signIn } from '../../fixtures/components/mall-double'

const activity = {
  id: 3,
  enterprise_id: 5,
  name: '内购',
  title: '秋冬内购',
  status: 'ongoing',
  status_desc: '进行中',
  employee_begin_time: 1795000000,
  employee_end_time: 1795090000,
  relative_begin_time: 1795000000,
  relative_end_time: 1795090000,
  invite_limit: 3,
  is_employee: true,
  is_relative: false,
  if_relative_join: true,
  if_share_limitfee: false,
  relative_limitfee: 50000,
  minimum_amount: 0,
  discount_description: '',
  can_buy: true,
}
const person = {
  user_id: 9,
  activity_id: 3,
  enterprise_id: 5,
  created: 1795000000,
  member_mobile: '139****0001',
  username: '顾清和',
  avatar: '',
  limit_fee: 50000,
  used_limitfee: 20000,
  left_fee: 30000,
}
const setupMall = (own: object = {}, more: Parameters<typeof mallDouble>[0] = {}) => {
  signIn({ staff: true })
  return mallDouble({
    'GET /user/enterprises': [{ enterprise_id: 5, name: '焕新商城运营中心' }],
    'GET /employeepurchase/activities': { list: [{ ...activity, ...own }], total_count: 1 },
    'GET /employeepurchase/activity/items': { list: [], total_count: 0 },
    'GET /employeepurchase/cart': { valid_cart: [], invalid_cart: [], minimum_amount: 0 },
    'GET /employee/invitelist': { list: [person], total_count: 1 },
    'POST /employee/invitecode': { invite_code: '0123456' },
    ...more,
  })
}
const user = userEvent.setup()
const here = 'activity_id=3&enterprise_id=5'

describe('inviting relatives', () => {
  it('is offered to employees of an activity that has relatives', async () => {
    setupMall()
    showPage(<StaffMall />)
    expect(await screen.findByRole('link', { name: '邀请亲友' })).toHaveAttribute(
      'href',
      `/staff/relatives?${here}`,
    )
  })

  it.each([
    ['without relatives', { if_relative_join: false }],
    ['to relatives', { is_employee: false, is_relative: true }],
  ])('is not offered %s', async (_name, own) => {
    setupMall(own)
    showPage(<StaffMall />)
    expect(await screen.findByRole('heading', { name: /秋冬内购/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: '邀请亲友' })).toBeNull()
  })

  it('shows the limits, who has come, and a code with its link', async () => {
    setupMall()
    showPage(<RelativesView />, here)
    expect(await screen.findByText('3 人')).toBeVisible()
    expect(screen.getByText('每人 ¥500.00，不占用您的额度')).toBeVisible()
    const invited = await screen.findByRole('region', { name: /已邀请的亲友/ })
    expect(invited).toHaveTextContent('1 / 3')
    expect(within(invited).getByText('顾清和')).toBeVisible()
    expect(invited).toHaveTextContent('剩余额度 ¥300.00')
    await user.click(screen.getByRole('button', { name: '生成邀请码' }))
    expect(await screen.findByText('0123456')).toBeVisible()
    expect(screen.getByText(/\/staff\/invite\?code=0123456$/)).toBeVisible()
    expect(screen.getByRole('button', { name: '复制邀请链接' })).toBeVisible()
  })

  it('says that relatives share the amount', async () => {
    setupMall({ if_share_limitfee: true })
    showPage(<RelativesView />, here)
    expect(await screen.findByText('与您共用内购额度')).toBeVisible()
  })

  it('shows the refusal of a code that is too many', async () => {
    setupMall({}, { 'POST /employee/invitecode': refuse('已达到邀请上限') })
    showPage(<RelativesView />, here)
    await user.click(await screen.findByRole('button', { name: '生成邀请码' }))
    expect(await screen.findByText('已达到邀请上限')).toBeVisible()
  })

  it('is refused where the activity has no relatives', async () => {
    setupMall({ if_relative_join: false })
    showPage(<RelativesView />, here)
    expect(await screen.findByText('活动不可以邀请亲友')).toBeVisible()
  })
})

describe('accepting an invitation', () => {
  it('takes the code of the link and leads to the activity', async () => {
    const { sent } = setupMall({}, { 'POST /employee/relative/bind': { status: true } })
    const { visited } = showPage(<AcceptInvite />, 'code=0123456')
    await user.click(await screen.findByRole('button', { name: '接受邀请' }))
    expect(await screen.findByText('已接受邀请')).toBeVisible()
    expect(sent('POST', '/employee/relative/bind')[0]?.fields).toMatchObject({ invite_code: '0123456' })
    expect(visited).toEqual(['/staff'])
  })

  it.each([
    ['', '请输入邀请码'],
    ['12345', '请输入7位数字邀请码'],
    ['abcdefg', '请输入7位数字邀请码'],
  ])('says of the code "%s": %s', async (code, problem) => {
    const { calls } = setupMall()
    showPage(<AcceptInvite />)
    const field = await screen.findByRole('textbox', { name: '邀请码' })
    if (code) await user.type(field, code)
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: '接受邀请' }))
    expect(await screen.findByText(problem)).toBeVisible()
    expect(field).toHaveAccessibleDescription(problem)
    expect(calls.some(({ path }) => path === '/employee/relative/bind')).toBe(false)
  })

  it('names the activity before it is accepted', async () => {
    setupMall(
      {},
      {
        'GET /employee/invite': {
          enterprise_name: '临江实业',
          title: '秋冬内购',
          name: '内购',
          relative_begin_time: 1795000000,
          relative_end_time: 1795090000,
        },
      },
    )
    showPage(<AcceptInvite />, 'code=0123456')
    expect(await screen.findByText('临江实业 · 秋冬内购')).toBeVisible()
    expect(screen.getByRole('heading', { name: '您收到一份员工内购邀请' })).toBeVisible()
  })

  it('says when it opens that the code of the link is used, until another one is typed', async () => {
    const { sent } = setupMall({}, { 'GET /employee/invite': refuse('邀请码已被使用') })
    showPage(<AcceptInvite />, 'code=0123456')
    expect(await screen.findByText('邀请码已被使用')).toBeVisible()
    const field = screen.getByRole('textbox', { name: '邀请码' })
    expect(field).toHaveAccessibleDescription('邀请码已被使用')
    expect(screen.getByRole('heading', { name: '凭邀请码参加员工内购' })).toBeVisible()
    await user.type(field, '{Backspace}7')
    expect(screen.queryByText('邀请码已被使用')).toBeNull()
    expect(sent('GET', '/employee/invite')).toHaveLength(1)
  })

  it('shows the sentence of a refusal at the field', async () => {
    setupMall({}, { 'POST /employee/relative/bind': refuse('邀请码已被使用') })
    showPage(<AcceptInvite />, 'code=0123456')
    await user.click(await screen.findByRole('button', { name: '接受邀请' }))
    expect(await screen.findByRole('textbox', { name: '邀请码' })).toHaveAccessibleDescription(
      '邀请码已被使用',
    )
  })
})

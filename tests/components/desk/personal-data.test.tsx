/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PersonalDataRequests } from '@/components/desk/people/personal-data/personal-data-requests'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'

const user = userEvent.setup()
const box = (name: RegExp) => screen.getByLabelText(name)
const press = (name: string) => user.click(screen.getByRole('button', { name }))

beforeEach(supportDialogs)

const open = (answers: Record<string, unknown> = {}) => {
  const mall = mallDouble(answers)
  showPage(<PersonalDataRequests />)
  return mall
}

const fill = async () => {
  await user.type(box(/手机号/), '13900000001')
  await user.type(box(/原因/), '来信')
}

describe('个人信息请求', () => {
  it('makes a link for the file, which is gone once it was used', async () => {
    const mall = open({
      'POST /operator/member/personal-data': { user_id: 12, key: 'k&1', expires: 1_790_000_000 },
    })
    await press('生成下载链接')
    expect(box(/手机号/)).toHaveAccessibleDescription('请输入正确的手机号')
    expect(box(/原因/)).toHaveAccessibleDescription('请填写原因')
    await fill()
    await press('生成下载链接')
    const link = await screen.findByRole('link', { name: '下载会员 12 的个人信息' })
    expect(link).toHaveAttribute('href', '/api/h5app/wxapp/operator/member/personal-data/file?key=k%261')
    expect(mall.sent('POST', '/operator/member/personal-data')[0]?.fields).toMatchObject({
      mobile: '13900000001',
      reason: '来信',
    })
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
  })

  it('erases only after the words were typed, and shows what is open at the number', async () => {
    const mall = open({ 'POST /operator/member/erase': refuse('订单完成之前，无法注销会员') })
    await fill()
    await press('注销会员')
    expect(box(/确认注销/)).toHaveAccessibleDescription('请输入“确认注销”')
    expect(mall.sent('POST', '/operator/member/erase')).toEqual([])
    await user.type(box(/确认注销/), '确认注销')
    await press('注销会员')
    await waitFor(() => expect(box(/手机号/)).toHaveAccessibleDescription('订单完成之前，无法注销会员'))
    expect(mall.sent('POST', '/operator/member/erase')[0]?.fields).toMatchObject({ confirm: '确认注销' })
  })
})

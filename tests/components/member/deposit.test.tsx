/** @jest-environment ./tests/setup/browser-environment.ts */
import { useQuery } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MyDeposit } from '@/components/member/deposit/my-deposit'
import { activeEntry, memberMenu, withDeposit } from '@/components/member/menu-entries'
import { useHasDeposit } from '@/components/member/use-has-deposit'
import { query } from '@/lib/client/call/query'
import { mallDouble, refuse, showPage, signIn } from '../../fixtures/components/mall-double'

beforeEach(() => signIn())

const rules = {
  list: [
    { id: 1, money: 10_000, rule_type: 'money', rule_data: 0 },
    { id: 2, money: 50_000, rule_type: 'money', rule_data: 2500 },
  ],
  total_count: 2,
  count: 2,
  min_fee: 1000,
  max_fee: 100_000,
}
const movement = {
  trade_type: 'topup',
  detail: '储值充值',
  order_id: '5438376000000001',
  created: 1_760_000_000,
}

const open = (member: { is_recharge_status: boolean; deposit: number }, handlers: object = {}) => {
  const double = mallDouble({
    'GET /member': member,
    'GET /deposit/info': { deposit: member.deposit },
    'GET /deposit/rechargerules': rules,
    'GET /deposit/list': {
      list: [{ deposit_trade_id: 7, money: 20_000, outin_type: 'in', ...movement }],
      total_count: 1,
    },
    'POST /deposit/recharge_new': { order_id: '5438376000000009', pay_type: '', order_type: 'recharge' },
    ...handlers,
  })
  return { ...showPage(<MyDeposit />), ...double, user: userEvent.setup() }
}

describe('stored value', () => {
  it('shows balance and movements, and recharges an offered amount through the cashier', async () => {
    const { user, sent, visited } = open({ is_recharge_status: true, deposit: 20_000 })
    const row = await screen.findByRole('row', { name: /储值充值/ })
    expect(row).toHaveTextContent(/\+¥200.*储值充值.*订单编号：5438376000000001$/)
    expect(within(row).getByText(/\+/)).toHaveAttribute('translate', 'no')
    await user.click(await screen.findByRole('radio', { name: /500.*送 ?¥25/ }))
    await user.click(screen.getByRole('button', { name: '立即充值' }))
    expect(sent('POST', '/deposit/recharge_new').map(({ fields }) => fields.total_fee)).toEqual(['50000'])
    expect(visited).toEqual(['/cashier?order_id=5438376000000009'])
  })

  it('takes another amount within the limits', async () => {
    const { user, sent } = open({ is_recharge_status: true, deposit: 0 })
    await user.click(await screen.findByRole('radio', { name: '其他金额' }))
    const field = screen.getByRole('textbox', { name: '金额（元）' })
    for (const wrong of ['9.99', '1000.01', '1.234', '一百']) {
      await user.clear(field)
      await user.type(field, wrong)
      await user.click(screen.getByRole('button', { name: '立即充值' }))
      expect(await screen.findByRole('alert')).toHaveTextContent('请输入10至1000元的金额')
    }
    await user.clear(field)
    await user.type(field, '88.5{Enter}')
    expect(sent('POST', '/deposit/recharge_new').map(({ fields }) => fields.total_fee)).toEqual(['8850'])
  })

  it('says why the mall refuses', async () => {
    const { user } = open(
      { is_recharge_status: true, deposit: 0 },
      { 'POST /deposit/recharge_new': refuse('暂未开启储值充值') },
    )
    await user.click(await screen.findByRole('button', { name: '立即充值' }))
    expect(await screen.findByText('暂未开启储值充值')).toBeInTheDocument()
  })

  it('is shown without recharging to who has some while it is off', async () => {
    open({ is_recharge_status: false, deposit: 100 })
    expect(await screen.findByText('可用余额')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '立即充值' })).not.toBeInTheDocument()
  })

  it('is not mentioned to others while it is off, neither by the page nor by the menu', async () => {
    const { sent } = open({ is_recharge_status: false, deposit: 0 })
    expect(await screen.findByText('您访问的内容不存在')).toBeInTheDocument()
    expect(screen.queryByText(/充值|余额明细/)).not.toBeInTheDocument()
    expect(sent('GET', '/deposit/info')).toEqual([])
  })

  it.each([
    [true, 0, '有'],
    [false, 500, '有'],
    [false, 0, '没有'],
  ])(
    'has an entry in the menu with recharging %s and %i cents: %s',
    async (is_recharge_status, deposit, text) => {
      mallDouble({ 'GET /member': { is_recharge_status, deposit, mobile: '13800138000' } })
      const Entry = () => {
        const member = useQuery(query.member.info.queryOptions({ input: {}, meta: { silent: true } }))
        const hasDeposit = useHasDeposit()
        return <p>{member.data ? (hasDeposit ? '有' : '没有') : '加载'}</p>
      }
      showPage(<Entry />)
      expect(await screen.findByText(text)).toBeInTheDocument()
    },
  )

  it('stands in the menu before the points, once', () => {
    const labels = (menu: typeof memberMenu) =>
      menu.flatMap(({ entries }) => entries.map(({ label }) => label))
    expect(labels(memberMenu)).not.toContain('储值余额')
    const shown = labels(withDeposit(memberMenu))
    expect(shown.filter((label) => label === '储值余额')).toHaveLength(1)
    expect(shown[shown.indexOf('储值余额') + 1]).toBe('我的积分')
    expect(activeEntry('/member/deposit')).toBe('/member/deposit')
  })
})

/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MyPoints } from '@/components/member/points/my-points'
import type { PointRow } from '@/lib/contract/trade/point'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage, signIn, type SentCall } from '../../fixtures/components/mall-double'

beforeAll(supportDialogs)
beforeEach(() => signIn())

const movement = (id: number, points: number, point_desc: string, more: Partial<PointRow> = {}) =>
  ({
    id,
    point: Math.abs(points),
    outin_type: points < 0 ? 'out' : 'in',
    point_desc,
    order_id: '',
    has_order: 0,
    created: 1_760_000_000,
    ...more,
  }) as PointRow

const open = (rows: PointRow[], isOpen = true, info = { point: 1234, point_owed: 0 }) => {
  const double = mallDouble({
    'GET /point/member/info': info,
    'GET /pointsmall/setting': { entrance: { pc_openstatus: isOpen } },
    'GET /point/rule': { name: '积分', rule_desc: '<p>每满1元可得1积分。</p>' },
    'GET /point/member': ({ fields }: SentCall) => {
      const shown = rows.filter(
        ({ outin_type }) => !fields.outin_type || fields.outin_type === `${outin_type}come`,
      )
      const [page, size] = [Number(fields.page_no), Number(fields.page_size)]
      return { list: shown.slice((page - 1) * size, page * size), total_count: shown.length }
    },
  })
  return { ...showPage(<MyPoints />), ...double, user: userEvent.setup() }
}

describe('my points', () => {
  it('shows the balance and leads to the points mall while it is open', async () => {
    open([])
    expect(await screen.findByText('1234')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: '去兑换' })).toHaveAttribute('href', '/pointitems')
    expect(await screen.findByText('尚无记录')).toBeInTheDocument()
    expect(screen.queryByText(/待扣回/)).not.toBeInTheDocument()
  })

  it('does not lead to a closed points mall', async () => {
    open([], false)
    expect(await screen.findByText('1234')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '去兑换' })).not.toBeInTheDocument()
  })

  it('says how many points are owed', async () => {
    open([], true, { point: 0, point_owed: 56 })
    expect(await screen.findByText(/待扣回/)).toHaveTextContent('退款待扣回56积分，从以后获得的积分中扣除')
  })

  it('lists movements with their sign, and links orders that can be opened', async () => {
    open([
      movement(2, -500, '兑换商品', { order_id: '4998031204510042', has_order: 1 }),
      movement(1, 30, '订单完成赠送', { order_id: '4998031204510041' }),
    ])
    const spent = within(await screen.findByRole('row', { name: /兑换商品/ }))
    const earned = within(screen.getByRole('row', { name: /订单完成赠送/ }))
    expect(spent.getByText('-500')).toBeInTheDocument()
    expect(earned.getByText('+30')).toBeInTheDocument()
    expect(spent.getByRole('link', { name: '4998031204510042' })).toHaveAttribute(
      'href',
      '/member/trade/4998031204510042',
    )
    expect(earned.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText(/条记录/)).toHaveTextContent('共2条记录')
  })

  it('shows income or expenses alone', async () => {
    const { user } = open([movement(2, -500, '兑换商品'), movement(1, 30, '订单完成赠送')])
    await user.click(await screen.findByRole('tab', { name: '支出' }))
    expect(await screen.findByText(/条记录/)).toHaveTextContent('共1条记录')
    expect(screen.getByText('-500')).toBeInTheDocument()
    expect(screen.queryByText('+30')).not.toBeInTheDocument()
  })

  it('explains the rule in a dialog', async () => {
    const { user } = open([])
    await user.click(screen.getByRole('button', { name: '积分规则' }))
    expect(await screen.findByText('每满1元可得1积分。')).toBeInTheDocument()
  })
})

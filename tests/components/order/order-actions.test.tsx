/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OrderActions } from '@/components/order/order-actions'
import type { Order } from '@/lib/contract/trade/order'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'
import { order } from '../../fixtures/components/trade'

const onPhone = (isPhone: boolean) => {
  window.matchMedia = (() => ({
    matches: isPhone,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never
}
const names = () => screen.getAllByRole('button').map((one) => one.textContent)

describe('the actions of an order', () => {
  beforeEach(() => {
    mallDouble({})
  })
  afterAll(() => {
    onPhone(false)
  })
  const show = () =>
    showPage(
      <OrderActions
        order={order() as Order}
        actions={['confirm', 'rebuy', 'aftersale', 'cancel', 'remove']}
      />,
    )

  it('stand side by side on a desktop', () => {
    onPhone(false)
    show()
    expect(names()).toEqual(['确认收货', '再次购买', '申请售后', '取消订单', '删除订单'])
  })

  it('fit into one row of a phone, the others are behind 更多', async () => {
    onPhone(true)
    show()
    expect(names()).toEqual(['确认收货', '再次购买', '申请售后', '更多'])
    await userEvent.setup().click(screen.getByRole('button', { name: '更多' }))
    expect(names()).toEqual(['确认收货', '再次购买', '申请售后', '更多', '取消订单', '删除订单'])
  })
})

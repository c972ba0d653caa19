/** @jest-environment ./tests/setup/browser-environment.ts */
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { OrderButtons } from '@/components/order/order-buttons'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { api } from '@/lib/client/call/api'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { Order } from '@/lib/contract/trade/order'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { lost, mallDouble, refuse, showPage, signIn } from '../../fixtures/components/mall-double'
import { order } from '../../fixtures/components/trade'

beforeAll(supportDialogs)
afterEach(() => act(() => onlineManager.setOnline(true)))

const offline = '网络不给力，请稍后再试'

function Follow({ shops = [3] }: { shops?: number[] }) {
  const follow = useSingleMutation({
    mutationFn: (id: number) => api.favourite.followShop({ distributor_id: id }),
  })
  return shops.map((id) => (
    <Button key={id} loading={follow.isPending} onClick={() => follow.mutate(id)}>
      关注 {id}
    </Button>
  ))
}
const followed = { fav_id: 1, company_id: 1, user_id: 1, distributor_id: 3, created: 1 }
const path = '/member/collect/distribution/3'

describe('a press of a button', () => {
  it('sends once, however often and fast it is pressed', async () => {
    const { sent } = mallDouble({ [`POST ${path}`]: followed })
    showPage(<Follow />)
    const button = screen.getByRole('button', { name: '关注 3' })
    // Within one task: nothing has rendered in between.
    act(() => {
      button.click()
      button.click()
    })
    await waitFor(() => expect(sent('POST', path)).toHaveLength(1))
    await waitFor(() => expect(button).toBeEnabled())
    // The second half of a double click, after a fast answer.
    fireEvent.click(button)
    await act(() => new Promise((done) => setTimeout(done, 20)))
    expect(sent('POST', path)).toHaveLength(1)
  })

  it('sends again after a refusal', async () => {
    let asked = 0
    mallDouble({ [`POST ${path}`]: () => (asked++ === 0 ? refuse('店铺已关闭') : followed) })
    showPage(<Follow />)
    await userEvent.click(screen.getByRole('button', { name: '关注 3' }))
    expect(await screen.findByText('店铺已关闭')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '关注 3' }))
    await waitFor(() => expect(asked).toBe(2))
  })

  it('without a network fails at once and sends nothing later', async () => {
    const { calls } = mallDouble({ [`POST ${path}`]: lost })
    showPage(<Follow />)
    act(() => onlineManager.setOnline(false))
    await userEvent.click(screen.getByRole('button', { name: '关注 3' }))
    expect(await screen.findByText(offline)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '关注 3' })).toBeEnabled()
    const before = calls.length
    act(() => onlineManager.setOnline(true))
    await act(() => new Promise((done) => setTimeout(done, 20)))
    expect(calls).toHaveLength(before)
  })
})

describe('a dialog', () => {
  function Question({ onYes }: { onYes: () => void }) {
    const [open, setOpen] = useState(true)
    return (
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="确认"
        footer={
          <Button
            onClick={() => {
              setOpen(false)
              onYes()
            }}
          >
            好
          </Button>
        }
      >
        内容
      </Dialog>
    )
  }

  it('ignores presses while it fades out', () => {
    mallDouble({})
    let pressed = 0
    showPage(<Question onYes={() => pressed++} />)
    const button = screen.getByText('好')
    fireEvent.click(button)
    fireEvent.click(button)
    expect(pressed).toBe(1)
  })
})

describe('cancelling a paid order', () => {
  it('sends one request for a double press, closes the dialog and says it once', async () => {
    const { sent } = mallDouble({ 'POST /order/cancel': {} })
    signIn()
    showPage(<OrderButtons order={order({ order_status: 'PAYED', pay_status: 'PAYED' }) as Order} />)
    await userEvent.click(screen.getByRole('button', { name: '取消订单' }))
    await userEvent.click(await screen.findByRole('button', { name: '不想要了' }))
    await userEvent.dblClick(screen.getByRole('button', { name: '确认取消' }))
    expect(await screen.findByText('发起成功')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent('POST', '/order/cancel')).toHaveLength(1)
  })

  it('without a network says so, and 暂不取消 is final', async () => {
    const { calls } = mallDouble({ 'POST /order/cancel': lost })
    signIn()
    showPage(<OrderButtons order={order({ order_status: 'NOTPAY', pay_status: 'NOTPAY' }) as Order} />)
    await userEvent.click(screen.getByRole('button', { name: '取消订单' }))
    act(() => onlineManager.setOnline(false))
    await userEvent.click(await screen.findByRole('button', { name: '不想要了' }))
    await userEvent.click(screen.getByRole('button', { name: '确认取消' }))
    expect(await screen.findByText(offline)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '暂不取消' }))
    const before = calls.length
    act(() => onlineManager.setOnline(true))
    await act(() => new Promise((done) => setTimeout(done, 20)))
    expect(calls).toHaveLength(before)
  })
})

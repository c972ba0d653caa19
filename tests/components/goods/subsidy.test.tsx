/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkout } from '@/components/checkout/checkout'
import { Subsidies } from '@/components/member/centre/subsidies'
import { OrderTotals } from '@/components/order/order-totals'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import type { Order } from '@/lib/contract/trade/order'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'
import { address, order, preview } from '../../fixtures/components/trade'
import { idNumber } from '../../fixtures/engine/id-numbers'

beforeAll(supportDialogs)
beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState(null, '')
})
afterEach(() => void jest.useRealTimers())
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

const verified = { verified: true, name: '林*夏', id_number: '330***********0010', verified_time: 1 }
const unverified = preview({
  subsidy: { state: 'unverified', fee: 0, would_save: 45_000, lines: [] },
  total_fee: 300_000,
})
const eligible = preview({
  subsidy_fee: 45_000,
  total_fee: 255_000,
  subsidy: { state: 'eligible', fee: 45_000, would_save: 0, lines: [] },
})

async function openCheckout(handlers: Parameters<typeof mallDouble>[0]) {
  const list = [address({ address_id: 1, is_def: true })]
  const double = mallDouble({
    'GET /member/addresslist': { list, total_count: 1, count: 1 },
    'GET /user/newGetCardList': { list: [], total_count: 0, count: 0 },
    ...handlers,
  })
  showPage(<Checkout />, 'mode=cart&id=0')
  await advance(100)
  return { ...double, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) }
}

describe('国家补贴 at checkout', () => {
  it('is verified in place, and what was typed stays', async () => {
    let isVerified = false
    const { user, sent } = await openCheckout({
      'POST /getFreightFee': () => (isVerified ? eligible : unverified),
      'POST /subsidy/identity': () => {
        isVerified = true
        return verified
      },
    })
    await user.type(screen.getByLabelText('给商家留言：'), '送货前联系')
    const section = within(screen.getByRole('region', { name: '国家补贴' }))
    expect(section.getByText(/本单预计再省/)).toHaveTextContent('¥450.00')
    await user.click(section.getByRole('button', { name: '立即认证' }))
    const dialog = within(screen.getByRole('dialog', { name: '实名认证' }))
    await user.click(dialog.getByRole('button', { name: '提交认证' }))
    await advance(100)
    expect(dialog.getByText('请填写真实姓名')).toBeVisible()
    expect(dialog.getByText('请填写身份证号码')).toBeVisible()
    expect(dialog.getByText('请阅读并同意身份信息授权')).toBeVisible()
    expect(sent('POST', '/subsidy/identity')).toEqual([])
    await user.type(dialog.getByLabelText(/真实姓名/), '林知夏')
    await user.type(dialog.getByLabelText(/身份证号码/), idNumber(1))
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: '提交认证' }))
    await advance(500)
    expect(sent('POST', '/subsidy/identity')[0]?.fields).toMatchObject({
      name: '林知夏',
      id_number: idNumber(1),
      consent: 'true',
    })
    expect(screen.getByText(/本单已享国家补贴/)).toHaveTextContent('¥450.00')
    const sums = within(screen.getByRole('complementary', { name: '结算明细' }))
    expect(sums.getByText('国家补贴').closest('div')).toHaveTextContent('-¥450.00')
    expect(screen.getByLabelText('给商家留言：')).toHaveValue('送货前联系')
  })

  it('shows under the field why a person cannot be verified', async () => {
    const { user } = await openCheckout({
      'POST /getFreightFee': unverified,
      'POST /subsidy/identity': refuse('该身份信息已被其他账号认证'),
    })
    await user.click(screen.getByRole('button', { name: '立即认证' }))
    const dialog = within(screen.getByRole('dialog', { name: '实名认证' }))
    await user.type(dialog.getByLabelText(/真实姓名/), '林知夏')
    await user.type(dialog.getByLabelText(/身份证号码/), idNumber(1))
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: '提交认证' }))
    await advance(100)
    expect(dialog.getByRole('alert')).toHaveTextContent('该身份信息已被其他账号认证')
  })
  const subsidised = (part: Partial<OrderPreview['items'][number]>) =>
    ({
      item_id: 501,
      item_name: '法式四门冰箱',
      pic: '',
      item_spec_desc: '',
      discount_info: [],
      num: 2,
      price: 300_000,
      market_price: 300_000,
      discount_fee: 45_000,
      member_discount: 0,
      coupon_discount: 0,
      subsidy_fee: 45_000,
      subsidy_num: 1,
      total_fee: 555_000,
      activity_id: 0,
      order_item_type: 'normal',
      ...part,
    }) as OrderPreview['items'][number]
  const drawn = { item_id: 501, class_name: '冰箱', num: 1, limit: 1, state: 'eligible' as const }
  const withLines = (
    items: OrderPreview['items'],
    lines: NonNullable<OrderPreview['subsidy']>['lines'],
  ): Partial<OrderPreview> =>
    preview({ items, subsidy_fee: 45_000, subsidy: { state: 'eligible', fee: 45_000, would_save: 0, lines } })

  it('says on the line how many of its pieces are subsidised when the limit of a person leaves some out', async () => {
    const none = subsidised({ item_id: 502, item_name: '对开门冰箱', subsidy_fee: 0, subsidy_num: 0 })
    const lines = [
      { ...drawn, fee: 45_000, would_save: 0 },
      { ...drawn, item_id: 502, state: 'used_up' as const, num: 0, fee: 0, would_save: 0 },
    ]
    await openCheckout({ 'POST /getFreightFee': withLines([subsidised({}), none], lines) })
    const text = '每人限 1 件，本单 1 件享补贴'
    expect(screen.getByText('法式四门冰箱').closest('li')).toHaveTextContent(`国家补贴 −¥450.00${text}`)
    expect(screen.getByText('对开门冰箱').closest('li')).toHaveTextContent(text)
    expect(screen.queryByText(/补贴名额已用完/)).toBeNull()
  })

  it('names the classes whose pieces were used up before this order', async () => {
    const lines = [
      { ...drawn, limit: 0, fee: 45_000, would_save: 0 },
      {
        item_id: 502,
        class_name: '空调',
        state: 'used_up' as const,
        limit: 0,
        num: 0,
        fee: 0,
        would_save: 0,
      },
    ]
    await openCheckout({ 'POST /getFreightFee': withLines([subsidised({ num: 1 })], lines) })
    expect(screen.getByText(/^空调的补贴名额已用完/)).toBeVisible()
    expect(screen.queryByText(/每人限/)).toBeNull()
  })

  test.each([
    ['outside', '收货地区不在本次补贴活动范围内'],
    ['used_up', '该类别的补贴名额已用完'],
    ['ended', '补贴活动未开始或已结束'],
  ] as const)('says why nothing is taken off: %s', async (state, text) => {
    const subsidy = { state, fee: 0, would_save: 0, lines: [] }
    await openCheckout({ 'POST /getFreightFee': preview({ subsidy }) })
    expect(screen.getByText(new RegExp(text))).toBeVisible()
    expect(screen.queryByRole('button', { name: '立即认证' })).toBeNull()
  })

  it('sends the shown amount, and shows the new one when the order would cost another', async () => {
    let isSpent = false
    const text = '价格已变动，请确认后重新提交'
    const { user, sent } = await openCheckout({
      'POST /getFreightFee': () => (isSpent ? preview({ total_fee: 300_000 }) : eligible),
      'POST /order_new': () => {
        isSpent = true
        return refuse(text)
      },
    })
    const [submit] = screen.getAllByRole('button', { name: '提交订单' })
    if (submit) await user.click(submit)
    await advance(500)
    expect(sent('POST', '/order_new')[0]?.fields).toMatchObject({ expected_total: '255000' })
    expect(screen.getByText(text)).toBeVisible()
    const sums = within(screen.getByRole('complementary', { name: '结算明细' }))
    expect(sums.getAllByText('应付总计')[0]?.closest('div')).toHaveTextContent('3,000.00')
  })
})

it('an order shows the subsidy apart from other discounts', () => {
  showPage(<OrderTotals order={order({ subsidy_fee: 45_000, discount_fee: 55_000 }) as Order} />)
  expect(screen.getByText('优惠').closest('div')).toHaveTextContent('-¥100.00')
  expect(screen.getByText('国家补贴').closest('div')).toHaveTextContent('-¥450.00')
})

describe('国补资格 in the member centre', () => {
  const fridge = {
    subsidy_class_id: 1,
    class_name: '冰箱',
    rate: 15,
    top_rate: 20,
    cap: 200_000,
    price_limit: null,
    limit: 1,
    used: 0,
    left: 1,
    is_spent: false,
    drawn_fee: 0,
  }
  const mine = {
    verified: false,
    name: '',
    id_number: '',
    verified_time: 0,
    is_void: false,
    programme_name: '焕新行动',
    is_on: true,
    end_time: 0,
    drawn_fee: 0,
    list: [fridge],
  }
  const open = async (answer: unknown) => {
    mallDouble({ 'GET /subsidy/mine': answer })
    showPage(<Subsidies />)
    await advance(100)
  }

  it('shows the classes with the pieces that are left, and a way to verify', async () => {
    await open({
      ...mine,
      list: [fridge, { ...fridge, subsidy_class_id: 2, class_name: '空调', used: 1, left: 0 }],
    })
    const [first, second] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent(/冰箱可用 1 \/ 1 件/)
    expect(second).toHaveTextContent(/空调1 件已用完/)
    expect(screen.getByRole('button', { name: '立即认证' })).toBeEnabled()
  })

  it('shows the masked identity and what was drawn', async () => {
    await open({ ...mine, ...verified, drawn_fee: 45_000 })
    expect(screen.getByText('林*夏')).toBeVisible()
    expect(screen.getByText('330***********0010')).toBeVisible()
    expect(screen.getByText(/累计补贴/)).toHaveTextContent('¥450.00')
    expect(screen.queryByRole('button', { name: '立即认证' })).toBeNull()
  })

  it('offers no verification while an operator has voided the identity', async () => {
    await open({ ...mine, is_void: true })
    expect(screen.getByText(/您的身份认证已被作废.*请联系客服/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '立即认证' })).toBeNull()
  })

  it('is absent in a mall without a programme, and offers 重试 after a failure', async () => {
    await open({ ...mine, list: [] })
    expect(screen.queryByText('国补资格')).toBeNull()
    await open(refuse('系统繁忙'))
    await advance(10_000)
    expect(screen.getByRole('button', { name: '重试' })).toBeEnabled()
  })
})

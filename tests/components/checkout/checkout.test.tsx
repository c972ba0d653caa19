/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkout } from '@/components/checkout/checkout'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { lost, mallDouble, refuse, showPage, type SentCall } from '../../fixtures/components/mall-double'
import { address, preview } from '../../fixtures/components/trade'

beforeAll(supportDialogs)
beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState(null, '')
})
afterEach(() => void jest.useRealTimers())

const setupUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const listOf = (list: unknown[]) => ({ list, total_count: list.length, count: list.length })

const home = address({ address_id: 1, username: '周明远', is_def: false })
const work = address({ address_id: 2, username: '沈知远', city: '宁波市', county: '鄞州区', is_def: true })
const placed = {
  order_id: '5438376000000001',
  pay_type: '',
  order_type: 'normal',
  team_id: null,
  total_fee: 10_000,
}
const coupon = {
  code: 'C1',
  card_type: 'cash',
  title: '家电50元券',
  discount: 0,
  reduce_cost: 5000,
  least_cost: 10_000,
  valid: true,
  invalid_desc: '',
  begin_date: '2025-10-01',
  end_date: '2025-12-31',
}

const usedCoupon = {
  id: 1,
  coupon_code: 'C1',
  info: '家电50元券',
  type: 'cash_discount' as const,
  rule: '',
  discount_fee: 5000,
}

const usual = {
  'GET /member/addresslist': listOf([home, work]),
  'POST /getFreightFee': preview({ freight_fee: 1200, total_fee: 11_200 }),
  'GET /user/newGetCardList': listOf([]),
  'POST /order_new': placed,
}

async function openCheckout(handlers: Parameters<typeof mallDouble>[0] = {}, search = 'mode=cart&id=0') {
  const double = mallDouble({ ...usual, ...handlers })
  const page = showPage(<Checkout />, search)
  await advance(100)
  return { ...page, ...double, user: setupUser() }
}
/** The button beside the page; phones have another one at the bottom edge. */
function submitButton(): HTMLElement {
  const [button] = screen.getAllByRole('button', { name: '提交订单' })
  if (!button) throw new Error('there is no submit button')
  return button
}
const sums = () => within(screen.getByRole('complementary', { name: '结算明细' }))

describe('the checkout', () => {
  it('uses the default address and shows the amounts line by line', async () => {
    const { sent } = await openCheckout({
      'POST /getFreightFee': preview({
        totalItemNum: 3,
        item_fee: 539_800,
        member_discount: 1_000,
        promotion_discount: 30_000,
        coupon_discount: 5_000,
        discount_fee: 36_000,
        freight_rule: '还差 ¥20.00 免运费',
        freight_fee: 1_200,
        total_fee: 505_000,
      }),
    })
    expect(screen.getByRole('radio', { name: /沈知远/ })).toBeChecked()
    expect(sent('POST', '/getFreightFee').at(-1)?.fields).toMatchObject({
      cart_type: 'cart',
      distributor_id: '0',
      receiver_name: '沈知远',
      receiver_city: '宁波市',
    })
    const rows = sums()
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
    expect(rows).toEqual([
      // The prices of the lines contain the member price.
      '3 件商品，商品总计 ¥5,388.00',
      '运费 +¥12.00还差 ¥20.00 免运费',
      '优惠 -¥300.00',
      '优惠券 -¥50.00',
      '应付总计 ¥5,050.00',
    ])
  })

  it('says how many points the order will earn, and nothing where it earns none', async () => {
    const earned = () => sums().queryByText('订单完成后可得积分')
    await openCheckout({ 'POST /getFreightFee': preview({ get_points: 100 }) })
    expect(earned()?.nextSibling).toHaveTextContent(/^100$/)
    cleanup()
    await openCheckout({ 'POST /getFreightFee': preview() })
    expect(earned()).toBeNull()
  })

  it('shows what this buyer pays for one piece and for the line, as the cart does', async () => {
    await openCheckout({
      'POST /getFreightFee': preview({
        items: [
          {
            ...({
              item_id: 501,
              item_name: '云峰白 4升',
              pic: '',
              item_spec_desc: '',
            } as OrderPreview['items'][number]),
            num: 2,
            price: 29_900,
            market_price: 39_900,
            member_price: 28_400,
            member_discount: 3_000,
            discount_fee: 16_519,
            coupon_discount: 5_000,
            subsidy_fee: 0,
            total_fee: 43_281,
            discount_info: [],
            order_item_type: 'normal',
            activity_id: 0,
          },
        ],
      }),
    })
    const line = screen.getByText('云峰白 4升').closest('li')
    expect(line).toHaveTextContent('¥284.00市场价¥399.00× 2¥568.00')
  })

  it('says what a package takes part in', async () => {
    await openCheckout({
      'POST /getFreightFee': preview({
        items: [
          {
            item_id: 501,
            item_name: '厨房两件套',
            pic: '',
            item_spec_desc: '',
            num: 1,
            price: 29_900,
            market_price: 39_900,
            discount_fee: 0,
            coupon_discount: 0,
            subsidy_fee: 0,
            total_fee: 29_900,
            discount_info: [],
            order_item_type: 'package',
            activity_id: 3,
          } as never,
        ],
      }),
    })
    expect(
      screen.getByText('套装按套装价结算，不参与国补、会员价、满减和满折，可用优惠券'),
    ).toBeInTheDocument()
  })

  it('names the open ways to pay online, and no other', async () => {
    await openCheckout({
      'GET /trade/payment/list': [
        { pay_type_code: 'wxpaypc', pay_type_name: '微信支付' },
        { pay_type_code: 'deposit', pay_type_name: '余额支付' },
        { pay_type_code: 'offline_pay', pay_type_name: '线下转账' },
      ],
    })
    expect(await screen.findByText('提交订单后付款，支持微信支付、余额支付')).toBeInTheDocument()
    expect(screen.queryByText(/支付宝/)).not.toBeInTheDocument()
  })

  it('requests a preview for another address and blocks clicks meanwhile', async () => {
    let release = (_answer: unknown) => {}
    let slow = false
    const { user, sent } = await openCheckout({
      'POST /getFreightFee': () =>
        slow ? new Promise((resolve) => (release = resolve)) : preview({ total_fee: 10_000 }),
    })
    slow = true
    await user.click(screen.getByRole('radio', { name: /周明远/ }))
    await advance(10)
    expect(sent('POST', '/getFreightFee').at(-1)?.fields.receiver_city).toBe('杭州市')
    expect(screen.getByTestId('calculating')).toBeInTheDocument()
    expect(submitButton()).toBeDisabled()
    release(preview({ total_fee: 22_000 }))
    await advance(10)
    expect(screen.queryByTestId('calculating')).not.toBeInTheDocument()
    expect(sums().getAllByText(/220/)[0]).toBeInTheDocument()
  })

  it('places the order as previewed and opens the cashier', async () => {
    const { user, visited, sent } = await openCheckout({
      'GET /user/newGetCardList': listOf([coupon]),
      'POST /getFreightFee': preview({
        coupon_discount: 5000,
        coupon_info: usedCoupon,
      }),
    })
    expect(screen.getByRole('radio', { name: /家电50元券/ })).toBeChecked()
    await user.type(screen.getByLabelText('给商家留言：'), '请提前电话')
    await user.click(submitButton())
    await advance(50)
    expect(sent('POST', '/order_new').at(-1)?.fields).toMatchObject({
      cart_type: 'cart',
      coupon_discount: 'C1',
      receiver_name: '沈知远',
      remark: '请提前电话',
    })
    expect(visited).toEqual(['/cashier?order_id=5438376000000001'])
  })

  it('uses no coupon when the shopper selects none', async () => {
    const { user, sent } = await openCheckout({
      'GET /user/newGetCardList': listOf([coupon]),
      'POST /getFreightFee': ({ fields }: SentCall) =>
        preview(fields.coupon_discount === 'C1' ? { coupon_info: usedCoupon } : {}),
    })
    await user.click(screen.getByRole('radio', { name: /家电50元券/ }))
    await advance(50)
    expect(sent('POST', '/getFreightFee').at(-1)?.fields.coupon_discount).toBe('C1')
    await user.click(screen.getByRole('radio', { name: '不使用优惠券' }))
    await advance(50)
    expect(sent('POST', '/getFreightFee').at(-1)?.fields).toMatchObject({ not_use_coupon: 'true' })
    await user.click(submitButton())
    await advance(50)
    expect(sent('POST', '/order_new').at(-1)?.fields).toMatchObject({ not_use_coupon: 'true' })
  })

  const bought = [
    {
      ...({
        item_id: 501,
        item_name: '变频空调',
        pic: '',
        item_spec_desc: '',
      } as OrderPreview['items'][number]),
      num: 1,
      price: 10_000,
      market_price: 0,
      member_discount: 0,
      discount_info: [],
      activity_id: 0,
      order_item_type: 'normal' as const,
      discount_fee: 0,
      subsidy_fee: 0,
      item_fee: 10_000,
    },
  ]
  const claimable = {
    card_id: 8,
    card_type: 'cash',
    title: '新人30元券',
    discount: 0,
    reduce_cost: 3_000,
    least_cost: 0,
    date_type: '',
    begin_date: 1_760_000_000,
    end_date: 1_760_900_000,
    fixed_term: 0,
    received_flag: 0,
  }

  it('claims a coupon of what is bought and uses it for this order', async () => {
    let isClaimed = false
    const own = { ...coupon, code: 'C8', title: '新人30元券' }
    const { user, sent } = await openCheckout({
      'GET /getCardList': () => listOf([{ ...claimable, received_flag: isClaimed ? 1 : 0 }]),
      'GET /user/newGetCardList': () => listOf(isClaimed ? [own] : []),
      'POST /user/receiveCard': () => {
        isClaimed = true
        return { status: { code: 'C8', card_id: 8, total_lastget_num: 1, lastget_num: 0 } }
      },
      'POST /getFreightFee': ({ fields }: SentCall) =>
        preview({
          items: bought,
          ...(fields.coupon_discount === 'C8' ? { coupon_info: { ...usedCoupon, coupon_code: 'C8' } } : {}),
        }),
    })
    expect(screen.queryByText('暂无可用优惠券')).not.toBeInTheDocument()
    expect(sent('GET', '/getCardList')[0]?.fields).toMatchObject({ distributor_id: '0', 'item_id[0]': '501' })
    const offers = within(screen.getByRole('region', { name: '可领取的优惠券' }))
    await user.click(offers.getByRole('button', { name: '领取并使用 新人30元券' }))
    await advance(50)
    expect(screen.getByText('领取成功，已为本单使用')).toBeVisible()
    expect(screen.getByRole('radio', { name: /新人30元券/ })).toBeChecked()
    expect(screen.queryByRole('region', { name: '可领取的优惠券' })).not.toBeInTheDocument()
    await user.click(submitButton())
    await advance(50)
    expect(sent('POST', '/order_new').at(-1)?.fields).toMatchObject({ coupon_discount: 'C8' })
  })

  it.each([
    ['stays with a better one', 600, '领取成功，本单已用更优惠的券', 'C1'],
    ['takes one that saves as much', 5000, '领取成功，已为本单使用', 'C8'],
    ['takes a better one', 9000, '领取成功，已为本单使用', 'C8'],
  ])('%s when another coupon is claimed', async (_, saved, text, used) => {
    let isClaimed = false
    const own = { ...coupon, code: 'C8', title: '新人30元券' }
    const withCoupon = (code: string, fee: number) =>
      preview({
        items: bought,
        coupon_info: { ...usedCoupon, coupon_code: code },
        coupon_discount: fee,
        before_point_deduction_total_fee: 20_000 - fee,
        total_fee: 20_000 - fee,
      })
    const { user, sent } = await openCheckout({
      'GET /getCardList': () => listOf([{ ...claimable, received_flag: isClaimed ? 1 : 0 }]),
      'GET /user/newGetCardList': () => listOf(isClaimed ? [coupon, own] : [coupon]),
      'POST /user/receiveCard': () => {
        isClaimed = true
        return { status: { code: 'C8', card_id: 8, total_lastget_num: 1, lastget_num: 0 } }
      },
      'POST /getFreightFee': ({ fields }: SentCall) =>
        fields.coupon_discount === 'C8' ? withCoupon('C8', saved) : withCoupon('C1', 5000),
    })
    await user.click(screen.getByRole('button', { name: '领取并使用 新人30元券' }))
    await advance(100)
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('radio', { name: used === 'C1' ? /家电50元券/ : /新人30元券/ })).toBeChecked()
    await user.click(submitButton())
    await advance(50)
    expect(sent('POST', '/order_new').at(-1)?.fields).toMatchObject({ coupon_discount: used })
  })

  const proposing = {
    'GET /getCardList': listOf([claimable]),
    'POST /getFreightFee': ({ fields }: SentCall) =>
      preview({
        items: bought,
        ...(fields.with_claimable || fields.coupon_discount === 'card:8'
          ? { coupon_info: { ...usedCoupon, coupon_code: 'card:8' } }
          : {}),
      }),
  }

  it('preselects the best coupon also when it is not claimed yet, and claims it with the order', async () => {
    const { user, sent } = await openCheckout(proposing)
    const proposed = screen.getByRole('radio', { name: /新人30元券.*提交订单时自动领取并使用/ })
    expect(proposed).toBeChecked()
    expect(screen.queryByRole('region', { name: '可领取的优惠券' })).not.toBeInTheDocument()
    await user.click(submitButton())
    await advance(50)
    expect(sent('POST', '/order_new').at(-1)?.fields).toMatchObject({ coupon_discount: 'card:8' })
    expect(sent('POST', '/user/receiveCard')).toEqual([])
  })

  it('keeps it on offer for who looks at the price without it', async () => {
    const { user, sent } = await openCheckout(proposing)
    await user.click(screen.getByRole('radio', { name: '不使用优惠券' }))
    await advance(50)
    expect(sent('POST', '/getFreightFee').at(-1)?.fields).toMatchObject({ not_use_coupon: 'true' })
    const proposed = screen.getByRole('radio', { name: /新人30元券/ })
    expect(proposed).not.toBeChecked()
    await user.click(proposed)
    await advance(50)
    expect(sent('POST', '/getFreightFee').at(-1)?.fields).toMatchObject({ coupon_discount: 'card:8' })
    expect(proposed).toBeChecked()
  })

  it('says that none is left when the order cannot claim it', async () => {
    let isLeft = true
    const { user } = await openCheckout({
      'GET /getCardList': () => listOf(isLeft ? [claimable] : []),
      'POST /getFreightFee': () =>
        preview(isLeft ? { coupon_info: { ...usedCoupon, coupon_code: 'card:8' } } : {}),
      'POST /order_new': () => {
        isLeft = false
        return refuse('领取的优惠券失败，库存不足了')
      },
    })
    await user.click(submitButton())
    await advance(100)
    expect(screen.getByText('领取的优惠券失败，库存不足了')).toBeVisible()
    expect(screen.queryByRole('radio', { name: /新人30元券/ })).not.toBeInTheDocument()
    expect(screen.getByText('暂无可用优惠券')).toBeVisible()
  })

  it('says why a claimed coupon is not used, when it does not fit the order', async () => {
    const own = { ...coupon, code: 'C8', valid: false, invalid_desc: '订单金额需满500元' }
    let isClaimed = false
    const { user, sent } = await openCheckout({
      'GET /getCardList': () => listOf([{ ...claimable, least_cost: 50_000 }]),
      'GET /user/newGetCardList': () => listOf(isClaimed ? [own] : []),
      'POST /user/receiveCard': () => {
        isClaimed = true
        return { status: { code: 'C8', card_id: 8, total_lastget_num: 1, lastget_num: 0 } }
      },
      'POST /getFreightFee': preview({ items: bought }),
    })
    await user.click(screen.getByRole('button', { name: /领取并使用/ }))
    await advance(50)
    expect(screen.getByText('领取成功，订单金额需满500元')).toBeVisible()
    expect(sent('POST', '/getFreightFee').at(-1)?.fields).not.toHaveProperty('coupon_discount')
  })

  it('says that a chosen coupon was used in another order meanwhile, and takes the best of the others', async () => {
    let unused = [coupon, { ...coupon, code: 'C2', title: '家电20元券' }]
    const { user } = await openCheckout({
      'GET /user/newGetCardList': () => listOf(unused),
      'POST /getFreightFee': ({ fields }: SentCall) => {
        const code = fields.not_use_coupon ? undefined : (fields.coupon_discount ?? unused[0]?.code)
        return preview(
          unused.some((card) => card.code === code)
            ? { coupon_info: { ...usedCoupon, coupon_code: code } }
            : {},
        )
      },
    })
    expect(screen.getByRole('radio', { name: /家电50元券/ })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: '不使用优惠券' }))
    await advance(50)
    unused = unused.slice(1)
    await user.click(screen.getByRole('radio', { name: /家电50元券/ }))
    await advance(50)
    expect(screen.getByText('所选优惠券已在其他订单中使用，请重新选择')).toBeVisible()
    expect(screen.queryByRole('radio', { name: /家电50元券/ })).not.toBeInTheDocument()
    expect(screen.getByRole('radio', { name: /家电20元券/ })).toBeChecked()
  })

  it('says so too when placing the order shows that the preselected coupon is gone', async () => {
    let unused = [coupon]
    const { user } = await openCheckout({
      'GET /user/newGetCardList': () => listOf(unused),
      'POST /getFreightFee': () => preview(unused.length > 0 ? { coupon_info: usedCoupon } : {}),
      'POST /order_new': () => {
        unused = []
        return refuse('价格已变动，请确认后重新提交')
      },
    })
    await user.click(submitButton())
    await advance(100)
    expect(screen.getByText('所选优惠券已在其他订单中使用，请重新选择')).toBeVisible()
    expect(screen.getByText('暂无可用优惠券')).toBeVisible()
  })

  it('retries a submission without response with the same idempotency key', async () => {
    let isLost = true
    const { user, visited, sent } = await openCheckout({ 'POST /order_new': () => (isLost ? lost : placed) })
    await user.click(submitButton())
    await advance(50)
    expect(screen.getByRole('status')).toHaveTextContent('网络不给力')
    isLost = false
    await user.click(submitButton())
    await advance(50)
    const keys = sent('POST', '/order_new').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f-]{32,36}$/)
    expect(keys[1]).toBe(keys[0])
    expect(visited).toEqual(['/cashier?order_id=5438376000000001'])
  })

  it('uses a new idempotency key for a changed order', async () => {
    const { user, sent } = await openCheckout({ 'POST /order_new': refuse('商品库存不足') })
    await user.click(submitButton())
    await advance(50)
    expect(screen.getByRole('status')).toHaveTextContent('商品库存不足')
    await user.type(screen.getByLabelText('给商家留言：'), '急')
    await user.click(submitButton())
    await advance(50)
    const keys = sent('POST', '/order_new').map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
  })

  it('places one order on a double click', async () => {
    const { user, sent } = await openCheckout()
    await user.dblClick(submitButton())
    await advance(50)
    expect(sent('POST', '/order_new')).toHaveLength(1)
  })

  it('opens the result when nothing has to be paid', async () => {
    const { user, visited } = await openCheckout({ 'POST /order_new': { ...placed, total_fee: 0 } })
    await user.click(submitButton())
    await advance(50)
    expect(visited).toEqual(['/finish/result?order_id=5438376000000001'])
  })

  it('opens the address form when there is no address, and does not submit without one', async () => {
    jest.useRealTimers()
    const double = mallDouble({ ...usual, 'GET /member/addresslist': listOf([]), 'GET /espier/address': [] })
    showPage(<Checkout />, 'mode=cart&id=0')
    const user = userEvent.setup()
    expect(await screen.findByRole('dialog', { name: '新增地址' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '取消' }))
    await user.click(submitButton())
    expect(await screen.findByText('请选择收货地址')).toBeInTheDocument()
    expect(double.sent('POST', '/order_new')).toHaveLength(0)
  })

  it('shows why checkout is impossible and links to the cart', async () => {
    await openCheckout({ 'POST /getFreightFee': refuse('购买商品无效') })
    expect(within(screen.getByRole('alert')).getByText('购买商品无效')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '返回购物车' })).toHaveAttribute('href', '/cart')
  })

  it('shows that nothing is left after an order in another tab, with one message', async () => {
    let isOrdered = false
    const { user } = await openCheckout({
      'POST /getFreightFee': () => (isOrdered ? refuse('购物车为空') : preview()),
      'POST /order_new': () => {
        isOrdered = true
        return refuse('您已经领过该券，请到个人中心中查看哦~')
      },
    })
    await user.click(submitButton())
    await advance(100)
    expect(screen.getByText('您已经领过该券，请到个人中心中查看哦~')).toBeInTheDocument()
    expect(screen.queryByText('购物车为空')).not.toBeInTheDocument()
    const empty = within(screen.getByRole('alert'))
    expect(empty.getByText(/没有待结算的商品/)).toBeInTheDocument()
    expect(empty.getByRole('link', { name: '我的订单' })).toHaveAttribute('href', '/member/trade')
    expect(empty.getByRole('link', { name: '返回购物车' })).toHaveAttribute('href', '/cart')
    expect(screen.queryByRole('button', { name: '提交订单' })).not.toBeInTheDocument()
  })

  it('says why the amounts cannot be asked for anew', async () => {
    let isBroken = false
    const { user } = await openCheckout({
      'GET /user/newGetCardList': listOf([coupon]),
      'POST /getFreightFee': () => (isBroken ? refuse('商品已下架') : preview()),
    })
    isBroken = true
    await user.click(screen.getByRole('radio', { name: /家电50元券/ }))
    await advance(100)
    expect(screen.getByText('商品已下架')).toBeVisible()
  })

  it('sends activity and ticket of a seckill and offers no coupons', async () => {
    const { sent } = await openCheckout(
      {},
      'mode=fastbuy&id=12&seckill_id=3&ticket=abc&order_type=normal_seckill',
    )
    expect(sent('POST', '/getFreightFee').at(-1)?.fields).toMatchObject({
      cart_type: 'fastbuy',
      distributor_id: '12',
      order_type: 'normal_seckill',
      seckill_id: '3',
      seckill_ticket: 'abc',
    })
    expect(screen.queryByRole('heading', { name: '使用优惠' })).not.toBeInTheDocument()
  })
})

describe('going back to a checkout', () => {
  it('redirects to the orders after the order was placed, without a call', async () => {
    const first = await openCheckout()
    await first.user.click(submitButton())
    await advance(50)
    // Placing the order marked the history entry; rendering the page again finds the mark.
    cleanup()
    const second = await openCheckout()
    expect(second.visited).toEqual(['/member/trade'])
    expect(second.sent('POST', '/getFreightFee')).toHaveLength(0)
  })
})

/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { PaymentQuery } from '@/components/finish/payment-query'
import { readPosition, storedPosition, storePosition } from '@/components/order/list-position'
import { useSession } from '@/lib/client/person/session'
import { forgetUser, rememberUser } from '@/lib/client/person/session-cookie'
import { rememberedTrade, rememberTrade } from '@/lib/client/trade/order-state'
import { listHref } from '@/lib/web/list-href'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'

/**
 * The client state of the specification (spec 1 §3), a test for each of its lines. The token is a cookie that scripts
 * cannot read: tests/services/people/session.test.ts.
 */

const member = {
  userId: 1021,
  grade_id: 3,
  is_staff: true,
  memberInfo: { mobile: '13812345678', login_email: '' },
}
const cookie = (name: string) => {
  const raw = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
  return raw === undefined ? undefined : decodeURIComponent(raw)
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  act(() => forgetUser())
  jest.useRealTimers()
})

describe('the cookie userinfo', () => {
  it('has userId, grade_id, login_type, is_staff and the masked number', () => {
    rememberUser(member)
    expect(JSON.parse(cookie('userinfo') ?? '')).toEqual({
      userId: 1021,
      grade_id: 3,
      login_type: 'local',
      is_staff: '1',
      memberInfo: { mobile: '138****5678' },
    })
  })

  it('shows the address of a member without a number', () => {
    rememberUser({ ...member, memberInfo: { mobile: '', login_email: 'l**n@mall.example' } })
    expect(JSON.parse(cookie('userinfo') ?? '')).toMatchObject({
      memberInfo: { mobile: 'l**n@mall.example' },
    })
  })

  it('is kept for thirty days', () => {
    const written: string[] = []
    const set = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text))
    rememberUser(member)
    set.mockRestore()
    expect(written.length).toBeGreaterThan(1)
    for (const text of written) expect(text).toContain(`Max-Age=${30 * 24 * 3600}`)
  })
})

describe('the store of the user info', () => {
  it('tells every island who is signed in, and that nobody is after the reset', () => {
    const [header, cart] = [renderHook(useSession), renderHook(useSession)]
    expect(header.result.current).toBeNull()
    act(() => rememberUser(member))
    const user = { userId: 1021, gradeId: 3, isStaff: true, mobile: '138****5678' }
    expect([header.result.current, cart.result.current]).toEqual([user, user])
    act(() => forgetUser())
    expect([header.result.current, cart.result.current]).toEqual([null, null])
    expect(cookie('userinfo')).toBeUndefined()
  })
})

describe('the session id', () => {
  it('is a random cookie that stays until the member signs out', () => {
    rememberUser(member)
    const id = cookie('user_session_id')
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    rememberUser(member)
    expect(cookie('user_session_id')).toBe(id)
    forgetUser()
    expect(cookie('user_session_id')).toBeUndefined()
    rememberUser(member)
    expect(cookie('user_session_id')).not.toBe(id)
  })
})

describe('the order state', () => {
  it('is the number of the trade and the time when its payment began', () => {
    const before = Math.floor(Date.now() / 1000)
    rememberTrade('T1')
    const [state] = Object.values(sessionStorage).map((text) => JSON.parse(String(text)) as object)
    expect(state).toEqual({ trade_no: 'T1', trade_createtime: expect.any(Number) })
    expect((state as { trade_createtime: number }).trade_createtime).toBeGreaterThanOrEqual(before)
    expect(rememberedTrade()).toBe('T1')
  })

  it('ends after a day', () => {
    rememberTrade('T1')
    jest.useFakeTimers({ now: Date.now() + 24 * 3600 * 1000 })
    expect(rememberedTrade()).toBe('')
  })

  it('is empty without a payment, and when the storage holds something else', () => {
    expect(rememberedTrade()).toBe('')
    sessionStorage.setItem('mall_order_state', 'no json')
    expect(rememberedTrade()).toBe('')
  })

  it('answers for a provider that leads back without naming the trade', async () => {
    rememberTrade('T1')
    mallDouble({
      'GET /trade/detail': {
        trade_id: 'T1',
        order_id: '1001',
        trade_state: 'SUCCESS',
        total_fee: 100,
        trade_source_type: 'normal',
      },
    })
    const { visited } = showPage(<PaymentQuery />, '')
    await waitFor(() => expect(visited).toEqual([expect.stringContaining('order_id=1001')]))
    expect(screen.queryByText('没有查到这笔支付')).not.toBeInTheDocument()
  })
})

describe('positions of lists', () => {
  // Browsers restore the height of a document that they go back to: tests/browser/storefront/lists.spec.ts.
  it('of products have sort and page in the URL', () => {
    expect(listHref({}, { goodsSort: 1, page: 3 })).toBe('/items?goodsSort=1&page=3')
  })

  it('of orders have keyword, pageindex, orderType and height', () => {
    const position = { keyword: '冰箱', pageindex: 2, orderType: 5, height: 700 }
    storePosition(position)
    expect(storedPosition()).toEqual(position)
    const search = new URLSearchParams({ keyword: '冰箱', page: '2', status: '5' })
    expect(readPosition(search)).toEqual({ ...position, height: 0 })
  })
})

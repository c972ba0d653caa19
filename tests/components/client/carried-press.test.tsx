/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FavouriteGoodsToggle } from '@/components/favourite/favourite-goods-toggle'
import { FollowToggle } from '@/components/favourite/follow-toggle'
import { pickGoods } from '@/components/goods/pick-goods'
import RestockButton from '@/components/goods-page/buy/restock-button'
import { loadMember } from '@/lib/client/person/sign-in'
import { keepSuccess, showKept } from '@/lib/client/press/kept-toast'
import { toast, toasts } from '@/lib/client/press/toast'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { goodsRecord, skuRow } from '../../fixtures/components/goods'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'

const member = { userId: 7, grade_id: 1, is_staff: false, memberInfo: { mobile: '139****1111' } }
const favourite = { fav_id: 1, company_id: 1, user_id: 7, item_id: 101, created: 1 }
const added = { ...favourite, fav_type: 'normal', item_price: 1 }

const guest = (calls: Parameters<typeof mallDouble>[0]) =>
  mallDouble({
    'GET /member': member,
    'GET /member/collect/item': { list: [], total_count: 0, count: 0 },
    'GET /member/collect/distribution': { list: [], total_count: 0 },
    'GET /member/item/is_subscribe/101': { user_id: false, item_ids: [] },
    ...calls,
  })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const signIn = () => act(() => loadMember())
const toastTexts = () => toasts.get().map(({ text }) => text)

beforeEach(() => {
  supportDialogs()
  sessionStorage.clear()
})
afterEach(() => jest.useRealTimers())

describe('what a guest pressed before the sign-in', () => {
  it('is a favourite after it, and is said', async () => {
    const { sent } = guest({ 'POST /member/collect/item/101': added })
    const { visited } = showPage(<FavouriteGoodsToggle goodsId={101} />)
    await press('收藏')
    expect(visited).toHaveLength(1)
    await signIn()
    expect(sent('POST', '/member/collect/item/101')).toHaveLength(1)
    expect(toastTexts()).toEqual(['商品收藏成功'])
    await signIn()
    expect(sent('POST', '/member/collect/item/101')).toHaveLength(1)
  })

  it('is a followed shop after it, in the words of the page', async () => {
    guest({
      'POST /member/collect/distribution/3': { fav_id: 1, company_id: 1, user_id: 7, distributor_id: 3 },
    })
    const messages = { added: '收藏成功', removed: '取消成功' }
    showPage(<FollowToggle distributorId={3} shopName="城东店" messages={messages} />)
    await press('关注店铺 城东店')
    await signIn()
    expect(toastTexts()).toEqual(['收藏成功'])
  })

  it('is 到货通知 of the SKU chosen in the dialog', async () => {
    const subscribed = { user_id: 7, item_id: 104, created: 1 }
    const { sent } = guest({ 'POST /member/subscribe/item/104': subscribed })
    const spec_items = [skuRow(101, 5, [91, 81]), skuRow(103, 0, [92, 81]), skuRow(104, 0, [92, 82])]
    const { visited } = showPage(
      <RestockButton goods={pickGoods(goodsRecord({ spec_items }))} itemId={undefined} wasClicked={false} />,
    )
    await press('到货通知')
    expect(visited).toEqual([])
    await press('到货通知 黑；560升')
    expect(visited).toHaveLength(1)
    await signIn()
    expect(sent('POST', '/member/subscribe/item/104')).toHaveLength(1)
    expect(toastTexts()).toEqual(['订阅成功，到货后将短信通知您'])
  })

  it('never fails the sign-in', async () => {
    guest({ 'POST /member/collect/item/101': refuse('最多可以收藏100个商品') })
    showPage(<FavouriteGoodsToggle goodsId={101} />)
    await press('收藏')
    await signIn()
    expect(toastTexts()).toEqual([])
  })

  it('is forgotten after half an hour', async () => {
    const { sent } = guest({ 'POST /member/collect/item/101': added })
    showPage(<FavouriteGoodsToggle goodsId={101} />)
    await press('收藏')
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000)
    await signIn()
    expect(sent('POST', '/member/collect/item/101')).toEqual([])
    jest.restoreAllMocks()
  })
})

it('the next document shows every success of the sign-in', async () => {
  guest({})
  act(() => {
    toast.success('商品收藏成功')
    toast.success('登录成功')
    keepSuccess()
    toasts.set([])
    showKept()
  })
  await waitFor(() => expect(toastTexts()).toEqual(['商品收藏成功', '登录成功']))
})

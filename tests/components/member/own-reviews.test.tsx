/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OwnReviews } from '@/components/order/rate/own-reviews'
import type { Order } from '@/lib/contract/trade/order'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'
import { supportStrips } from '../../fixtures/components/scrolling'
import { orderDetail } from '../../fixtures/components/trade'

beforeAll(supportDialogs)

const line = (id: number, item_name: string, is_rate: 0 | 1) =>
  ({ id, item_id: id, item_name, item_spec_desc: '', pic: '', num: 1, is_rate }) as Order['items'][number]
const { orderInfo } = orderDetail({
  order_id: '1001',
  items: [line(11, '电冰箱', 0), line(12, '洗衣机', 1)],
})
const orders = (list: Partial<Order>[]) => ({
  list,
  pager: { count: list.length, page_no: 1, page_size: 10 },
  total_count: list.length,
  count: list.length,
  rate_status: true,
})
const review = {
  rate_id: 5,
  company_id: 1,
  item_id: 21,
  goods_id: 21,
  order_id: '1000',
  user_id: 1,
  star: 4,
  order_type: 'pointsmall',
  content: '灯光柔和',
  content_len: 4,
  rate_pic: '/a.webp,/b.webp',
  rate_pic_num: 2,
  anonymous: 1,
  is_reply: 1,
  disabled: 0,
  username: '匿名用户',
  avatar: '',
  item_spec_desc: '颜色：白',
  praise_num: 0,
  unionid: '',
  created: 1_760_000_000,
  updated: 1_760_000_000,
  reply: {
    total_count: 1,
    list: [
      {
        reply_id: 1,
        rate_id: 5,
        company_id: 1,
        user_id: 0,
        operator_id: 0,
        content: '感谢支持',
        content_len: 4,
        role: 'seller',
        username: '管理员回复',
        created: 1_760_000_000,
        unionid: '',
      },
    ],
  },
  item_name: '小夜灯',
  item_pic: '',
}

describe('我的评价', () => {
  it('lists the products that wait for a review, and leads to the form', async () => {
    mallDouble({ 'GET /orders': orders([orderInfo]) })
    showPage(<OwnReviews />)
    expect(await screen.findByRole('link', { name: '去评价' })).toHaveAttribute(
      'href',
      '/member/trade/rate?id=1001',
    )
    expect(screen.getByRole('link', { name: '电冰箱' })).toBeVisible()
    expect(screen.queryByText('洗衣机')).not.toBeInTheDocument()
  })

  it("shows written reviews with stars, pictures, the shop's answer and the product of the points mall", async () => {
    mallDouble({
      'GET /orders': orders([]),
      'GET /order/rate/mine': { list: [review], total_count: 1, count: 1 },
    })
    showPage(<OwnReviews />)
    expect(await screen.findByText('没有待评价的商品。')).toBeVisible()
    const user = userEvent.setup()
    await user.click(screen.getByRole('tab', { name: '已评价' }))
    expect(await screen.findByText('灯光柔和')).toBeVisible()
    expect(screen.getByRole('link', { name: '小夜灯' })).toHaveAttribute('href', '/pointitems/21')
    expect(screen.getByText('感谢支持')).toBeVisible()
    expect(screen.getByText('匿名')).toBeVisible()
    supportStrips(640)
    await user.click(screen.getByRole('button', { name: '放大第 2 张晒图' }))
    expect(await screen.findByRole('dialog', { name: '晒图 2 / 2' })).toBeVisible()
  })

  it('offers to try again when the list fails', async () => {
    mallDouble({ 'GET /orders': refuse('服务器开小差了') })
    showPage(<OwnReviews />)
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  })
})

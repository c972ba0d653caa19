/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReviewsSection } from '@/components/goods/reviews/reviews-section'
import { toasts } from '@/lib/client/press/toast'
import type { Rate, RateReply } from '@/lib/contract/catalogue/review'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { goodsRecord, rateRow } from '../../fixtures/components/goods'
import { mallDouble, showPage, signIn, type SentCall } from '../../fixtures/components/mall-double'
import { supportScrolling, supportStrips } from '../../fixtures/components/scrolling'

beforeAll(supportDialogs)
beforeEach(() => {
  history.replaceState(null, '', '/items/101')
  supportScrolling()
  supportStrips(640)
})

const seller: RateReply = {
  reply_id: 9,
  rate_id: 2,
  company_id: 1,
  user_id: 0,
  operator_id: 0,
  content: '感谢支持',
  content_len: 4,
  role: 'seller',
  username: '管理员回复',
  created: 1_790_000_500,
  unionid: '',
}

const many: Rate[] = [
  rateRow({ rate_id: 1, content: '声音很小', praise_num: 3 }),
  rateRow({
    rate_id: 2,
    content: '有点贵',
    star: 3,
    rate_pic: '/a.svg,/b.svg',
    rate_pic_num: 2,
    reply: { total_count: 1, list: [seller] },
  }),
  ...Array.from({ length: 10 }, (_, at) => rateRow({ rate_id: at + 3, content: `第${at + 3}条` })),
]
const statistics = {
  total: many.length,
  average: 4.8,
  good_percent: 92,
  good: 11,
  middle: 1,
  bad: 0,
  with_pictures: 1,
}

/** A fake API over the same reviews. */
const handlers = {
  'GET /order/rate/list': ({ fields }: SentCall) => {
    const fit = many.filter(
      (rate) => (!fields.has_pic || rate.rate_pic) && (fields.level !== 'middle' || rate.star === 3),
    )
    const from = (Number(fields.page) - 1) * Number(fields.pageSize)
    return {
      list: fit.slice(from, from + Number(fields.pageSize)),
      total_count: fit.length,
      count: fit.length,
      rate_statistics: statistics,
    }
  },
  'GET /order/replyRate/list': { list: [seller], total_count: 1, count: 1 },
  'GET /order/ratePraise/status': { list: [{ rate_id: 1, status: true, praise_num: 3 }] },
}

function show(signedIn = false, more: Record<string, unknown> = {}) {
  const double = mallDouble({ ...handlers, ...more })
  if (signedIn) signIn()
  const page = showPage(<ReviewsSection goodsId={101} reviews={{ list: many.slice(0, 10), statistics }} />)
  return { ...page, double, user: userEvent.setup() }
}

const rows = () =>
  within(screen.getByRole('list', { name: '评价列表' })).getAllByRole('listitem', { name: '' })
const row = (text: string) => {
  const item = screen.getByText(text).closest('li')
  if (!item) throw new Error(`no review ${text}`)
  return within(item)
}
const button = (name: RegExp | string) => screen.getByRole('button', { name })

describe('server-rendered reviews', () => {
  it('show score, filters, first page, pictures and replies without a call', () => {
    const { double } = show()
    expect(screen.getByText('92')).toBeInTheDocument()
    expect(button(/^全部/)).toHaveAttribute('aria-pressed', 'true')
    expect(button(/^差评/)).toBeDisabled()
    expect(row('有点贵').getByRole('img', { name: '3 分，满分 5 分' })).toBeInTheDocument()
    expect(row('有点贵').getAllByRole('button', { name: /放大/ })).toHaveLength(2)
    expect(row('有点贵').getByText('感谢支持')).toBeInTheDocument()
    expect(screen.queryByText('第12条')).not.toBeInTheDocument()
    expect(double.calls).toEqual([])
  })

  it('show a message without reviews', () => {
    mallDouble({})
    showPage(
      <ReviewsSection goodsId={101} reviews={{ list: [], statistics: goodsRecord().rate_statistics }} />,
    )
    expect(screen.getByText('暂无评价')).toBeInTheDocument()
  })
})

describe('interactive reviews', () => {
  it('turn the page', async () => {
    const { user, double } = show()
    await user.click(screen.getByRole('link', { name: '第 2 页' }))
    expect(await screen.findByText('第12条')).toBeInTheDocument()
    expect(screen.queryByText('声音很小')).not.toBeInTheDocument()
    expect(double.sent('GET', '/order/rate/list').at(-1)?.fields).toMatchObject({
      item_id: '101',
      page: '2',
      pageSize: '10',
    })
  })

  it('filter by level or by pictures, and return to the first page', async () => {
    const { user, double } = show()
    await user.click(screen.getByRole('link', { name: '第 2 页' }))
    await screen.findByText('第12条')
    await user.click(button(/^中评/))
    expect(await screen.findByText('有点贵')).toBeInTheDocument()
    await waitFor(() => expect(rows().length).toBeLessThan(6))
    expect(double.sent('GET', '/order/rate/list').at(-1)?.fields).toMatchObject({
      page: '1',
      level: 'middle',
    })
    await user.click(button(/^有图/))
    await waitFor(() =>
      expect(double.sent('GET', '/order/rate/list').at(-1)?.fields).toMatchObject({ has_pic: 'true' }),
    )
    expect(button(/^有图/)).toHaveAttribute('aria-pressed', 'true')
  })

  it('enlarge a picture, turn to the next one and close', async () => {
    const { user } = show()
    await user.click(row('有点贵').getByRole('button', { name: '放大第 1 张晒图' }))
    const dialog = await screen.findByRole('dialog', { name: '晒图 1 / 2' })
    const pictures = within(dialog).getAllByRole('img')
    expect(pictures.map((one) => one.getAttribute('src'))).toEqual(['/a.svg', '/b.svg'])
    await user.click(within(dialog).getByRole('button', { name: '下一张' }))
    expect(dialog).toHaveAccessibleName('晒图 2 / 2')
    const next = within(dialog).getByRole('button', { name: '下一张' })
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{ArrowLeft}')
    expect(dialog).toHaveAccessibleName('晒图 1 / 2')
    await user.click(within(dialog).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    // The button that was pressed first has been replaced meanwhile.
    await waitFor(() => expect(row('有点贵').getByRole('button', { name: '放大第 1 张晒图' })).toHaveFocus())
  })

  it('send a guest who likes or replies to the login page', async () => {
    const { user, visited, double } = show()
    await user.click(row('声音很小').getByRole('button', { name: /有用/ }))
    const login = `/auth/login?redirectUrl=${encodeURIComponent('/items/101')}`
    await waitFor(() => expect(visited).toEqual([login]))
    await user.click(row('有点贵').getByRole('button', { name: /^回复/ }))
    await user.type(await screen.findByRole('textbox', { name: '回复内容' }), '同感')
    await user.click(button('发表回复'))
    expect(visited).toEqual([login, login])
    expect(double.calls.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('show a member’s likes, and remove one', async () => {
    const { user, double } = show(true, { 'POST /order/rate/praise/1': { count: 2, status: false } })
    await user.click(button(/^全部/))
    const praise = () => row('声音很小').getByRole('button', { name: /有用/ })
    await waitFor(() => expect(praise()).toHaveAttribute('aria-pressed', 'true'))
    await user.click(praise())
    await waitFor(() => expect(praise()).toHaveAttribute('aria-pressed', 'false'))
    expect(praise()).toHaveTextContent('有用(2)')
    expect(double.sent('POST', '/order/rate/praise/1')).toHaveLength(1)
  })

  it('accept a reply of a member, also an anonymous one, but no empty one', async () => {
    const { user, double } = show(true, { 'POST /order/replyRate': { ...seller, role: 'buyer' } })
    await user.click(row('有点贵').getByRole('button', { name: /^回复/ }))
    const field = await screen.findByRole('textbox', { name: '回复内容' })
    await user.click(button('发表回复'))
    expect(toasts.get().at(-1)?.text).toBe('评论不能为空！')
    await user.type(field, ' 同感 ')
    await user.click(screen.getByRole('checkbox', { name: '匿名' }))
    await user.click(button('发表回复'))
    await waitFor(() => expect(field).toHaveValue(''))
    expect(double.sent('POST', '/order/replyRate')[0]?.fields).toMatchObject({
      rate_id: '2',
      content: '同感',
      anonymous: 'true',
    })
    await user.click(row('有点贵').getByRole('button', { name: /^回复/ }))
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })
})

/** @jest-environment ./tests/setup/browser-environment.ts */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VipGrades } from '@/components/member/vip/vip-grades'
import type { OfferedGrade } from '@/lib/contract/people/vip'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'

const grade = (more: Partial<OfferedGrade> = {}): OfferedGrade => ({
  vip_grade_id: 1,
  company_id: 1,
  grade_name: '焕新卡',
  lv_type: 'vip',
  default_grade: true,
  is_default: true,
  is_disabled: false,
  background_pic_url: '',
  external_id: '',
  guide_title: '全场九五折',
  description: '全场九五折、每月一张免运费券。',
  price_list: [
    { name: 'monthly', price: 19.9, day: 30, desc: '月卡' },
    { name: 'quarter', price: 49, day: 90, desc: '季卡' },
    { name: 'year', price: 149, day: 365, desc: '年卡' },
  ],
  privileges: { discount: 5, discount_desc: 9.5 },
  ...more,
})
const none = { is_open: true, is_vip: false, is_had_vip: false }
const held = {
  is_open: true,
  is_vip: true,
  is_had_vip: true,
  vip_grade_id: 2,
  lv_type: 'svip',
  grade_name: '尊享卡',
  discount: 8,
  end_time: '2027-06-01',
  day: 200,
  valid: true,
}

function open(list: OfferedGrade[], vipgrade: unknown, more: Record<string, unknown> = {}) {
  const { sent } = mallDouble({
    'GET /vipgrades/newlist': { list, cur: {} },
    'GET /member': {
      vipgrade,
      memberInfo: { gradeInfo: { grade_name: '银卡会员', privileges: { discount: 2 } } },
    },
    'GET /orders': { list: [], total_count: 0 },
    'GET /site/frame': { phone: '400-800-1234', service_hours: '9:00–21:00' },
    ...more,
  })
  return { sent, ...showPage(<VipGrades />) }
}

describe('the page of paid grades', () => {
  it('shows rights and the price of each term', async () => {
    open([grade()], none)
    const rights = within(await screen.findByRole('list', { name: '焕新卡权益' }))
    // 全场九五折 stands in the guide title already.
    expect(rights.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['每月一张免运费券'])
    const terms = within(screen.getByRole('radiogroup', { name: '焕新卡有效期' })).getAllByRole('radio')
    expect(terms.map((one) => one.closest('label')?.textContent)).toEqual([
      '月卡¥19.9030天约¥0.66/天',
      '季卡¥49.0090天约¥0.54/天',
      '年卡¥149.00365天约¥0.41/天',
    ])
  })

  it('names the discount of a member only where there is one', async () => {
    const gradeOf = (discount: number) => ({
      'GET /member': {
        vipgrade: none,
        memberInfo: { gradeInfo: { grade_name: '普通会员', privileges: { discount } } },
      },
    })
    open([grade()], none, gradeOf(0))
    const own = await screen.findByRole('region', { name: '我的等级' })
    expect(own).toHaveTextContent('普通会员您尚未开通焕新卡，购物没有会员折扣')
    expect(own).not.toHaveTextContent(/原价|我的购物折扣/)
    cleanup()
    open([grade()], none, gradeOf(2))
    expect(await screen.findByRole('region', { name: '我的等级' })).toHaveTextContent(
      '普通会员您尚未开通焕新卡9.8折我的购物折扣',
    )
  })

  it('lists the purchases, each with its period, amount and state', async () => {
    const bought = {
      order_id: '4001',
      order_class: 'membercard',
      title: '焕新卡 月卡',
      total_fee: 1990,
      items: [],
      order_status_des: 'DONE',
      create_date: '2026-05-01 10:00:00',
      vip_info: { vip_grade_id: 1, grade_name: '焕新卡', lv_type: 'vip', days: 30, granted: 1_777_600_000 },
    }
    open([grade()], none, { 'GET /orders': { list: [bought], total_count: 1 } })
    const records = within(await screen.findByRole('region', { name: '开通记录' }))
    const link = records.getByRole('link', { name: /焕新卡 月卡/ })
    expect(link).toHaveTextContent('焕新卡 月卡30天¥19.90已完成2026-05-01 10:00:00')
    expect(link).toHaveAttribute('href', '/member/trade/4001')
    expect(screen.queryByText('--没有更多数据--')).not.toBeInTheDocument()
  })

  it('orders the chosen term and leads to the cashier', async () => {
    const { visited, sent } = open([grade()], none, {
      'POST /vipgrades/buy': {
        trade_info: { order_id: '5000', trade_id: '' },
        pay_fee: 1990,
        total_fee: 1990,
      },
    })
    expect(await screen.findByRole('button', { name: '立即开通 ¥149.00' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: /月卡/ }))
    await userEvent.dblClick(screen.getByRole('button', { name: '立即开通 ¥19.90' }))
    await waitFor(() => expect(visited).toEqual(['/cashier?order_id=5000']))
    expect(sent('POST', '/vipgrades/buy')).toMatchObject([
      { fields: { vip_grade_id: '1', card_type: 'monthly' } },
    ])
  })

  it('says the discount of a grade once', async () => {
    const texts = { guide_title: '开通焕新卡，全场9.5折', description: '全场9.5折、每月一张免运费券。' }
    open([grade(texts)], none)
    const card = await screen.findByRole('article')
    expect(card).toHaveTextContent('开通焕新卡，全场9.5折')
    expect(card.textContent.match(/9\.5折/g)).toHaveLength(1)
  })

  it('shows an ordinary member the current grade and the phone number', async () => {
    open([grade()], none)
    const gradeCard = within(await screen.findByRole('region', { name: '我的等级' }))
    expect(gradeCard.getByRole('heading', { name: '银卡会员' })).toBeInTheDocument()
    expect(gradeCard.getByText('9.8折')).toBeInTheDocument()
    expect(gradeCard.getByText('您尚未开通焕新卡')).toBeInTheDocument()
    const phoneLink = await screen.findByRole('link', { name: '400-800-1234' })
    expect(phoneLink).toHaveAttribute('href', 'tel:400-800-1234')
    expect(phoneLink.parentElement).toHaveTextContent('如有疑问请联系客服')
    expect(screen.queryByText('当前等级')).not.toBeInTheDocument()
  })

  it('marks the current paid grade and shows its end', async () => {
    open([grade(), grade({ vip_grade_id: 2, grade_name: '尊享卡', lv_type: 'svip' })], held)
    const gradeCard = within(await screen.findByRole('region', { name: '我的等级' }))
    expect(gradeCard.getByText('有效期至 2027-06-01，还有 200 天')).toBeInTheDocument()
    expect(gradeCard.getByText('9.2折')).toBeInTheDocument()
    const mark = screen.getByText('当前等级')
    expect(mark.closest('article')).toHaveTextContent('尊享卡')
    expect(screen.getByRole('button', { name: /^立即续费/ }).closest('article')).toHaveTextContent('尊享卡')
    expect(screen.getByText('您已是更高等级的付费会员，无需购买').closest('article')).toHaveTextContent(
      '焕新卡',
    )
  })

  it('shows an empty state without grades, and no hint without a phone number', async () => {
    open([], { is_open: false, is_vip: false, is_had_vip: false })
    expect(await screen.findByText('商城目前没有付费会员')).toBeInTheDocument()
    expect(screen.queryByText(/联系客服/)).not.toBeInTheDocument()
  })

  it('can be loaded again after a failure', async () => {
    open([], none, { 'GET /vipgrades/newlist': refuse('系统繁忙') })
    expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument()
  })
})

/** @jest-environment ./tests/setup/browser-environment.ts */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { renderToString } from 'react-dom/server'
import { MemberCentre } from '@/components/member/centre/member-centre'
import { Services } from '@/components/member/centre/services'
import { StaffService } from '@/components/member/centre/staff-service'
import { MemberArea } from '@/components/member/member-area'
import { MemberMenu } from '@/components/member/menu'
import { Profile } from '@/components/member/profile/profile'
import { Rights } from '@/components/member/rights/rights'
import { RecentOrder } from '@/components/order/recent-order'
import { mallDouble, showPage, signIn } from '../../fixtures/components/mall-double'
import { wholeText } from '../../fixtures/components/whole-text'

const member = {
  userDiscountCount: 4,
  point: 350,
  deposit: 0,
  memberInfo: {
    username: '小禾',
    mobile: '138****0000',
    avatar: '',
    gradeInfo: { grade_id: 1, grade_name: '银卡会员', privileges: { discount: 1 } },
  },
  vipgrade: { is_open: true, is_vip: false, is_had_vip: false, guide_title: '开通焕新卡，全场9.5折' },
}
const none = { list: [], total_count: 0, count: 0 }

/** A mall with all services. */
const everything = { points_mall: true, groups: true, vip: true, coupons: true, programme: true }

const centre = (more: object = {}) => {
  mallDouble({
    'GET /member': { ...member, ...more },
    'GET /member/collect/item': { ...none, total_count: 7 },
    'GET /member/browse/history/list': { ...none, total_count: 12 },
    'GET /orderscount': {},
    'GET /promotions/recommendlike': none,
  })
  showPage(<MemberCentre recentOrder={<p>最近订单</p>} offers={everything} />)
}

describe('the member centre', () => {
  it('leads to nothing that the mall does not have', () => {
    mallDouble({ 'GET /member': member })
    const nothing = { points_mall: false, groups: false, vip: false, coupons: false, programme: false }
    showPage(
      <PathnameContext value="/member/user-info">
        <MemberMenu offers={nothing} />
        <Services phone="" offers={nothing} />
      </PathnameContext>,
    )
    expect(screen.getAllByRole('link', { name: '我的积分' })).toHaveLength(1)
    const absent = ['积分商城', '积分订单', '我的拼团', '拼团特惠', '付费会员', '领券中心', '补贴专区']
    expect(absent.filter((name) => screen.queryAllByRole('link', { name }).length > 0)).toEqual([])
  })

  it('shows what the member has, each with a link to its page', async () => {
    centre()
    expect(await screen.findByRole('link', { name: /^优惠券 ?4$/ })).toHaveAttribute('href', '/member/coupon')
    expect(screen.getByRole('link', { name: /^积分 ?350$/ })).toHaveAttribute('href', '/member/point')
    expect(await screen.findByRole('link', { name: /^我的收藏 ?7$/ })).toHaveAttribute(
      'href',
      '/member/collector',
    )
    expect(screen.getByRole('link', { name: /^我的足迹 ?12$/ })).toHaveAttribute('href', '/member/foottrace')
    expect(screen.queryByText('储值余额')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: /尊享VIP.*立即开通/ })).toHaveAttribute('href', '/member/vip')
    expect(screen.getByText('最近订单')).toBeInTheDocument()
  })

  it('says that favourites and history are empty, and leads to the mall', async () => {
    centre()
    for (const [name, text] of [
      ['我的收藏', '您的收藏清单是空白的，保存你的心仪单品，实时掌握商品动态。'],
      ['我的足迹', '您的足迹是空白的。'],
    ] as const) {
      const panel = within((await screen.findByText(text)).closest('section') as HTMLElement)
      expect(panel.getByRole('heading', { name })).toBeInTheDocument()
      expect(panel.getByRole('link', { name: '去逛逛' })).toHaveAttribute('href', '/items')
    }
  })

  it('names the grade alone of a member without a number, and signs out at its foot', async () => {
    const calls: string[] = []
    mallDouble({
      'GET /member': { ...member, memberInfo: { ...member.memberInfo, mobile: '' } },
      'GET /member/collect/item': none,
      'GET /member/browse/history/list': none,
      'GET /orderscount': {},
      'GET /promotions/recommendlike': none,
      'POST /member/logout': () => {
        calls.push('logout')
        return { status: true }
      },
    })
    signIn()
    showPage(<MemberCentre recentOrder={null} phone="400-100-0000" offers={everything} />)
    expect(await screen.findByText('银卡会员')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', 'tel:4001000000')
    expect(screen.getByRole('link', { name: '商家入驻' })).toHaveAttribute('href', '/shop')
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }))
    await waitFor(() => expect(document.cookie).not.toContain('userinfo'))
    expect(calls).toEqual(['logout'])
  })

  it('has a menu in the document of the server, beside the page', () => {
    const page = (
      <PathnameContext value="/member/coupon">
        <MemberArea offers={everything}>优惠券</MemberArea>
      </PathnameContext>
    )
    expect(renderToString(page)).toMatch(/aria-current="page"[^>]*>我的优惠券<.*优惠券/)
  })

  it('leads a member without orders to the mall', async () => {
    mallDouble({ 'GET /orders': { ...none, rate_status: true } })
    showPage(<RecentOrder />)
    expect(await screen.findByText('您没有相关的订单。')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '去购物' })).toHaveAttribute('href', '/items')
  })

  it('has an icon of its own for each of its links', async () => {
    centre()
    await screen.findByText('您的足迹是空白的。')
    const icons = [...document.querySelectorAll('a svg.lucide')]
      .map((icon) => icon.innerHTML)
      .filter((shape) => !shape.includes('m9 18 6-6-6-6'))
    expect(icons.length).toBeGreaterThan(18)
    expect(new Set(icons).size).toBe(icons.length)
  })

  it.each([
    { who: 'staff', staff: true, employers: [], isShown: true },
    {
      who: 'an employee or an invited relative',
      staff: false,
      employers: [{ enterprise_id: 1 }],
      isShown: true,
    },
    { who: 'any other member', staff: false, employers: [], isShown: false },
  ])('leads $who to 员工内购: $isShown', async ({ staff, employers, isShown }) => {
    const { sent } = mallDouble({ 'GET /user/enterprises': employers, 'GET /member': member })
    signIn({ staff })
    showPage(
      <PathnameContext value="/member/user-info">
        <MemberMenu offers={everything} />
        <StaffService />
      </PathnameContext>,
    )
    await waitFor(() => expect(sent('GET', '/user/enterprises')).toHaveLength(staff ? 0 : 1))
    await waitFor(() =>
      expect(screen.queryAllByRole('link', { name: '员工内购' })).toHaveLength(isShown ? 2 : 0),
    )
    for (const link of screen.queryAllByRole('link', { name: '员工内购' }))
      expect(link).toHaveAttribute('href', '/staff')
    expect(screen.getByRole('link', { name: '领券中心' })).toHaveAttribute('href', '/member/coupon-center')
    expect(screen.getByRole('link', { name: '积分商城' })).toHaveAttribute('href', '/pointitems')
  })

  it('shows stored value, and the end of a paid grade', async () => {
    const vipgrade = { ...member.vipgrade, is_vip: true, grade_name: '焕新卡', end_time: '2027-06-01' }
    centre({ deposit: 12_000, vipgrade })
    expect(await screen.findByText('¥120.00')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /焕新卡.*有效期至 2027-06-01.*续费/ })).toBeInTheDocument()
  })
})

const field = (key: string, name: string, more: object = {}) => ({
  key,
  name,
  is_open: true,
  is_required: false,
  is_edit: true,
  is_default: true,
  element_type: 'input',
  field_type: 1,
  required_message: `请输入${name}`,
  validate_message: '',
  range: [],
  select: [],
  checkbox: [],
  ...more,
})

describe('the profile', () => {
  const info = {
    user_id: 1,
    mobile: '13800138000',
    username: '小禾',
    avatar: '/media/a.webp',
    sex: 1,
    birthday: '1990-05-19',
    email: '',
    habbit: ['阅读'],
    other_params: { custom_data: { people: '3' } },
  }
  const profile = {
    'GET /memberinfo': { info, registerSetting: {} },
    'GET /member/setting': {
      mobile: field('mobile', '手机号', { is_edit: false }),
      username: field('username', '昵称', { is_required: true }),
      email: field('email', '邮箱'),
      industry: field('industry', '行业', { is_open: false }),
    },
    'PUT /member': info,
  }

  it('takes the fields of the mall by keyboard, and refuses what they cannot hold', async () => {
    const options = ['运动', '阅读', '音乐']
    const { sent } = mallDouble({
      ...profile,
      'GET /member/setting': {
        habbit: field('habbit', '爱好', {
          element_type: 'checkbox',
          field_type: 5,
          checkbox: options.map((name) => ({ name, ischecked: false })),
        }),
        home: field('home', '住房类型', { element_type: 'select', field_type: 4, select: ['公寓', '租房'] }),
        people: field('people', '家庭人数', {
          element_type: 'numeric',
          field_type: 2,
          range: { start: 1, end: 20 },
          is_required: true,
        }),
      },
    })
    showPage(<Profile />)
    const user = userEvent.setup()
    const hobbies = within(await screen.findByRole('group', { name: /爱好/ }))
    expect(hobbies.getByRole('checkbox', { name: '阅读' })).toBeChecked()
    hobbies.getByRole('checkbox', { name: '运动' }).focus()
    await user.keyboard(' ')
    await user.selectOptions(screen.getByRole('combobox', { name: '住房类型' }), '租房')
    const people = screen.getByRole('textbox', { name: '家庭人数' })
    expect(people).toHaveValue('3')
    await user.clear(people)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('请输入家庭人数')).toBeVisible()
    await user.type(people, '21{Enter}')
    expect(await screen.findByText('家庭人数有误！')).toBeVisible()
    await user.clear(people)
    await user.type(people, '4{Enter}')
    await waitFor(() => expect(sent('PUT', '/member')).toHaveLength(1))
    expect(sent('PUT', '/member')[0]?.fields).toMatchObject({
      habbit: '运动,阅读',
      home: '租房',
      people: '4',
    })
  })

  it('has the fields that the mall asks for, and saves them', async () => {
    const { sent } = mallDouble(profile)
    showPage(<Profile />)
    const name = await screen.findByRole('textbox', { name: '昵称' })
    expect(name).toHaveValue('小禾')
    expect(screen.getByText('138****8000')).toBeInTheDocument()
    expect(screen.getAllByRole('textbox')).toHaveLength(2)
    expect(screen.getByRole('button', { name: '保存' })).toBeDisabled()
    await userEvent.clear(name)
    await userEvent.type(name, '小满')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sent('PUT', '/member')).toHaveLength(1))
    expect(sent('PUT', '/member')[0]?.fields).toMatchObject({
      username: '小满',
      email: '',
      avatar: '/media/a.webp',
    })
  })

  it.each([
    ['昵称', '', '请输入昵称'],
    ['邮箱', '不是邮箱', '邮箱格式不正确'],
  ])('refuses %s %j', async (label, text, message) => {
    const { sent } = mallDouble(profile)
    showPage(<Profile />)
    const input = await screen.findByRole('textbox', { name: label })
    await userEvent.clear(input)
    if (text) await userEvent.type(input, text)
    await userEvent.click(screen.getByRole('textbox', { name: '昵称' }))
    await userEvent.tab()
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(sent('PUT', '/member')).toEqual([])
  })
})

describe('the rights', () => {
  it('say how much is missing to the next grade, and mark the own one', async () => {
    const grade = (grade_id: number, grade_name: string, total_consumption: number, discount: number) => ({
      grade_id,
      grade_name,
      promotion_condition: { total_consumption },
      privileges: { discount, discount_desc: (100 - discount) / 10 },
    })
    mallDouble({
      'GET /member': member,
      'GET /membercard/grades': {
        member_card_list: [
          grade(2, '普通会员', 0, 0),
          grade(1, '银卡会员', 3000, 1),
          grade(3, '金卡会员', 10_000, 2),
        ],
        vip_grade_list: [],
        gain_point: 1,
        total_consumption: 450_000,
      },
    })
    showPage(<Rights />)
    expect(await screen.findByText(wholeText('再消费¥5,500.00可升级为金卡会员'))).toBeInTheDocument()
    const grades = within(screen.getByRole('list', { name: '会员等级' }))
    expect(grades.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '普通会员购物积分注册即享',
      '银卡会员当前等级全场9.9折累计消费满¥3,000.00',
      '金卡会员全场9.8折累计消费满¥10,000.00',
    ])
    expect(screen.getByRole('progressbar', { name: '升级进度' })).toHaveAttribute('aria-valuenow', '45')
  })

  it('name points as a benefit only while orders earn some', async () => {
    const grade = {
      grade_id: 1,
      grade_name: '普通会员',
      promotion_condition: { total_consumption: 0 },
      privileges: { discount: 0, discount_desc: 10 },
    }
    mallDouble({
      'GET /member': member,
      'GET /membercard/grades': { member_card_list: [grade], vip_grade_list: [], gain_point: 0 },
    })
    showPage(<Rights />)
    const list = await screen.findByRole('list', { name: '会员等级' })
    expect(list).toHaveTextContent(/^普通会员当前等级注册即享$/)
  })

  it.each([
    ['a cent less than the next grade asks for', 299_999, '再消费¥0.01可升级为银卡会员'],
    ['enough for the next grade', 300_000, '已达到银卡会员的条件，下一笔订单完成后升级'],
    ['enough for the one after it', 1_200_000, '已达到银卡会员的条件，下一笔订单完成后升级'],
  ])('offer the next grade, not the one after it, to who consumed %s', async (_what, spent, text) => {
    const grade = (grade_id: number, grade_name: string, total_consumption: number) => ({
      grade_id,
      grade_name,
      promotion_condition: { total_consumption },
      privileges: { discount: 0, discount_desc: 10 },
    })
    mallDouble({
      'GET /member': member,
      'GET /membercard/grades': {
        member_card_list: [grade(1, '普通会员', 0), grade(2, '银卡会员', 3000), grade(3, '金卡会员', 10_000)],
        vip_grade_list: [],
        total_consumption: spent,
      },
    })
    showPage(<Rights />)
    expect(await screen.findByText(wholeText(text))).toBeInTheDocument()
  })

  it('say that a grade stays for which the member has not consumed enough', async () => {
    const gold = {
      grade_id: 1,
      grade_name: '金卡会员',
      promotion_condition: { total_consumption: 10_000 },
      privileges: { discount: 2, discount_desc: 9.8 },
    }
    mallDouble({
      'GET /member': member,
      'GET /membercard/grades': { member_card_list: [gold], vip_grade_list: [], total_consumption: 0 },
    })
    showPage(<Rights />)
    await waitFor(() => expect(document.body).toHaveTextContent('累计消费 ¥0.00，当前等级为您保留'))
  })

  it('show the end of the paid grade that the member has', async () => {
    const paid = (vip_grade_id: number, grade_name: string, lv_type: string) => ({
      vip_grade_id,
      grade_name,
      lv_type,
      guide_title: `开通${grade_name}`,
      description: '',
      privileges: { discount: 5, discount_desc: 9.5 },
    })
    const grades = {
      'GET /membercard/grades': {
        member_card_list: [
          {
            grade_id: 1,
            grade_name: '银卡会员',
            promotion_condition: { total_consumption: 0 },
            privileges: { discount: 1, discount_desc: 9.9 },
          },
        ],
        vip_grade_list: [paid(4, '焕新卡', 'vip'), paid(5, '尊享卡', 'svip')],
      },
    }
    const links = async () => {
      await screen.findByRole('link', { name: /尊享卡/ })
      return screen.getAllByRole('link', { name: /焕新卡|尊享卡/ }).map((one) => one.textContent)
    }
    const held = { is_vip: true, end_time: '2027-06-01' }
    const openWith = (vipgrade: object) => {
      cleanup()
      mallDouble({ ...grades, 'GET /member': { ...member, vipgrade: { ...member.vipgrade, ...vipgrade } } })
      showPage(<Rights />)
      return links()
    }
    expect(await openWith({})).toEqual(['焕新卡开通焕新卡去开通', '尊享卡开通尊享卡去开通'])
    expect(await openWith({ ...held, vip_grade_id: 4, lv_type: 'vip' })).toEqual([
      '焕新卡已开通 · 有效期至2027-06-01续费',
      '尊享卡开通尊享卡去开通',
    ])
    expect(await openWith({ ...held, vip_grade_id: 5, lv_type: 'svip' })).toEqual([
      '焕新卡开通焕新卡查看',
      '尊享卡已开通 · 有效期至2027-06-01续费',
    ])
  })
})

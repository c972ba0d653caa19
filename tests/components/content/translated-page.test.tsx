/** @jest-environment ./tests/setup/browser-environment.ts */
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { PointsRows } from '@/components/checkout/points-rows'
import { SubsidyLimit } from '@/components/checkout/subsidy-limit'
import { CouponSection } from '@/components/coupon/coupon-tickets'
import { CouponValue } from '@/components/coupon/coupon-value'
import { GoodsCard } from '@/components/goods/goods-card'
import { MemberFace } from '@/components/home/member-face'
import { MemberLine } from '@/components/home/member-line'
import { CartMark } from '@/components/layout/cart-mark'
import { PaidShare } from '@/components/line-price/paid-share'
import { PriceRows } from '@/components/line-price/price-rows'
import { OwnCoupon } from '@/components/member/coupons/own-coupon'
import { FactList } from '@/components/order/fact-list'
import { Freight } from '@/components/order/freight'
import { ParcelUnits } from '@/components/order/parcel/parcel-units'
import { OwnPointsNote } from '@/components/points-mall/picked-points'
import { SubsidyTag } from '@/components/subsidy/subsidy-tag'
import { Figures } from '@/components/ui/figures'
import { Pagination } from '@/components/ui/pagination'
import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import { StruckPrice } from '@/components/ui/struck-price'
import { Tabs } from '@/components/ui/tabs'
import { Textarea } from '@/components/ui/textarea'
import type { SessionUser } from '@/lib/client/person/session'
import type { Card, UserCard } from '@/lib/contract/catalogue/coupon'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import type { Parcel } from '@/lib/contract/trade/delivery'
import { goodsRow } from '../../fixtures/components/goods'

/**
 * Browsers that translate a page put other text nodes into `<font>` elements and take the old ones away, which React
 * goes on to change unseen. Amounts, counts and codes carry `translate="no"`, so that they stay React's own.
 */

/** Replaces text nodes as browsers do that translate, except below `translate="no"`. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.parentElement?.closest('[translate=no]')) continue
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

const coupon = { card_type: 'discount', reduce_cost: 0, least_cost: 0 } as const

/** The sums of an order of the points mall without money. */
const pointsOrder = (pieces: number, points: number, own: number) =>
  ({
    totalItemNum: pieces,
    item_point: points,
    item_fee: 0,
    freight_type: 'point',
    freight_fee: pieces * 10,
    point: points + pieces * 10,
    total_fee: 0,
    user_point: own,
  }) as OrderPreview

const user: SessionUser = { userId: 1, gradeId: 1, isStaff: false, mobile: '138****8000' }

const subsidised = (pieces: number) => {
  const line = { item_id: 501, class_name: '冰箱', num: pieces, fee: 100, limit: pieces }
  return {
    item: { item_id: 501, subsidy_num: pieces, subsidy_fee: 100 },
    subsidy: { lines: [line] },
  } as Parameters<typeof SubsidyLimit>[0]
}

const paidLine = (fee: number, points: number) => ({
  num: 1,
  price: 900,
  member_discount: 0,
  total_fee: fee,
  point: points,
})

const cases: [name: string, before: ReactElement, after: ReactElement, text: string][] = [
  ['an amount', <Price key="1" cents={19_990} />, <Price key="1" cents={25_005} />, '¥250.05'],
  [
    'an amount with label and market price',
    <Price key="1" cents={19_990} label="活动价" market={30_000} />,
    <Price key="1" cents={25_005} label="会员价" market={31_000} />,
    '会员价¥250.05市场价¥310.00',
  ],
  [
    'a whole amount',
    <Price key="1" cents={19_900} decimals={0} />,
    <Price key="1" cents={5} decimals={0} />,
    '¥0.05',
  ],
  ['a struck price', <StruckPrice key="1" cents={100} />, <StruckPrice key="1" cents={200} />, '市场价¥2.00'],
  [
    'a price in points',
    <PointsPrice key="1" points={100} cents={0} />,
    <PointsPrice key="1" points={250} cents={500} />,
    '250积分+¥5.00',
  ],
  [
    'the value of a coupon',
    <CouponValue key="1" coupon={{ ...coupon, discount: 10 }} />,
    <CouponValue key="1" coupon={{ ...coupon, discount: 15 }} />,
    '8.5折',
  ],
  [
    'freight in points',
    <Freight key="1" order={{ freight_type: 'point', freight_fee: 10 }} className="" />,
    <Freight key="1" order={{ freight_type: 'point', freight_fee: 25 }} className="" />,
    '25 积分',
  ],
  [
    'the points of a member, and how many are missing',
    <OwnPointsNote key="1" own={120} missing={30} />,
    <OwnPointsNote key="1" own={90} missing={60} />,
    '可用积分 90，还差 60 积分',
  ],
  [
    'an order in points',
    <PointsRows key="1" preview={pointsOrder(1, 100, 90)} hasPlace missing={20} />,
    <PointsRows key="1" preview={pointsOrder(2, 200, 95)} hasPlace missing={125} />,
    '2 件商品，商品总计200积分运费20 积分可用积分95还差 125 积分应付总额220积分',
  ],
  [
    'the counters of a member on the home page',
    <MemberFace key="1" user={user} cartCount={3} />,
    <MemberFace key="1" user={{ ...user, mobile: '139****0001' }} cartCount={12} />,
    '您好，139****0001焕新会员进入会员中心12购物车–优惠券–积分',
  ],
  [
    'the name of a member on phones',
    <MemberLine key="1" user={user} />,
    <MemberLine key="1" user={{ ...user, mobile: '139****0001' }} />,
    '您好，139****0001优惠券 –积分 –',
  ],
  [
    'how many pieces of an order are subsidised',
    <SubsidyLimit key="1" {...subsidised(1)} />,
    <SubsidyLimit key="1" {...subsidised(2)} />,
    '每人限 2 件，本单 2 件享补贴',
  ],
  [
    'the share of a line in a payment',
    <PaidShare key="1" line={paidLine(100, 8)} />,
    <PaidShare key="1" line={paidLine(250, 25)} />,
    '实付分摊 ¥2.50 + 25 积分',
  ],
  [
    'the number of pages',
    <Pagination key="1" page={1} count={15} onChange={() => {}} />,
    <Pagination key="1" page={1} count={25} onChange={() => {}} />,
    '123共 3 页',
  ],
  [
    'what may still be typed',
    <Textarea key="1" maxLength={300} used={3} value="" readOnly />,
    <Textarea key="1" maxLength={300} used={12} value="" readOnly />,
    '12/300',
  ],
  [
    'a sentence with figures',
    <Figures key="1" text="还差 ¥369.12、2 件 免运费" />,
    <Figures key="1" text="满 ¥12.00 免运费" />,
    '满 ¥12.00 免运费',
  ],
  ['the number on the cart', <CartMark key="1" count={3} />, <CartMark key="1" count={12} />, '12件商品'],
]

it.each(cases)('%s of a translated page shows its new digits only', (_, before, after, text) => {
  const { container, rerender } = render(before)
  translate(container)
  rerender(after)
  expect(container.textContent).toBe(text)
})

/** Texts with digits that a browser would translate. */
function translatedDigits(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (/\d/.test(node.textContent ?? '') && !node.parentElement?.closest('[translate=no]'))
      texts.push(node.textContent ?? '')
  return texts
}

const period = {
  date_type: 'DATE_TYPE_FIX_TIME_RANGE',
  begin_date: 1_760_000_000,
  end_date: 1_770_000_000,
  fixed_term: 0,
}

const figures: [name: string, shown: ReactElement][] = [
  [
    'a product card',
    <GoodsCard
      key="1"
      goods={goodsRow({ sales: 10, rate_num: 5, good_percent: 86, subsidy_price: 399_900 })}
    />,
  ],
  [
    'a claimable coupon',
    <CouponSection
      key="1"
      title="领券中心"
      coupons={[
        {
          ...coupon,
          ...period,
          card_type: 'cash',
          card_id: 1,
          title: '新人券',
          received_flag: 0,
          reduce_cost: 5000,
          button_status: { text: '立即领取' },
        } as unknown as Card,
      ]}
      onClaim={() => {}}
    />,
  ],
  [
    'a coupon of the member',
    <OwnCoupon
      key="1"
      coupon={
        {
          ...coupon,
          title: '新人券',
          code: '5446705',
          begin_date: '2026-01-01',
          end_date: '2026-02-01',
          distributor_info: [],
          valid: true,
          status: 1,
          tagClass: '',
          invalid_desc: '',
          discount: 10,
          use_bound: 0,
        } as unknown as UserCard
      }
    />,
  ],
  [
    'tabs with numbers',
    <Tabs
      key="1"
      label="订单"
      value="all"
      items={[{ value: 'all', label: '全部', count: 12 }]}
      onChange={() => {}}
    />,
  ],
  [
    'the 优惠明细',
    <dl key="1">
      <PriceRows rows={[{ kind: 'freight', cents: 1000 }]} freightRule="还差 ¥369.12 免运费" />
    </dl>,
  ],
  [
    'facts of an order',
    <FactList
      key="1"
      title="订单信息"
      facts={[
        ['订单号：', '5446888000070001'],
        ['下单时间：', '2026-11-29 22:13:04'],
      ]}
    />,
  ],
  ['a subsidy', <SubsidyTag key="1" cents={12_345} />],
  [
    'a parcel',
    <ParcelUnits
      key="1"
      parcel={{ items: [{ id: 1, pic: '', item_name: '电水壶', num: 2 }], items_num: 2 } as unknown as Parcel}
    />,
  ],
]

it.each(figures)('figures of %s are not translated', (_, shown) => {
  expect(translatedDigits(render(shown).container)).toEqual([])
})

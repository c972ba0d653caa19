import 'server-only'
import { bestGoods } from '../../data'
import type { GoodsClass } from '../../types'
import { categoryLink, couponRecord, goodsRecord, pageLink } from '../links'
import { widget, type StoredWidget } from '../widget'
import {
  at,
  bannerPicture,
  campaignMenu,
  heading,
  hotZones,
  page,
  panel,
  text,
  topSlides,
  transparent,
} from './parts'

const accent = '#E1251B'

const slides = [
  {
    words: {
      title: '家电焕新季',
      subtitle: '一级能效补贴 20%，单件最高补 2000 元',
      cta: '逛国补',
      classes: ['fridge', 'washer', 'aircon'],
      palette: 'red',
    },
    link: pageLink('国补专区', '/items?tag=国补'),
  },
  {
    words: {
      title: '冰洗一起换',
      subtitle: '冰洗换新券与补贴同享，旧机同日拆走',
      cta: '选冰箱',
      classes: ['washer', 'fridge'],
      palette: 'ice',
    },
    link: categoryLink('fridge'),
  },
  {
    words: {
      title: '客厅换大屏',
      subtitle: '55 英寸到 98 英寸，送装一体',
      cta: '看电视',
      classes: ['tv', 'home'],
      palette: 'violet',
    },
    link: categoryLink('tv'),
  },
] satisfies Parameters<typeof topSlides>[1]

/** The promises of the campaign, one below the other on phones. */
const steps = [
  ['① 先做实名认证', '认证一次，各类补贴下单时自动抵扣。'],
  ['② 选好新机下单', '券与满减先减，补贴后减，结算页逐行列明。'],
  ['③ 一趟上门换新', '新机装好试机，旧机可致电客服约回收。'],
] as const

const stepsPanel = (): StoredWidget =>
  panel(
    'renewal-steps',
    130,
    steps.map(([title, content], index) =>
      at(
        index * 416,
        10,
        text(`renewal-step-${index}`, `${title}\n${content}`, {
          fontSize: 14,
          color: '#1f2329ff',
          foregroundColor: '#ffffffff',
          borderRadius: 8,
        }),
        { width: 318, height: 70, paddingTop: 20, paddingRight: 20, paddingBottom: 20, paddingLeft: 20 },
      ),
    ),
    { marginTop: 16 },
  )

const roomsPicture = (): StoredWidget =>
  hotZones(
    'renewal-rooms',
    bannerPicture(
      {
        title: '点哪台，换哪台',
        subtitle: '图上的每一台都能点',
        classes: ['fridge', 'washer', 'aircon', 'tv'],
        palette: 'cream',
      },
      1190,
      360,
    ),
    { width: 1190, height: 360 },
    [
      { at: [0.03, 0.2, 0.34, 0.6], link: pageLink('国补专区', '/items?tag=国补') },
      ...(['fridge', 'washer', 'aircon', 'tv'] satisfies GoodsClass[]).map((kind, index) => ({
        at: zonePlaces[index] ?? [0, 0, 0, 0],
        link: categoryLink(kind),
      })),
    ],
    { borderRadius: 8, marginTop: 16 },
  )

/** Where the four appliances stand on the picture. */
const zonePlaces: [number, number, number, number][] = [
  [0.45, 0.1, 0.13, 0.8],
  [0.58, 0.3, 0.12, 0.6],
  [0.7, 0.1, 0.08, 0.8],
  [0.78, 0.3, 0.2, 0.6],
]

const tabs: [text: string, kind: GoodsClass][] = [
  ['冰箱', 'fridge'],
  ['洗衣机', 'washer'],
  ['空调', 'aircon'],
  ['电视', 'tv'],
]

const showcase = (): StoredWidget =>
  widget('W0005', '商品橱窗', 'renewal', {
    text: '大家电爆款',
    height: 594,
    widthDisabled: true,
    heightDisabled: true,
    showMore: true,
    moreText: '更多',
    moreLinkData: pageLink('国补专区', '/items?tag=国补'),
    customerThemeEnabled: true,
    wgtTheme: accent,
    borderRadius: 8,
    backgroundColor: '#ffffff00',
    data: tabs.map(([title, kind]) => ({ text: title, data: bestGoods([kind], 7).map(goodsRecord) })),
  })

/** Kitchen and bathroom: a showcase with a main picture, and hot sales beside it, 882 + 1 + 307 pixels wide. */
const kitchenPanel = (): StoredWidget =>
  panel('renewal-kitchen', 600, [
    at(
      0,
      0,
      widget('W0017', '特殊橱窗', 'renewal', {
        text: '厨卫换新',
        wgtBackgroundColor: accent,
        goods_pic: bannerPicture(
          {
            title: '厨卫一次换齐',
            subtitle: '一台也能装',
            cta: '去逛逛',
            classes: ['hood', 'heater'],
            palette: 'orange',
          },
          580,
          960,
        ),
        pathData: categoryLink('hood'),
        wgtTitleFontSize: 16,
        wgtSubTitleFontSize: 14,
        backgroundColor: '#ffffff00',
        data: [
          { text: '精选', data: bestGoods(['hood', 'heater'], 4).map(goodsRecord) },
          { text: '油烟机', data: bestGoods(['hood'], 4).map(goodsRecord) },
          { text: '热水器', data: bestGoods(['heater'], 4).map(goodsRecord) },
        ],
      }),
      { width: 882, height: 592, widthDisabled: true, heightDisabled: true },
    ),
    at(
      883,
      0,
      widget('W0018', '热卖橱窗', 'renewal', {
        mainTitle: '小电热卖',
        styleType: 'style3',
        autoplay: false,
        backgroundColor: '#ffffff00',
        data: [0, 4, 8].map((start) => ({
          data: bestGoods(['kitchen', 'home'], 12)
            .slice(start, start + 4)
            .map(goodsRecord),
        })),
      }),
      { width: 307, height: 593, widthDisabled: true, heightDisabled: true },
    ),
  ])

const savers = (): StoredWidget =>
  widget('W0002', '商品', 'renewal', {
    text: '一级能效，省下的都是自己的',
    columnNums: 5,
    moreText: '更多',
    moreLinkData: pageLink('一级能效', '/items?tag=一级能效'),
    wgtBackgroundColor1: '#E1251B',
    wgtBackgroundColor2: '#FF7A45',
    wgtTitleFontSize: 20,
    wgtPriceColor: accent,
    marginTop: 24,
    height: 720,
    widthDisabled: true,
    heightDisabled: true,
    ...transparent,
    data: bestGoods(['fridge', 'washer', 'aircon', 'heater'], 10, '一级能效').map(goodsRecord),
  })

const rules = [
  '活动规则',
  '1. 收货地址在活动地区内、完成实名认证的个人消费者可参加，每类商品按资格限购。',
  '2. 补贴按减去优惠券与满减之后的金额计算，单件不超过封顶金额，付款时直接减去。',
  '3. 退货时补贴资格一并退回；旧机回收款由回收方当面结清，与订单金额无关。',
].join('\n')

/** 家电焕新季: slides, coupons, hot zones, tabs of products, free panels, a list of products. */
export const renewalPage = (): StoredWidget[] => [
  page('renewal', '家电焕新季', accent, '#fff3eeff'),
  topSlides('renewal', slides),
  campaignMenu('renewal', accent),
  stepsPanel(),
  widget('W0021', '优惠券', 'renewal', {
    text: '先领券',
    subTitle: '与补贴同享，领到即用',
    wgtSubTitleFontSize: 14,
    wgtSubTextColor: '#6B7178',
    wgtBackgroundColor: accent,
    wgtPriceColor: accent,
    wgtToFixed: 2,
    fillWidth: true,
    moreText: '领券中心',
    moreLinkData: pageLink('领券中心', '/member/coupon-center'),
    height: 185,
    marginTop: 8,
    ...transparent,
    data: ['welcome-50', 'fridge-200', 'langan-88'].map(couponRecord),
  }),
  roomsPicture(),
  ...heading('renewal-big', '大家电 · 送装一体', '新机装好，旧机同日拆走，楼道不留一片泡沫'),
  showcase(),
  ...heading('renewal-kitchen', '厨卫与小电 · 小改变天天用得到', '烟灶热水一次配齐，厨房小电两件再享9折'),
  kitchenPanel(),
  savers(),
  text('renewal-rules', rules, {
    fontSize: 14,
    height: 140,
    color: '#6b7178ff',
    marginTop: 32,
    marginBottom: 16,
  }),
]

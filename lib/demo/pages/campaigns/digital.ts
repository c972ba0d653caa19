import 'server-only'
import { bestGoods } from '../../data'
import type { GoodsClass } from '../../types'
import { categoryLink, categoryRecord, couponRecord, designedLink, goodsRecord, pageLink } from '../links'
import { widget, type StoredWidget } from '../widget'
import { at, bannerPicture, heading, page, panel, slot, topSlides } from './parts'

const accent = '#1D5FD1'

const slides = [
  {
    words: {
      title: '数码焕新馆',
      subtitle: '手机 平板 手表 单件最高补 500 元',
      cta: '看新机',
      classes: ['phone', 'tablet', 'watch'],
      palette: 'blue',
    },
    link: pageLink('数码国补', '/items?tag=国补'),
  },
  {
    words: {
      title: '旧机可约上门回收',
      subtitle: '全程视频验机，数据当面擦除',
      cta: '了解回收',
      classes: ['phone', 'computer'],
      palette: 'night',
    },
    link: designedLink('旧机去哪儿了'),
  },
] satisfies Parameters<typeof topSlides>[1]

const menu = (): StoredWidget =>
  widget('W0007', '导航菜单', 'digital', {
    hover: false,
    wgtTypeBackgroundColor: accent,
    height: 40,
    marginTop: 12,
    categoryData: (['phone', 'tablet', 'watch', 'computer'] satisfies GoodsClass[]).map((kind) =>
      categoryRecord(kind),
    ),
    data: [
      { title: '新品上架', pathData: pageLink('新品上架', '/items?tag=新品') },
      { title: '拼团特惠', pathData: pageLink('拼团特惠', '/groups') },
      { title: '家电焕新季', pathData: designedLink('家电焕新季') },
      { title: '旧机去哪儿了', pathData: designedLink('旧机去哪儿了') },
    ].map((entry) => ({ ...entry, wgtHotKeywordTextColor: '#333333' })),
  })

const small = (title: string, kind: GoodsClass, palette: 'violet' | 'mint' | 'cream') =>
  slot(bannerPicture({ title, classes: [kind], palette }, 348, 360), categoryLink(kind))

/** Cards with pictures, products and coupons beside each other: 390 × 3 + 10 × 2 pixels. */
const cards = (): StoredWidget => {
  const card = (x: number, key: string, settings: Record<string, unknown>) =>
    at(x, 0, widget('W0012', '橱窗卡', `digital-${key}`, { backgroundColor: '#ffffff00', ...settings }), {
      width: 390,
      height: 450,
      widthDisabled: true,
      heightDisabled: true,
    })
  return panel(
    'digital-cards',
    450,
    [
      card(0, 'pictures', {
        mainTitle: '新机到手',
        subTitle: '一页看完',
        linkPath: categoryLink('phone'),
        styleType: 1,
        data: [
          [],
          [
            slot(
              bannerPicture(
                { title: '影像旗舰', subtitle: '夜里也拍得清', classes: ['phone'], palette: 'blue' },
                700,
                360,
              ),
              categoryLink('phone'),
            ),
            small('类纸平板', 'tablet', 'mint'),
            small('懂睡眠的表', 'watch', 'cream'),
          ],
        ],
      }),
      card(400, 'goods', {
        mainTitle: '人气数码',
        subTitle: '大家都在看',
        linkPath: pageLink('数码国补', '/items?tag=国补'),
        styleType: 3,
        data: [
          [],
          [],
          [],
          [0, 4].map((start) => ({
            type: 'goods',
            data: bestGoods(['phone', 'tablet', 'watch', 'computer'], 8)
              .slice(start, start + 4)
              .map(goodsRecord),
          })),
        ],
      }),
      card(800, 'coupons', {
        mainTitle: '领券再买',
        subTitle: '可与补贴同享',
        linkPath: pageLink('领券中心', '/member/coupon-center'),
        styleType: 4,
        data: [
          ...[[], [], [], [{ type: 'goods', data: bestGoods(['phone'], 4).map(goodsRecord) }]],
          [
            {
              type: 'coupon',
              data: ['digital-95', 'phone-150', 'welcome-50'].map((key) => ({
                ...couponRecord(key),
                imgUrl: bannerPicture({ title: '', classes: ['phone'], palette: 'ice' }, 136, 136),
              })),
            },
          ],
        ],
      }),
    ],
    { marginTop: 16 },
  )
}

const showcase = (
  type: 'W0014' | 'W0015',
  name: string,
  title: string,
  count: number,
  tabs: [string, ...string[]][],
) =>
  widget(type, name, 'digital', {
    text: title,
    wgtBackgroundColor: accent,
    customerThemeEnabled: true,
    wgtTheme: accent,
    showMore: true,
    moreText: '更多',
    height: 462,
    borderRadius: 8,
    backgroundColor: '#ffffff00',
    wgtTitleFontSize: 14,
    wgtToFixed: 2,
    fillWidth: true,
    data: tabs.map(([text, ...keys]) => ({ text, data: bestGoods(keys, count).map(goodsRecord) })),
  })

/** Texts of the three pairs of pictures. */
const pairs = [
  {
    title: '上课用',
    subtitle: '护眼也专心',
    color: '#0E9F6E',
    palette: 'mint',
    pictures: [
      ['儿童学习平板', '类纸护眼屏', 'tablet'],
      ['上学带的手表', '定位与通话', 'watch'],
    ],
  },
  {
    title: '上班用',
    subtitle: '轻一点再轻一点',
    color: '#5A3CC4',
    palette: 'violet',
    pictures: [
      ['轻薄本', '1200 克以内', 'computer'],
      ['商务手机', '两天一充', 'phone'],
    ],
  },
  {
    title: '出门用',
    subtitle: '续航说了算',
    color: '#D9601A',
    palette: 'orange',
    pictures: [
      ['运动手表', '两周续航', 'watch'],
      ['长续航手机', '大电池不厚', 'phone'],
    ],
  },
] satisfies {
  title: string
  subtitle: string
  color: string
  palette: Parameters<typeof bannerPicture>[0]['palette']
  pictures: [title: string, subtitle: string, kind: GoodsClass][]
}[]

/** Pairs of pictures by occasion: 384 × 3 + 19 × 2 pixels. */
const occasions = (): StoredWidget =>
  panel(
    'digital-occasions',
    422,
    pairs.map(({ title, subtitle, color, palette, pictures }, index) =>
      at(
        index * 403,
        0,
        widget('W0016', '营销橱窗', `digital-${index}`, {
          text: title,
          mainTitle: title,
          subTitle: subtitle,
          wgtBackgroundColor: color,
          wgtSubTitleFontSize: 14,
          wgtSubTextColor: '#6B7178',
          wgtBorderRadius: true,
          backgroundColor: '#ffffff00',
          data: [
            pictures.map(([words, below, kind], seed) =>
              slot(
                bannerPicture({ title: words, subtitle: below, classes: [kind], palette, seed }, 684, 320),
                categoryLink(kind),
              ),
            ),
          ],
        }),
        { width: 384, height: 422, widthDisabled: true, heightDisabled: true },
      ),
    ),
  )

/** 数码焕新馆: menu with categories, cards of every layout, showcases with a large product, pairs of pictures. */
export const digitalPage = (): StoredWidget[] => [
  page('digital', '数码焕新馆', accent, '#f2f6ffff'),
  topSlides('digital', slides, { styleType: 'style3' }),
  menu(),
  cards(),
  ...heading('digital-phones', '手机 · 旧机可约上门回收', '补贴 15%，单件最高补 500 元'),
  showcase('W0014', '主图橱窗', '选手机', 10, [
    ['精选', 'phone'],
    ['影像与续航', 'phone-camera', 'phone-long'],
    ['折叠屏', 'phone-fold'],
  ]),
  ...heading('digital-office', '平板、手表与电脑', '学习办公都够用'),
  showcase('W0015', '精品橱窗', '选装备', 11, [
    ['平板', 'tablet'],
    ['手表', 'watch'],
    ['电脑', 'computer'],
  ]),
  ...heading('digital-occasions', '按场景挑', '上课、上班、出门，各有各的装备'),
  occasions(),
]

import 'server-only'
import { bestGoods } from '../../data'
import { mainCategoryId } from '../../ids'
import type { GoodsClass } from '../../types'
import { categoryLink, categoryRecord, designedLink, goodsRecord, pageLink } from '../links'
import { widget, type StoredWidget } from '../widget'
import { at, bannerPicture, campaignMenu, heading, page, panel, text, transparent } from './parts'

const accent = '#E1251B'

const search = (words: string) => pageLink(words, `/items?keywords=${words}`)

/** The line at the top of the page: what it is, search with hot words, cart. */
const topPanel = (): StoredWidget =>
  panel(
    'guide-top',
    90,
    [
      at(
        0,
        14,
        text('guide-title', '全屋家电导购', { fontSize: 24, fontWeight: 'bold', color: '#1f2329ff' }),
        {
          width: 220,
          height: 40,
        },
      ),
      at(
        340,
        14,
        widget('W0008', '搜索', 'guide', {
          placeholder: '想换哪一台？',
          wgtTheme: '#E1251Bff',
          customerThemeEnabled: true,
          wgtTextColor1: '#E1251B',
          wgtTextColor2: '#FF7A45',
          ...transparent,
          data: ['法式冰箱', '洗烘一体', '新一级空调', '扫拖机器人'].map((title) => ({
            title,
            pathData: search(title),
            wgtHotKeywordTextColor: '#6b7178',
          })),
        }),
        { width: 560, height: 66, heightDisabled: true },
      ),
      at(
        1050,
        14,
        widget('W0010', '购物车', 'guide', {
          wgtTheme: '#E1251Bff',
          customerThemeEnabled: true,
          wgtTextColor: '#ffffffff',
          ...transparent,
        }),
        { width: 130, height: 38, heightDisabled: true },
      ),
    ],
    { marginTop: 16, zindex: 20 },
  )

/** Classes of the open menu: as many as the slides beside it are high. */
const menuKinds = [
  'fridge',
  'washer',
  'aircon',
  'tv',
  'heater',
  'hood',
  'home',
  'kitchen',
] satisfies GoodsClass[]

const slides = [
  {
    words: {
      title: '厨房焕新季',
      subtitle: '烟灶热水 小电齐换',
      cta: '去厨房',
      classes: ['hood', 'kitchen'],
      palette: 'orange',
    },
    link: designedLink('厨房焕新季'),
  },
  {
    words: {
      title: '一家人的冷鲜',
      subtitle: '多门分区，气味互不打扰',
      cta: '选冰箱',
      classes: ['fridge'],
      palette: 'ice',
    },
    link: categoryLink('fridge'),
  },
  {
    words: {
      title: '地不用自己拖',
      subtitle: '扫拖洗烘，一个基站',
      cta: '看家居',
      classes: ['home'],
      palette: 'mint',
    },
    link: categoryLink('home'),
  },
] satisfies { words: Parameters<typeof bannerPicture>[0]; link: Record<string, unknown> }[]

/** The open category menu, and slides where its fly-outs open. */
const menuPanel = (): StoredWidget =>
  panel(
    'guide-menu',
    520,
    [
      at(
        0,
        0,
        widget('W0022', '主类目导航', 'guide', {
          hover: true,
          menuTop: 40,
          wgtTypeBackgroundColor: accent,
          categoryData: menuKinds.map((kind) => categoryRecord(kind, mainCategoryId)),
          data: [
            { title: '国补专区', pathData: pageLink('国补专区', '/items?tag=国补') },
            { title: '家电焕新季', pathData: designedLink('家电焕新季') },
            { title: '数码焕新馆', pathData: designedLink('数码焕新馆') },
            { title: '身边的门店', pathData: designedLink('身边的焕新门店') },
          ].map((entry) => ({ ...entry, wgtHotKeywordTextColor: '#333333' })),
        }),
        { width: 1190, height: 40, heightDisabled: true },
      ),
      at(
        210,
        50,
        widget('W0001', '轮播', 'guide', {
          autoplay: true,
          autoplaySpeed: 4000,
          styleType: 'style4',
          pointAlign: 'right',
          pointDefaultColor: '#ffffff99',
          data: slides.map(({ words, link }) => ({
            imgUrl: bannerPicture(words, 980, 462),
            phoneImgUrl: bannerPicture(words, 780, 390),
            imgData: '',
            pathData: link,
          })),
        }),
        { width: 980, height: 462 },
      ),
    ],
    { marginTop: 8, zindex: 10 },
  )

interface Room {
  key: string
  title: string
  subtitle: string
  kinds: GoodsClass[]
  more: GoodsClass
}

const rooms: Room[] = [
  {
    key: 'kitchen',
    title: '厨房',
    subtitle: '烟机、热水器与台面上的小家电',
    kinds: ['hood', 'heater', 'kitchen'],
    more: 'kitchen',
  },
  {
    key: 'living',
    title: '客厅',
    subtitle: '大屏、冷暖与清洁',
    kinds: ['tv', 'aircon', 'home'],
    more: 'tv',
  },
  {
    key: 'balcony',
    title: '阳台与餐边',
    subtitle: '洗、烘、冷藏，各有其位',
    kinds: ['washer', 'fridge'],
    more: 'washer',
  },
]

const roomFloor = ({ key, title, subtitle, kinds, more }: Room): StoredWidget[] => [
  ...heading(`guide-${key}`, title, subtitle),
  widget('W0002', '商品', `guide-${key}`, {
    text: `${title}里最常换的五台`,
    columnNums: 5,
    moreLinkData: categoryLink(more),
    wgtTitleFontSize: 20,
    wgtBackgroundColor1: '#E1251B',
    wgtBackgroundColor2: '#FF7A45',
    wgtPriceColor: accent,
    height: 400,
    widthDisabled: true,
    heightDisabled: true,
    ...transparent,
    data: kinds
      .flatMap((kind) => bestGoods([kind], Math.ceil(5 / kinds.length)))
      .slice(0, 5)
      .map(goodsRecord),
  }),
]

/** 全屋家电导购: search, cart, menus with categories, a menu in one line. */
export const guidePage = (): StoredWidget[] => [
  page('guide', '全屋家电导购', accent, '#f7f8faff'),
  topPanel(),
  menuPanel(),
  campaignMenu('guide', accent),
  ...rooms.flatMap(roomFloor),
]

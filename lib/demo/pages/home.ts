import 'server-only'
import { pictureUrl, type Banner } from '../art'
import type { GoodsClass } from '../types'
import { bestGoods } from '../data'
import { categoryLink, designedLink, goodsRecord, pageLink } from './links'
import { widget, type StoredWidget } from './widget'

type Slide = Omit<Banner, 'width' | 'height' | 'seed'> & { link: Record<string, unknown> }

const slides: Slide[] = [
  {
    title: '家电以旧换新季',
    subtitle: '一级能效补贴 20%，最高立省 2000 元',
    cta: '去换新',
    classes: ['fridge', 'washer', 'tv'],
    palette: 'red',
    link: pageLink('国补专区', '/items?tag=国补'),
  },
  {
    title: '数码焕新 补贴 15%',
    subtitle: '手机 平板 手表 单件最高补 500 元',
    cta: '看新机',
    classes: ['phone', 'tablet', 'watch'],
    palette: 'blue',
    link: categoryLink('phone'),
  },
  {
    title: '清凉省电好空调',
    subtitle: '新一级能效 送装一体 旧机同日拆走',
    cta: '选空调',
    classes: ['aircon'],
    palette: 'ice',
    link: categoryLink('aircon'),
  },
  {
    title: '厨房焕新计划',
    subtitle: '烟灶热水 小电齐换 两件再享九折',
    cta: '逛厨电',
    classes: ['hood', 'heater', 'kitchen'],
    palette: 'orange',
    link: designedLink('厨房焕新季'),
  },
  {
    title: '新品首发',
    subtitle: '三十天内上架的新款 会员先享',
    cta: '抢先看',
    classes: ['computer', 'home', 'phone'],
    palette: 'violet',
    link: pageLink('新品上架', '/items?tag=新品'),
  },
]

const carousel = widget('W0001', '轮播', 'home', {
  width: 720,
  height: 420,
  styleType: 'style3',
  pointAlign: 'center',
  autoplay: true,
  autoplaySpeed: 4000,
  pointDefaultColor: '#ffffff99',
  data: slides.map(({ link, ...banner }, seed) => ({
    imgUrl: pictureUrl({ kind: 'banner', ...banner, seed, width: 720, height: 420 }),
    imgData: '',
    pathData: link,
  })),
})

/** Headings of the home page and the floors below each. The first floor of a group has two rows. */
const groups: { heading: string; floors: GoodsClass[] }[] = [
  { heading: '大家电焕新 · 送装一体，旧机同日拆走', floors: ['fridge', 'washer', 'aircon', 'tv'] },
  { heading: '数码换新 · 旧机寄来就抵现', floors: ['phone', 'tablet', 'watch', 'computer'] },
  { heading: '厨卫与生活 · 小改变，天天用得到', floors: ['kitchen', 'hood', 'heater', 'home'] },
]

const cardsPerRow = 5
/** Pixels of a row of cards, and of the title with its margins (spec 4 §W0002). */
const rowHeight = 310
const titleHeight = 80

const headingWidget = (text: string, key: string): StoredWidget =>
  widget('W0011', '文本', key, {
    text,
    height: 44,
    fontSize: 24,
    fontWeight: 'bold',
    textAlign: 'center',
    color: '#1f2329ff',
    marginTop: 32,
    marginBottom: 4,
    foregroundColor: '#ffffff00',
    backgroundColor: '#ffffff00',
    data: {},
  })

/** A floor: the title of a class with rows of its best products. */
function floorWidget(kind: GoodsClass, rows: number): StoredWidget {
  const link = categoryLink(kind)
  return widget('W0002', '商品', kind, {
    text: link.title,
    columnNums: cardsPerRow,
    showMore: true,
    moreText: '更多',
    moreLinkData: link,
    wgtPriceColor: '#E1251B',
    titleAlign: 'center',
    titleBackground: true,
    marginTop: 16,
    height: titleHeight + rows * rowHeight,
    widthDisabled: true,
    heightDisabled: true,
    foregroundColor: '#ffffff00',
    backgroundColor: '#ffffff00',
    data: bestGoods(kind, rows * cardsPerRow).map(goodsRecord),
  })
}

/** The widgets of the home page from top to bottom, page settings first. */
export const homeWidgets = (): StoredWidget[] => [
  widget('W0000', '页面配置', 'home', { themeColor: '#E1251B', backgroundColor: '#f5f6f8ff' }),
  carousel,
  ...groups.flatMap(({ heading, floors }, index) => [
    headingWidget(heading, `home-${index}`),
    ...floors.map((kind, floorIndex) => floorWidget(kind, floorIndex === 0 ? 2 : 1)),
  ]),
]

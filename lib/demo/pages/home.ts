import 'server-only'
import { pictureUrl, type Banner } from '../art'
import { floors } from './floors'
import { categoryLink, couponRecord, designedLink, pageLink } from './links'
import { widget, type StoredWidget } from './widget'

type Slide = Omit<Banner, 'width' | 'height' | 'seed'> & { link: Record<string, unknown> }

const slides: Slide[] = [
  {
    title: '家电以旧换新季',
    subtitle: '一级能效补贴 20%，单件最高补 2000 元',
    cta: '去换新',
    classes: ['fridge', 'washer', 'tv'],
    palette: 'red',
    link: designedLink('家电焕新季'),
  },
  {
    title: '数码焕新 补贴 15%',
    subtitle: '手机 平板 手表 单件最高补 500 元',
    cta: '看新机',
    classes: ['phone', 'tablet', 'watch'],
    palette: 'blue',
    link: designedLink('数码焕新馆'),
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
    subtitle: '烟灶热水齐换 小电两件再享9折',
    cta: '逛厨电',
    classes: ['hood', 'heater', 'kitchen'],
    palette: 'orange',
    link: designedLink('厨房焕新季'),
  },
  {
    title: '新品首发',
    subtitle: '30 天内上架的新款 会员先享',
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
    phoneImgUrl: pictureUrl({ kind: 'banner', ...banner, seed, width: 780, height: 390 }),
    imgData: '',
    pathData: link,
  })),
})

/** Coupons of the mall that the home page offers. */
const couponKeys = ['welcome-50', 'fridge-200', 'digital-95', 'langan-88', 'phone-150', 'flash-500']

const couponsWidget = (): StoredWidget =>
  widget('W0021', '优惠券', 'home', {
    text: '领券中心',
    subTitle: '先领券再下单，可与补贴同享',
    wgtSubTitleFontSize: 14,
    wgtSubTextColor: '#6B7178',
    wgtBackgroundColor: '#E1251B',
    wgtPriceColor: '#E1251B',
    wgtToFixed: 2,
    fillWidth: true,
    moreText: '',
    height: 310,
    marginTop: 16,
    foregroundColor: '#ffffff00',
    backgroundColor: '#ffffff00',
    data: couponKeys.map(couponRecord),
  })

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

/** The widgets of the home page from top to bottom, page settings first. */
export const homeWidgets = (): StoredWidget[] => [
  widget('W0000', '页面配置', 'home', { themeColor: '#E1251B', backgroundColor: '#f5f6f8ff' }),
  carousel,
  couponsWidget(),
  ...floors().flatMap(({ heading, widgets }, index) => [headingWidget(heading, `home-${index}`), ...widgets]),
]

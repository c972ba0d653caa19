import 'server-only'
import { pictureUrl } from '../art'
import { bestGoods, customPages, type CustomPage } from '../data'
import type { GoodsClass } from '../types'
import { categoryLink, goodsRecord, pageLink } from './links'
import { widget, type StoredWidget } from './widget'

const bannerSize = { width: 1190, height: 420 }

const textWidget = (key: string, settings: Record<string, unknown>): StoredWidget =>
  widget('W0011', '文本', key, {
    width: 1190,
    data: {},
    foregroundColor: '#ffffff00',
    backgroundColor: '#ffffff00',
    ...settings,
  })

const goodsWidget = (key: string, title: string, kind: GoodsClass): StoredWidget =>
  widget('W0002', '商品', key, {
    text: title,
    columnNums: 5,
    showMore: true,
    moreText: '更多',
    moreLinkData: categoryLink(kind),
    wgtPriceColor: '#E1251B',
    titleAlign: 'left',
    titleBackground: false,
    marginTop: 16,
    height: 380,
    widthDisabled: true,
    heightDisabled: true,
    foregroundColor: '#ffffff00',
    backgroundColor: '#ffffff00',
    data: bestGoods(kind, 5).map(goodsRecord),
  })

function widgetsOf(page: CustomPage, seed: number): StoredWidget[] {
  const { title, themeColor, background, banner, chapters, more } = page
  // Only pages with a path have a code; the others are identified by their title.
  const key = page.code || title
  const picture = pictureUrl({ kind: 'banner', ...banner, cta: '', seed, ...bannerSize })
  return [
    widget('W0000', title, key, { themeColor, backgroundColor: background }),
    widget('W0001', '轮播', key, {
      ...bannerSize,
      autoplay: false,
      data: [{ imgUrl: picture, imgData: '', pathData: {} }],
    }),
    ...chapters.flatMap(({ heading, text, goods }, index) => [
      textWidget(`${key}-h-${index}`, {
        text: heading,
        fontSize: 24,
        fontWeight: 'bold',
        color: '#1f2329ff',
        marginTop: 40,
      }),
      textWidget(`${key}-t-${index}`, { text, fontSize: 16, color: '#4e5969ff', marginTop: 12 }),
      ...(goods ? [goodsWidget(`${key}-g-${index}`, goods.title, goods.kind)] : []),
    ]),
    ...(more
      ? [
          textWidget(`${key}-more`, {
            text: more.text,
            fontSize: 18,
            color: themeColor,
            marginTop: 32,
            data: pageLink(more.text, more.href),
          }),
        ]
      : []),
  ]
}

/** The designed pages apart from the home page, each with its widgets. */
export const customTemplates = (): { page: CustomPage; widgets: StoredWidget[] }[] =>
  customPages.map((page, index) => ({ page, widgets: widgetsOf(page, index + 11) }))

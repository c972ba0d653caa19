import 'server-only'
import { pictureUrl } from '../art'
import { bestGoods, customPages, type CustomGoods, type CustomPage } from '../data'
import { categoryLink, goodsRecord, pageLink } from './links'
import { widget, type StoredWidget } from './widget'

/** As wide as the design; the words and products of the picture stay inside the content column. */
const bannerSize = { width: 1920, height: 420 }
const phoneBanner = { width: 780, height: 390 }

const textWidget = (key: string, settings: Record<string, unknown>): StoredWidget =>
  widget('W0011', '文本', key, {
    width: 1190,
    data: {},
    foregroundColor: '#ffffff00',
    backgroundColor: '#ffffff00',
    ...settings,
  })

const goodsWidget = (key: string, { title, kind, of = [kind], tag }: CustomGoods): StoredWidget =>
  widget('W0002', '商品', key, {
    text: title,
    columnNums: 5,
    showMore: true,
    moreText: '更多',
    moreLinkData: categoryLink(kind),
    wgtPriceColor: '#E1251B',
    titleAlign: 'left',
    titleBackground: false,
    wgtTitleFontSize: 20,
    marginTop: 16,
    height: 380,
    widthDisabled: true,
    heightDisabled: true,
    foregroundColor: '#ffffff00',
    backgroundColor: '#ffffff00',
    data: bestGoods(of, 5, tag).map(goodsRecord),
  })

/** The pages with a path of their own, which link to each other. */
const menuWidget = (key: string, themeColor: string): StoredWidget =>
  widget('W0013', '导航菜单', key, {
    wgtTheme: themeColor,
    wgtTextColor: '#1f2329ff',
    marginTop: 8,
    foregroundColor: '#ffffff00',
    backgroundColor: '#ffffff00',
    data: customPages
      .filter(({ code }) => code)
      .map(({ title, code }) => ({ title, pathData: pageLink(title, `/${code}`) })),
  })

function widgetsOf(page: CustomPage, seed: number): StoredWidget[] {
  const { title, themeColor, background, banner, chapters, more } = page
  // Only pages with a path have a code; the others are identified by their title.
  const key = page.code || title
  const pictureOf = (size: typeof bannerSize) =>
    pictureUrl({ kind: 'banner', ...banner, cta: '', seed, ...size })
  return [
    widget('W0000', title, key, { themeColor, backgroundColor: background }),
    widget('W0001', '轮播', key, {
      height: bannerSize.height,
      fullWidth: true,
      autoplay: false,
      data: [
        { imgUrl: pictureOf(bannerSize), phoneImgUrl: pictureOf(phoneBanner), imgData: '', pathData: {} },
      ],
    }),
    ...(page.code ? [menuWidget(key, themeColor)] : []),
    ...chapters.flatMap(({ heading, text, goods }, index) => [
      textWidget(`${key}-h-${index}`, {
        text: heading,
        fontSize: 24,
        fontWeight: 'bold',
        color: '#1f2329ff',
        marginTop: 40,
      }),
      textWidget(`${key}-t-${index}`, { text, fontSize: 16, color: '#4e5969ff', marginTop: 12 }),
      ...(goods ? [goodsWidget(`${key}-g-${index}`, goods)] : []),
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

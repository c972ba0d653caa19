import 'server-only'
import { pictureUrl } from '@/lib/demo/art'
import { namedPages, type NamedPage } from '@/lib/demo/data/pages/named'
import type { GoodsClass } from '@/lib/demo/types'
import { bestOf } from './best'
import { categoryLink, goodsRecord, pageLink } from './links'
import { widget, type StoredWidget } from './widget'

const bannerSize = { width: 1190, height: 420 }

const text = (key: string, own: Record<string, unknown>): StoredWidget =>
  widget('W0011', '文本', key, {
    width: 1190,
    data: {},
    foregroundColor: '#ffffff00',
    backgroundColor: '#ffffff00',
    ...own,
  })

const goodsRow = (key: string, title: string, kind: GoodsClass): StoredWidget =>
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
    data: bestOf(kind, 5).map(goodsRecord),
  })

function widgetsOf(page: NamedPage, seed: number): StoredWidget[] {
  const { title, themeColor, background, banner, chapters, more } = page
  // A page without an address of its own is told from the others by its title.
  const key = page.code || title
  const picture = pictureUrl({ kind: 'banner', ...banner, cta: '', seed, ...bannerSize })
  return [
    widget('W0000', title, key, { themeColor, backgroundColor: background }),
    widget('W0001', '轮播', key, {
      ...bannerSize,
      autoplay: false,
      data: [{ imgUrl: picture, imgData: '', pathData: {} }],
    }),
    ...chapters.flatMap(({ heading, text: words, goods }, index) => [
      text(`${key}-h-${index}`, {
        text: heading,
        fontSize: 24,
        fontWeight: 'bold',
        color: '#1f2329ff',
        marginTop: 40,
      }),
      text(`${key}-t-${index}`, { text: words, fontSize: 16, color: '#4e5969ff', marginTop: 12 }),
      ...(goods ? [goodsRow(`${key}-g-${index}`, goods.title, goods.kind)] : []),
    ]),
    ...(more
      ? [
          text(`${key}-more`, {
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

/** The designed pages beside the home page, each with its widgets. */
export const namedTemplates = (): { page: NamedPage; widgets: StoredWidget[] }[] =>
  namedPages.map((page, index) => ({ page, widgets: widgetsOf(page, index + 11) }))

import 'server-only'
import { pictureUrl, type Banner } from '../../art'
import { campaignPages } from '../../data'
import { designedLink } from '../links'
import { widget, type StoredWidget } from '../widget'

/** The widgets that the campaign pages are made of, with the settings that they share. */

export const transparent = { foregroundColor: '#ffffff00', backgroundColor: '#ffffff00' }

type Settings = Record<string, unknown>

/** A drawn picture of any size; `seed` varies products and background. */
export const bannerPicture = (
  words: Pick<Banner, 'title' | 'classes' | 'palette'> & Partial<Banner>,
  width: number,
  height: number,
): string =>
  pictureUrl({ kind: 'banner', subtitle: '', cta: '', seed: words.title.length, ...words, width, height })

/** Page settings. */
export const page = (key: string, title: string, themeColor: string, backgroundColor: string): StoredWidget =>
  widget('W0000', title, key, { themeColor, backgroundColor })

/** A text in the content column, or in a panel with a place of its own. */
export const text = (key: string, content: string, settings: Settings = {}): StoredWidget =>
  widget('W0011', '文本', key, {
    text: content,
    fontSize: 16,
    color: '#4e5969ff',
    data: {},
    ...transparent,
    ...settings,
  })

/** The headline of a floor with a line below it. */
export const heading = (key: string, title: string, subtitle: string): StoredWidget[] => [
  text(`${key}-title`, title, {
    fontSize: 24,
    height: 40,
    fontWeight: 'bold',
    textAlign: 'center',
    color: '#1f2329ff',
    marginTop: 32,
  }),
  text(`${key}-subtitle`, subtitle, {
    fontSize: 14,
    height: 23,
    textAlign: 'center',
    color: '#6b7178ff',
    marginBottom: 16,
  }),
]

/** A free panel of the body. */
export const panel = (
  key: string,
  height: number,
  childWidgets: StoredWidget[],
  settings: Settings = {},
): StoredWidget =>
  widget('W0006', '自由面板', key, {
    height,
    comptyle: 'body',
    grid: false,
    zindex: 1,
    childWidgets,
    ...transparent,
    ...settings,
  })

/** A widget as a child of a panel: its place, and its size where it differs from that of its type. */
export const at = (x: number, y: number, child: StoredWidget, size: Settings = {}): StoredWidget => ({
  ...child,
  leaf: true,
  x,
  y,
  ...size,
})

/** A picture with links on parts of it; parts are fractions of the picture: left, top, width, height. */
export const hotZones = (
  key: string,
  imgUrl: string,
  size: { width: number; height: number },
  zones: { at: [left: number, top: number, width: number, height: number]; link: Settings }[] = [],
  settings: Settings = {},
): StoredWidget =>
  widget('W0003', '热区图', key, {
    ...size,
    proportion: true,
    imgUrl,
    data: zones.map(({ at: [leftPer, topPer, widthPer, heightPer], link: pathData }) => ({
      leftPer,
      topPer,
      widthPer,
      heightPer,
      pathData,
    })),
    ...transparent,
    ...settings,
  })

interface Slide {
  words: Pick<Banner, 'title' | 'subtitle' | 'classes' | 'palette'> & { cta?: string }
  link: Settings
}

const wide = { width: 1920, height: 420 }
const phone = { width: 780, height: 390 }

/** The slides at the top of a page, as wide as the window. */
export const topSlides = (key: string, slides: readonly Slide[], settings: Settings = {}): StoredWidget =>
  widget('W0001', '轮播', key, {
    height: wide.height,
    fullWidth: true,
    autoplay: slides.length > 1,
    autoplaySpeed: 5000,
    styleType: 'style4',
    pointAlign: 'center',
    pointDefaultColor: '#ffffff99',
    data: slides.map(({ words, link }) => ({
      imgUrl: bannerPicture(words, wide.width, wide.height),
      phoneImgUrl: bannerPicture(words, phone.width, phone.height),
      imgData: '',
      pathData: link,
    })),
    ...settings,
  })

/** A line of links to all campaign pages. */
export const campaignMenu = (key: string, themeColor: string): StoredWidget =>
  widget('W0013', '导航菜单', key, {
    wgtTheme: themeColor,
    wgtTextColor: '#1f2329ff',
    height: 40,
    marginTop: 8,
    ...transparent,
    data: campaignPages.map(({ title }) => ({ title, pathData: designedLink(title) })),
  })

/** Places for pictures, as W0012 and W0016 store them. */
export const slot = (imgUrl: string, pathData: Settings) => ({ imgUrl, pathData })

import 'server-only'
import type { H5Widget, Section } from '@/lib/contract/content/portable-page'
import { entryOf, type WidgetType } from '@/lib/domain/design/widget-type'
import { textOf } from '@/lib/domain/fields'
import { idOf } from '@/lib/domain/id'
import { portableWidgetLink, webPath } from '@/lib/web/portable-link'
import { isWidget, type Widget } from './widget'

/** A stored widget for clients with widgets of their own; null if it has nothing to show. */
interface Portable {
  section: (widget: Widget, origin: string) => Section | null
  /** Several H5 widgets for one of ours: versions of H5 have widgets of different names and ignore unknown ones. */
  h5: (widget: Widget, origin: string) => H5Widget[]
}

const rowsOf = (value: unknown): Widget[] =>
  Array.isArray(value) ? (value as unknown[]).filter(isWidget) : []
/** Titles of shelves end in an arrow of our own layout: `精品橱窗 >`. */
const titleOf = ({ text, mainTitle }: Widget) => (textOf(text) || textOf(mainTitle)).replace(/\s*>$/, '')

type Block = Section['blocks'][string]

const sectionOf = (
  type: string,
  title: string,
  settings: Record<string, unknown>,
  blocks: Omit<Block, 'disabled'>[] = [],
): Section => {
  const named = blocks.map(
    (block, index) => [`block-${index + 1}`, { ...block, disabled: false as const }] as const,
  )
  return {
    type,
    title,
    disabled: false,
    settings,
    blocks: Object.fromEntries(named),
    block_order: named.map(([name]) => name),
  }
}

const h5Base = (title = '') => ({ title, subtitle: '', padded: true })

/** The link of a picture in H5, which uses the same names for kinds of links. */
const h5Link = (link: unknown, origin: string) => {
  const { link_type, link_value } = portableWidgetLink(link, origin)
  return link_type === 'url' ? { linkPage: '', id: '' } : { linkPage: link_type, id: link_value }
}

/** The pagination style of the web client for each of ours; it shows bars and thumbnails as dots. */
const pagination: ReadonlyMap<string, string> = new Map([
  ['style1', 'number'],
  ['style2', 'counter'],
])

/** Texts that the client draws over a picture; without these fields it draws sample texts. */
const noTexts = { introduction: '', heading: '', description: '', button_text: '', enable_card: false }

const carousel: Portable = {
  section(widget, origin) {
    const slides = rowsOf(widget.data).filter(({ imgUrl }) => textOf(imgUrl))
    if (slides.length === 0) return null
    const settings = {
      enable_auto_play: widget.autoplay === true,
      full_width: widget.fullWidth === true,
      image_height: 'medium',
      paginate_type: pagination.get(textOf(widget.styleType)) ?? 'point',
      /** Seconds. */
      interval: Math.max(1, Math.round((Number(widget.autoplaySpeed) || 3000) / 1000)),
    }
    const blocks = slides.map(({ imgUrl, phoneImgUrl, pathData }) => ({
      type: 'image',
      settings: {
        ...noTexts,
        pc_image: imgUrl,
        mobile_image: textOf(phoneImgUrl) || imgUrl,
        link: webPath(portableWidgetLink(pathData, origin)),
      },
    }))
    return sectionOf('main-carousel', '', settings, blocks)
  },
  h5(widget, origin) {
    const slides = rowsOf(widget.data).filter(({ imgUrl }) => textOf(imgUrl))
    if (slides.length === 0) return []
    return [
      {
        name: 'slider',
        base: h5Base(),
        config: {
          autoplay: widget.autoplay === true,
          interval: Number(widget.autoplaySpeed) || 3000,
          dot: true,
          rounded: false,
          firstScreenHeight: 218,
        },
        data: slides.map(({ imgUrl, pathData }) => ({
          media_type: 'img',
          imgUrl,
          title: '',
          ...h5Link(pathData, origin),
        })),
      },
    ]
  },
}

const hotZones: Portable = {
  section({ imgUrl, data }, origin) {
    if (!textOf(imgUrl)) return null
    const hotspots = rowsOf(data).map(({ pathData, leftPer, topPer, widthPer, heightPer }, index) => {
      const path = webPath(portableWidgetLink(pathData, origin))
      return {
        id: `zone-${index + 1}`,
        leftPer,
        topPer,
        widthPer,
        heightPer,
        shape: 'rect',
        link: { path },
      }
    })
    return sectionOf('image-hotspot', '', { pc_image: imgUrl, mobile_image: imgUrl, pc_hotspots: hotspots })
  },
  h5({ imgUrl, data }, origin) {
    if (!textOf(imgUrl)) return []
    return [
      {
        name: 'imgHotzone',
        base: h5Base(),
        config: { imgUrl },
        data: rowsOf(data).map(({ pathData, leftPer, topPer, widthPer, heightPer }) => ({
          leftPer,
          topPer,
          widthPer,
          heightPer,
          ...h5Link(pathData, origin),
        })),
      },
    ]
  },
}

/** Products with a title each: the tabs or groups of a shelf. */
interface Shelf {
  label: string
  goods: Widget[]
}
const productsOf = (rows: unknown): Widget[] => rowsOf(rows).filter(({ goods_id }) => idOf(String(goods_id)))
const groupsOf = ({ data }: Widget): Shelf[] =>
  rowsOf(data).map(({ text, data: rows }) => ({ label: textOf(text), goods: productsOf(rows) }))

const goodsIds = (goods: Widget[]) => goods.map(({ goods_id }) => Number(goods_id))

/** Most products of a shelf or tab in the web client. */
const maxOfShelf = 20
const maxOfTab = 24

const shelfSection = (title: string, goods: Widget[]) =>
  sectionOf('product-shelf', title, {
    title,
    displayMode: 'manual',
    columns: 4,
    limit: Math.min(goods.length, maxOfShelf),
    itemIds: goodsIds(goods).slice(0, maxOfShelf),
  })

const tabsSection = (title: string, shelves: Shelf[]) =>
  sectionOf(
    'product-tab-shelf',
    title,
    { title, columns: 4 },
    shelves.map(({ label, goods }) => ({
      type: 'product-tab',
      settings: {
        tab_label: label,
        product_ids: goodsIds(goods).slice(0, maxOfTab),
        limit: Math.max(2, Math.min(goods.length, maxOfTab)),
      },
    })),
  )

const goodsGrid = (title: string, goods: Widget[]): H5Widget => ({
  name: 'goodsGrid',
  base: h5Base(title),
  config: { brand: false, showPrice: true, style: 'grid' },
  data: goods.map(({ goods_id, goods_name, goods_pic, brief, price, market_price }) => ({
    goodsId: Number(goods_id),
    goods_id: Number(goods_id),
    item_id: Number(goods_id),
    distributor_id: 0,
    title: textOf(goods_name),
    desc: textOf(brief),
    imgUrl: textOf(goods_pic),
    price: Number(price) || 0,
    market_price: Number(market_price) || 0,
  })),
})

/** Most products of a widget in H5: the size of one answer. */
const maxOfWidget = 50

/** The same shelf in H5 4.14, which requests its products by id (contract clients F25); margins in its layout units. */
const goodsWidget = (title: string, goods: Widget[]): H5Widget => {
  const ids = goodsIds(goods).slice(0, maxOfWidget)
  return {
    name: 'goods',
    base: {
      ...h5Base(title),
      titleText: { type: 'text', text: title, image: '' },
      moreBtn: { show: false },
      dataType: 'items',
      dataCount: ids.length,
      goodsLayout: 'two',
      outerMargin: { paddedt: 20, paddedb: 0, paddedl: 20, paddedr: 20 },
      innerPadding: { paddedt: 0, paddedb: 0, paddedl: 0, paddedr: 0 },
    },
    config: {},
    data: { id: ids.join(',') },
  }
}

/** A widget with products. @param read its lists of products */
const shelves = (read: (widget: Widget) => Shelf[]): Portable => {
  const filled = (widget: Widget) => read(widget).filter(({ goods }) => goods.length > 0)
  return {
    section(widget) {
      const [first, ...others] = filled(widget)
      if (!first) return null
      const title = titleOf(widget)
      return others.length > 0 && first.label
        ? tabsSection(title, [first, ...others])
        : shelfSection(
            title,
            [first, ...others].flatMap(({ goods }) => goods),
          )
    },
    h5(widget) {
      const found = filled(widget).flatMap(({ goods }) => goods)
      const goods = [...new Map(found.map((one) => [Number(one.goods_id), one])).values()]
      if (goods.length === 0) return []
      const title = titleOf(widget)
      return [goodsGrid(title, goods), goodsWidget(title, goods)]
    },
  }
}

const tabbed = shelves(groupsOf)

/**
 * The counterparts of each widget type (spec 4); null for types without one, which are left out (contract clients F4).
 */
const portableWidgets: Record<WidgetType, Portable | null> = {
  W0000: null,
  W0001: carousel,
  W0002: shelves(({ data }) => [{ label: '', goods: productsOf(data) }]),
  W0003: hotZones,
  W0004: null,
  W0005: tabbed,
  W0006: null,
  W0007: null,
  W0008: null,
  W0010: null,
  W0011: null,
  // Its fourth style shows groups of products.
  W0012: shelves(({ data, styleType }) =>
    Number(styleType) === 3 && Array.isArray(data) ? groupsOf({ data: (data as unknown[])[3] }) : [],
  ),
  W0013: null,
  W0014: tabbed,
  W0015: tabbed,
  W0016: null,
  W0017: tabbed,
  // Its groups are the pages of a slider.
  W0018: shelves(({ data }) =>
    (Array.isArray(data) ? (data as unknown[]) : []).map((group) => ({
      label: '',
      goods: productsOf(isWidget(group) ? group.data : group),
    })),
  ),
  W0019: null,
  // One tab per shop.
  W0020: shelves(({ data }) =>
    rowsOf(data).map(({ shop_name, goods_list }) => ({
      label: textOf(shop_name),
      goods: productsOf(goods_list),
    })),
  ),
  W0021: null,
  W0022: null,
}

/** The conversion of a stored type for other clients; undefined for types without a counterpart. */
export const portableOf = (type: string): Portable | undefined => entryOf(portableWidgets, type) ?? undefined

import 'server-only'
import { textOf } from '@/lib/domain/fields'
import { findGoods } from '@/lib/server/catalogue/goods/list/find-goods'
import { loadCards } from '@/lib/server/catalogue/goods-card/load-cards'
import type { Mall } from '@/lib/server/ground/mall'
import { widgetHref } from '@/lib/web/link'
import { linkOfWebPath } from '@/lib/web/portable-link'
import { isWidget, type Widget } from './widget'

const fieldsOf = (value: unknown): Widget => (isWidget(value) ? value : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

/** A section of the web client, of unchecked shape. */
interface SentSection {
  type: string
  title: string
  settings: Widget
  blocks: { type: string; settings: Widget }[]
}

function sectionOf(value: unknown): SentSection {
  const { type, title, settings, blocks, block_order: order } = fieldsOf(value)
  const named = fieldsOf(blocks)
  const names = Array.isArray(order) ? order.map(String) : Object.keys(named)
  return {
    type: formerTypes.get(textOf(type)) ?? textOf(type),
    title: textOf(title),
    settings: fieldsOf(settings),
    blocks: names
      .filter((name) => Object.hasOwn(named, name))
      .map((name) => fieldsOf(named[name]))
      .filter(({ disabled }) => disabled !== true)
      .map((block) => ({ type: textOf(block.type), settings: fieldsOf(block.settings) })),
  }
}

/** The link of a section: a path of the web client, alone or in an object. */
function linkOf(value: unknown): Widget {
  const link = linkOfWebPath(typeof value === 'string' ? value : textOf(fieldsOf(value).path))
  return widgetHref(link) === null ? {} : link
}

const idsOf = (value: unknown): number[] =>
  listOf(value)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)

/** A stored product, as the product picker stores it (spec 4 §A0.7). */
type GoodsRow = (id: number) => Widget

/** The pagination styles of our widgets by those of the web client. */
const pagination: ReadonlyMap<string, string> = new Map([
  ['number', 'style1'],
  ['counter', 'style2'],
])

/** Older names of sections. */
const formerTypes: ReadonlyMap<string, string> = new Map([['carousel', 'main-carousel']])

/** The equivalent widget for each type of section; the counterpart of `portableOf`. */
const importedSections: Readonly<Record<string, (section: SentSection, goods: GoodsRow) => Widget | null>> = {
  'main-carousel': ({ settings, blocks }) => {
    const data = blocks
      .filter(({ type }) => type === 'image')
      .map(({ settings: { pc_image, mobile_image, link } }) => {
        const [imgUrl, phone] = [textOf(pc_image) || textOf(mobile_image), textOf(mobile_image)]
        return { imgUrl, ...(phone && phone !== imgUrl && { phoneImgUrl: phone }), pathData: linkOf(link) }
      })
      .filter(({ imgUrl }) => imgUrl)
    if (data.length === 0) return null
    const seconds = Number(settings.interval)
    const autoplaySpeed = seconds > 0 && seconds <= 60 ? Math.round(seconds * 1000) : 2000
    return {
      ...named('W0001', '轮播'),
      autoplay: settings.enable_auto_play === true,
      autoplaySpeed,
      data,
      ...(settings.full_width === true && { fullWidth: true }),
      styleType: pagination.get(textOf(settings.paginate_type)) ?? 'style3',
      pointAlign: 'center',
    }
  },

  'announcement-bar': ({ blocks }) => {
    const lines = blocks
      .filter(({ type }) => type === 'announcement')
      .map(({ settings: { text } }) =>
        textOf(text)
          .replace(/<[^>]*>/g, '')
          .trim(),
      )
      .filter(Boolean)
    if (lines.length === 0) return null
    return { ...named('W0011', '文本'), text: lines.join('\n'), textAlign: 'center', data: {} }
  },

  'image-hotspot': ({ settings: { pc_image, mobile_image, pc_hotspots } }) => {
    const imgUrl = textOf(pc_image) || textOf(mobile_image)
    if (!imgUrl) return null
    const data = listOf(pc_hotspots)
      .map(fieldsOf)
      .map(({ leftPer, topPer, widthPer, heightPer, link }) => ({
        leftPer: share(leftPer),
        topPer: share(topPer),
        widthPer: share(widthPer),
        heightPer: share(heightPer),
        pathData: linkOf(link),
      }))
    return { ...named('W0003', '热区图'), imgUrl, data }
  },

  'product-shelf': ({ title, settings }, goods) => {
    const data = idsOf(settings.itemIds).map(goods)
    if (data.length === 0) return null
    const category = categoryOf(settings)
    return {
      ...named('W0002', '商品'),
      text: title || textOf(settings.title),
      data,
      ...(category && {
        moreLinkData: { linkPage: 'category', linkPageLabel: '分类', category_id: category },
      }),
    }
  },

  'product-tab-shelf': ({ title, settings, blocks }, goods) => {
    const data = blocks
      .filter(({ type }) => type === 'product-tab')
      .map(({ settings: { tab_label, product_ids } }) => ({
        text: textOf(tab_label),
        data: idsOf(product_ids).map(goods),
      }))
      .filter((tab) => tab.data.length > 0)
    if (data.length === 0) return null
    return { ...named('W0005', '商品橱窗'), text: title || textOf(settings.title), data }
  },
}

const named = (type: string, name: string): Widget => ({ type, name, width: 1190 })

/** A fraction of the side length of a picture. */
function share(value: unknown): number {
  const number = Number(value)
  return number >= 0 && number <= 1 ? number : 0
}

/** Default and largest number of products of a shelf (contract clients F4). */
const [usualLimit, maxLimit] = [8, 20]

/** The category whose products a shelf shows; undefined when it lists products by id. */
function categoryOf({ displayMode, sourceMode, categoryId }: Widget): number | undefined {
  if ((displayMode ?? sourceMode ?? 'manual') === 'manual') return undefined
  return idsOf([categoryId])[0]
}

/** Turns a category shelf into a list of the first products of that category now: our widget stores products. */
async function withProducts(mall: Mall, section: SentSection): Promise<SentSection> {
  const category = section.type === 'product-shelf' ? categoryOf(section.settings) : undefined
  if (category === undefined) return section
  const limit = Number(section.settings.limit)
  const pageSize = limit >= 1 ? Math.min(Math.floor(limit), maxLimit) : usualLimit
  const { ids } = await findGoods(mall.db, { page: 1, pageSize, category_id: [category] }, null)
  return { ...section, settings: { ...section.settings, itemIds: ids } }
}

/** The ids of all products in the sections. */
const goodsIn = (sections: readonly SentSection[]): number[] => [
  ...new Set(
    sections.flatMap(({ settings, blocks }) => [
      ...idsOf(settings.itemIds),
      ...blocks.flatMap((block) => idsOf(block.settings.product_ids)),
    ]),
  ),
]

/**
 * The sections of ECShopX's web client as widgets (contract clients F4), with names and prices of the mall's own
 * products.
 * @param dsl `{sections, order}`
 * @returns the widgets, and the types of the sections that have no counterpart
 */
export async function importSections(
  mall: Mall,
  dsl: unknown,
): Promise<{ widgets: Widget[]; leftOut: string[] }> {
  const { sections, order } = fieldsOf(dsl)
  const byName = fieldsOf(sections)
  const names = Array.isArray(order) ? order.map(String) : Object.keys(byName)
  const enabled = names
    .filter((name) => Object.hasOwn(byName, name))
    .map((name) => byName[name])
    .filter((section) => fieldsOf(section).disabled !== true)
    .map(sectionOf)
  const sent = await Promise.all(enabled.map((section) => withProducts(mall, section)))
  const cards = await loadCards(mall.db, goodsIn(sent), null, mall.now())
  const byId = new Map(cards.map((card) => [card.goods_id, card]))
  const goods: GoodsRow = (id) => {
    const card = byId.get(id)
    return {
      goods_id: id,
      itemId: id,
      linkPage: 'goods',
      linkPageLabel: '商品',
      goods_name: card?.item_name ?? '',
      goods_pic: card?.pics[0] ?? '',
      brief: card?.brief ?? '',
      price: card?.price ?? 0,
      market_price: card?.market_price ?? 0,
    }
  }
  const leftOut: string[] = []
  const widgets = sent.flatMap((section): Widget[] => {
    const convert = Object.hasOwn(importedSections, section.type) ? importedSections[section.type] : undefined
    const widget = convert?.(section, goods)
    if (widget) return [widget]
    leftOut.push(section.type || '未知')
    return []
  })
  return { widgets, leftOut }
}

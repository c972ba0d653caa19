import { isGtin } from '../goods/gtin'
import { plainText } from '../plain-text'
import { escapeMarkup, shorten } from '../text'

/**
 * The product feed of Google (contract files §4): RSS 2.0 with the namespace g, an item for each SKU. What the mall does
 * not know is left out.
 */

/** A product on sale. Prices in cents. */
export interface FeedGoods {
  goodsId: number
  itemName: string
  brief: string
  /** The introduction as HTML, or the beginning of it. */
  intro: string
  /** Paths on this site or addresses. */
  pics: readonly string[]
  brand: string
  /** Names of the category of management from the top. */
  category: readonly string[]
  /** The parameter 能效等级; empty for none. */
  energy: string
  /** Its freight template; 0 for free delivery everywhere. */
  templatesId: number
  skus: readonly FeedSku[]
}

export interface FeedSku {
  itemBn: string
  barcode: string
  price: number
  marketPrice: number
  store: number
  isDefault: boolean
  /** Its own picture; empty for none. */
  pic: string
  specs: readonly { name: string; value: string }[]
}

/** Limits of the feed. */
const maxDescription = 5000
const maxMorePictures = 10

/** Specifications that have a field of their own. */
const specFields: Readonly<Record<string, string>> = {
  颜色: 'color',
  尺寸: 'size',
  尺码: 'size',
  材质: 'material',
  图案: 'pattern',
}

/** What XML 1.0 cannot hold, also as a reference; readers take a carriage return for a line feed. */
const unwritable = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const writable = (text: string) => text.toWellFormed().replaceAll(unwritable, '')
const xmlText = (text: string) => escapeMarkup(writable(text))
const element = (name: string, text: string) => (text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`)

const price = (cents: number) => `${(cents / 100).toFixed(2)} CNY`

/** Characters of an introduction from which its text is taken. */
export const introLength = 20_000

/** The description of a product in the feed: the text of its introduction or selling points; search engines need one. */
export const feedDescription = ({
  intro,
  brief,
  itemName,
}: Pick<FeedGoods, 'intro' | 'brief' | 'itemName'>): string =>
  shorten(writable(plainText(intro) || brief.trim() || itemName.trim()), maxDescription)

/** A single SKU with specifications is a group too: outside one, its colour would be that of the product. */
const isGrouped = ({ skus }: FeedGoods) => skus.length > 1 || skus.some(({ specs }) => specs.length > 0)

/** The default SKU shows the product's pictures, the others their own one if they have one. */
const pictureOf = (goods: FeedGoods, sku: FeedSku) => (!sku.isDefault && sku.pic) || goods.pics[0] || sku.pic

function specElements(sku: FeedSku): string {
  const written = new Set<string>()
  return sku.specs
    .map(({ name, value }) => {
      const field = specFields[name]
      if (field === undefined || written.has(field)) return ''
      written.add(field)
      return element(`g:${field}`, value)
    })
    .join('')
}

function itemXml(goods: FeedGoods, sku: FeedSku, origin: string): string {
  const address = (path: string) =>
    path !== '' && URL.canParse(path, origin) ? new URL(path, origin).href : ''
  const isDearer = sku.marketPrice > sku.price
  const gtin = isGtin(sku.barcode) ? sku.barcode : ''
  const elements = [
    element('g:id', sku.itemBn),
    element('g:title', goods.itemName),
    element('g:description', feedDescription(goods)),
    element('g:link', address(`/items/${goods.goodsId}`)),
    element('g:image_link', address(pictureOf(goods, sku))),
    ...goods.pics
      .slice(1, maxMorePictures + 1)
      .map((picture) => element('g:additional_image_link', address(picture))),
    element('g:availability', sku.store > 0 ? 'in_stock' : 'out_of_stock'),
    element('g:price', price(isDearer ? sku.marketPrice : sku.price)),
    ...(isDearer ? [element('g:sale_price', price(sku.price))] : []),
    element('g:brand', goods.brand),
    element('g:gtin', gtin),
    // The code of the shop identifies a product of a brand only together with it.
    ...(goods.brand === '' ? [] : [element('g:mpn', sku.itemBn)]),
    ...(gtin === '' && goods.brand === '' ? [element('g:identifier_exists', 'no')] : []),
    element('g:condition', 'new'),
    ...(isGrouped(goods) ? [element('g:item_group_id', String(goods.goodsId))] : []),
    specElements(sku),
    element('g:product_type', goods.category.join(' > ')),
    element('g:energy_efficiency_class', goods.energy),
    // Of other templates the freight depends on the place and the order.
    ...(goods.templatesId === 0
      ? [`<g:shipping><g:country>CN</g:country><g:price>${price(0)}</g:price></g:shipping>`]
      : []),
  ]
  return `<item>${elements.join('')}</item>\n`
}

/** The items of a product. @param origin of the mall without a trailing slash */
export const feedItems = (goods: FeedGoods, origin: string): string =>
  goods.skus.map((sku) => itemXml(goods, sku, origin)).join('')

/** The text before the items. @param name of the mall */
export const feedBegin = (name: string, origin: string): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n' +
  `<channel>${element('title', name)}${element('link', origin)}${element('description', `${name}在售的全部商品`)}\n`

export const feedEnd = '</channel>\n</rss>\n'

import 'server-only'
import type { GoodsDifference } from '@/lib/contract/operator/catalogue/goods-proposal'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { productTypes, specTextOf, type ProductType } from '@/lib/domain/goods/goods-form'
import { priceText } from '@/lib/domain/money/text'
import { limitedBuyText } from '@/lib/domain/promotion/limited-buy'
import { isShownPicture } from '@/lib/server/ground/stored-urls'
import { cleanDeskHtml } from '@/lib/server/ground/wire/desk-html'
import { statusNames } from '../desk/bulk-change'
import type { Changes } from '../desk/save-goods'
import type { PlannedSku, SkuPlan } from '../desk/sku-rows'
import type { DeskGoodsData } from '../desk/sql/read-goods'
import { wireGoods } from '../desk/wire'
import type { IdNames } from './sql'

/** Changes of a product in words, for the person who decides about them. */

type Kind = GoodsDifference['kind']

const kinds: Readonly<Record<string, Kind>> = { pics: 'pictures', video_pic_url: 'pictures', intro: 'html' }
const isMoney = new Set(['price', 'market_price', 'cost_price'])

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The lines of a value; none for an empty one. */
function linesOf(field: string, value: unknown, names: IdNames): string[] {
  const named = (of: Record<string, string>, ids: readonly unknown[]) =>
    ids.map((id) => of[String(id)] ?? `#${String(id)}`)
  switch (field) {
    case 'brand_id':
      return value ? named(names.brands, [value]) : []
    case 'main_category_id':
      return value ? named(names.categories, [value]) : []
    case 'templates_id':
      return value ? named(names.templates, [value]) : ['包邮']
    case 'item_category':
      return named(names.categories, list(value))
    case 'tag_ids':
      return named(names.tags, list(value))
    case 'related_ids':
      return list(value).map((id) => names.related[String(id)]?.name ?? `#${String(id)}`)
    case 'approve_status':
      return [statusNames[value as ApproveStatus]]
    case 'delivery_time':
      return value ? [`付款后${String(value)}天内`] : []
    case 'limit_buy': {
      const { num, day } = value as { num: number; day: number }
      return num > 0 ? [limitedBuyText({ limit: num, day })] : []
    }
    case 'product_type':
      return [productTypes[value as ProductType]]
    case 'intro':
      return value ? [cleanDeskHtml(String(value))] : []
    case 'tdk_content': {
      const { title, mate_description, mate_keywords } = value as Record<string, string | undefined>
      const texts = { 标题: title, 描述: mate_description, 关键词: mate_keywords }
      return Object.entries(texts).flatMap(([name, text]) => (text ? [`${name}：${text}`] : []))
    }
    case 'item_params':
      return (value as { attribute_name: string; attribute_value_name: string }[]).map(
        ({ attribute_name: name, attribute_value_name: text }) => `${name}：${text}`,
      )
  }
  if (isMoney.has(field)) return [priceText(Number(value))]
  if (kinds[field] === 'pictures')
    return [value]
      .flat()
      .map(String)
      .filter((url) => url !== '' && isShownPicture(url))
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'boolean') return [value ? '是' : '否']
  return value === '' || value === null || value === undefined ? [] : [String(value as string | number)]
}

const skuText = ({ specs, price, store }: Pick<PlannedSku, 'specs' | 'price' | 'store'>) =>
  [specTextOf(specs) || '默认规格', priceText(price), `库存 ${store}`].join(' · ')

/** The ids in changes whose names they need. */
export function idsIn(changes: Changes): Record<keyof IdNames, number[]> {
  const of = (...fields: string[]) => [
    ...new Set(
      fields.flatMap((field) => {
        const change = changes.get(field)
        return change ? ([change.before, change.after].flat() as number[]).filter(Boolean) : []
      }),
    ),
  ]
  return {
    brands: of('brand_id'),
    categories: of('main_category_id', 'item_category'),
    templates: of('templates_id'),
    tags: of('tag_ids'),
    related: of('related_ids'),
  }
}

/** The changes of a plan in words. */
export function wordsOf(
  { skus }: Pick<DeskGoodsData, 'skus'>,
  changes: Changes,
  plan: SkuPlan,
  names: IdNames,
): GoodsDifference[] {
  const specsOf = new Map(
    skus.map(({ itemId, specs }) => [
      String(itemId),
      specs.map(({ specName, valueName }) => `${specName}：${valueName}`).join('，'),
    ]),
  )
  return [...changes].map(([field, { before, after }]) => {
    const [, id, ofSku] = field.split(':')
    const name = ofSku ?? field
    const isNew = (sku: PlannedSku) => sku.itemId === null
    const added = (sku: PlannedSku) =>
      isNew(sku) ? `新增 ${skuText(sku)}` : specTextOf(sku.specs) || '默认规格'
    return {
      field,
      sku: id === undefined ? '' : (specsOf.get(id) ?? ''),
      kind: kinds[name] ?? 'text',
      before: linesOf(name, before, names),
      after: field === 'spec_items' ? plan.skus.map(added) : linesOf(name, after, names),
    }
  })
}

/** The fields of a new product, in the sequence of its form. */
const shown = [
  'item_name',
  'brief',
  'pics',
  'videos',
  'video_pic_url',
  'brand_id',
  'item_category',
  'main_category_id',
  'item_unit',
  'spec_items',
  'approve_status',
  'tag_ids',
  'templates_id',
  'delivery_time',
  'limit_buy',
  'item_params',
  'intro',
  'related_ids',
  'tdk_content',
] as const

/** A new product as a change of nothing. */
export function newChanges(goods: DeskGoodsData): Changes {
  const wire = wireGoods(goods)
  return new Map(shown.map((field) => [field, { before: undefined, after: wire[field] }]))
}

/** The same in words; empty fields are left out. */
export function newWords(goods: DeskGoodsData, names: IdNames): GoodsDifference[] {
  const wire = wireGoods(goods)
  const skus = goods.skus.map((sku) =>
    skuText({
      ...sku,
      specs: sku.specs.map((one) => ({ spec_name: one.specName, spec_value_name: one.valueName })),
    }),
  )
  return shown
    .map((field) => ({
      field,
      sku: '',
      kind: kinds[field] ?? ('text' as const),
      before: [],
      after: field === 'spec_items' ? skus : linesOf(field, wire[field], names),
    }))
    .filter(({ after }) => after.length > 0)
}

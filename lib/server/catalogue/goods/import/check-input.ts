import 'server-only'
import { z } from 'zod'
import { goodsFields, skuList } from '@/lib/contract/operator/catalogue/goods-shape'
import type { GoodsDraft, SkuDraft } from '@/lib/domain/import/goods-draft'
import type { GoodsImportField } from '@/lib/domain/import/goods-row'

/** Takes the sentences of a check. */
interface Refusals {
  readonly draft: GoodsDraft
  refuse: (text: string, column?: string, line?: number) => void
}

const fieldsSchema = z.object(goodsFields)
type Fields = z.input<typeof fieldsSchema>

/** The columns of the file from which fields of the calls come. */
const columnOfField: Readonly<Record<string, GoodsImportField>> = {
  item_name: 'item_name',
  brief: 'brief',
  item_unit: 'item_unit',
  videos: 'videos',
  delivery_time: 'delivery_time',
  intro: 'intro',
  pics: 'pics',
  item_category: 'item_category',
  tag_ids: 'tags',
  item_params: 'params',
  tdk_content: 'seo_title',
}
const columnOfSku: Readonly<Record<string, GoodsImportField>> = {
  item_bn: 'item_bn',
  barcode: 'barcode',
  price: 'price',
  point: 'point',
  market_price: 'market_price',
  cost_price: 'cost_price',
  store: 'store',
  weight: 'weight',
  start_num: 'start_num',
  pics: 'spec_pics',
  item_spec: 'specs',
}

/** The same limits as the calls of the desk, whose sentences refuse the product. */
export function checkFields(input: object, notes: Refusals): void {
  const { error } = fieldsSchema.safeParse(input as Fields)
  for (const { path, message } of error?.issues ?? []) {
    const field = columnOfField[String(path[0])]
    notes.refuse(message, field && notes.draft.headers[field])
  }
}

/** As `checkFields`, for SKUs; a sentence stands at the line of its SKU. */
export function checkSkus(list: readonly object[], drafts: readonly SkuDraft[], notes: Refusals): void {
  if (list.length === 0) return
  const { error } = skuList.safeParse(list)
  for (const { path, message } of error?.issues ?? []) {
    const [index, name] = path
    const field = columnOfSku[String(name)]
    const line = typeof index === 'number' ? drafts[index]?.line : undefined
    notes.refuse(message, field && notes.draft.headers[field], line)
  }
}

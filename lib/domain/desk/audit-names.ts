import { gradeOfField } from '../goods/member-price'

/** The rows that entries of the audit trail name by their numbers, so that lists can say what they are called. */

type Fields = Readonly<Record<string, unknown>> | null

/** Names by kind and number: `brand:3`. Rows that do not exist any more have none. */
export type AuditRowNames = Readonly<Record<string, string>>

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Field → the kind of its row or rows. */
const kinds: Readonly<Record<string, string>> = {
  brand_id: 'brand',
  category_id: 'articleCatalogue',
  distributor_id: 'shop',
  enterprise_ids: 'enterprise',
  grade_id: 'grade',
  grade_ids: 'grade',
  item_category: 'category',
  item_id: 'item',
  item_ids: 'item',
  main_category_id: 'category',
  news_category_id: 'articleCatalogue',
  related_ids: 'goods',
  role: 'role',
  shop_id: 'shop',
  tag_ids: 'tag',
  templates_id: 'freight',
  vip_grade_ids: 'vipGrade',
}
/** Fields about neighbours in a tree, which may be one of categories or of columns of articles. */
const ofTree = new Set(['parent_id', 'before_id'])

/** The key of a row in `AuditRowNames`; undefined for fields that name none. @param subject of the entry */
export function rowKey(field: string, id: unknown, subject: string): string | undefined {
  const name = snake(field)
  const kind = ofTree.has(name) ? subject.replace('Tree', '') : kinds[name]
  return kind !== undefined && typeof id === 'number' && id > 0 ? `${kind}:${id}` : undefined
}

/** The SKU and the field of a name: `sku:7:price`, and the bare number of a SKU for its price. */
export function skuField(name: string): { itemId: string; field: string } | undefined {
  if (/^\d+$/.test(name)) return { itemId: name, field: 'price' }
  const [, itemId, field] = /^sku:(\d+):(.+)$/.exec(name) ?? []
  return itemId && field ? { itemId, field } : undefined
}

/** The key of a SKU, whose name is its specification. */
export const skuKey = (itemId: string): string => `sku:${itemId}`

/** The key of the grade that a field of a SKU is about; undefined for other fields. */
export function gradeKey(field: string): string | undefined {
  const grade = gradeOfField(field)
  return grade ? `${grade.grade_kind === 'vip' ? 'vipGrade' : 'grade'}:${grade.grade_id}` : undefined
}

/** At most this many rows of an entry get names: a bulk change has thousands. */
const maxNames = 40

/** The keys of all rows that the fields of an entry name. */
export function rowKeysOf({
  subject,
  before,
  after,
}: {
  subject: string
  before: Fields
  after: Fields
}): string[] {
  const found = new Set<string>()
  for (const fields of [before, after])
    for (const [field, value] of Object.entries(fields ?? {})) {
      const sku = skuField(field)
      if (sku) found.add(skuKey(sku.itemId))
      const grade = sku && gradeKey(sku.field)
      if (grade) found.add(grade)
      for (const id of Array.isArray(value) ? value : [value]) {
        const key = rowKey(field, id, subject)
        if (key) found.add(key)
      }
    }
  return [...found].slice(0, maxNames)
}

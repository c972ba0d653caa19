import 'server-only'
import { attributes, attributeValues } from '@/lib/server/db/schema'
import { pictureUrl } from '@/lib/demo/art'
import { brands, goods } from '@/lib/demo/data'
import { batch, type Batch } from './batch'
import { brandId, idsFrom } from './ids'
import { mergeOrders } from './order'

const paramNames = mergeOrders(goods.map(({ params }) => params.map(([name]) => name)))
// Groups are shown by falling id (contract goods §3.2 rule 1), so the group that comes first gets the highest.
const specNames = mergeOrders(goods.map(({ specs }) => specs.map(({ name }) => name))).reverse()

export const paramId = idsFrom(1001, paramNames)
export const specId = idsFrom(2001, specNames)

const valueKey = (attribute: number, value: string) => `${attribute}/${value}`

const paramValues = paramNames.flatMap((name) => {
  const values = goods.flatMap(({ params }) =>
    params.filter(([own]) => own === name).map(([, value]) => value),
  )
  return [...new Set(values)].map((value) => ({ attributeId: paramId(name), value }))
})

// Values are shown by rising id (same rule), so ids follow the order in which goods name them.
const specValues = specNames.flatMap((name) => {
  const lists = goods.flatMap(({ specs }) =>
    specs.filter((group) => group.name === name).map(({ values }) => values.map((value) => value.name)),
  )
  return mergeOrders(lists).map((value) => ({ attributeId: specId(name), value }))
})

const valueRows = [...paramValues, ...specValues]
const valueId = idsFrom(
  1,
  valueRows.map(({ attributeId, value }) => valueKey(attributeId, value)),
)

/** The id of one value of a parameter or spec group. */
export const attributeValueId = (attribute: number, value: string): number =>
  valueId(valueKey(attribute, value))

/** Brands, parameters and spec groups with their values. */
export function attributeBatches(now: number): Batch[] {
  const imageGroups = new Set(
    goods.flatMap(({ specs }) => specs.filter(({ isImage }) => isImage).map(({ name }) => name)),
  )
  const highest = 100
  return [
    batch(attributes, [
      ...brands.map(({ name, memo }, index) => ({
        attributeId: brandId(name),
        attributeType: 'brand' as const,
        attributeName: name,
        attributeMemo: memo,
        imageUrl: pictureUrl({ kind: 'brand', name }),
        sort: highest - index,
        created: now,
      })),
      ...paramNames.map((name) => ({
        attributeId: paramId(name),
        attributeType: 'item_params' as const,
        attributeName: name,
        created: now,
      })),
      ...specNames.map((name) => ({
        attributeId: specId(name),
        attributeType: 'item_spec' as const,
        attributeName: name,
        isImage: imageGroups.has(name),
        created: now,
      })),
    ]),
    batch(
      attributeValues,
      valueRows.map(({ attributeId, value }, index) => ({
        attributeValueId: attributeValueId(attributeId, value),
        attributeId,
        attributeValue: value,
        sort: index,
      })),
    ),
  ]
}

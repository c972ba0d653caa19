import 'server-only'
import { attributes, attributeValues } from '@/lib/server/ground/db/schema'
import { pictureUrl } from '../art'
import { brands, goods as mallGoods, pointsGoods } from '../data'
import { brandId, idsFrom } from '../ids'
import { batch, type Batch } from './batch'
import { mergeSequences } from './merge-sequences'

const goods = [...mallGoods, ...pointsGoods]
const paramNames = mergeSequences(goods.map(({ params }) => params.map(([name]) => name)))
// Groups are shown in descending id (contract goods §3.2 rule 1), so the first group gets the highest id.
const specNames = mergeSequences(goods.map(({ specs }) => specs.map(({ name }) => name))).reverse()

export const paramId = idsFrom(1001, paramNames)
export const specId = idsFrom(2001, specNames)

const valueKey = (attribute: number, value: string) => `${attribute}/${value}`

const paramValues = paramNames.flatMap((name) => {
  const values = goods.flatMap(({ params }) =>
    params.filter(([paramName]) => paramName === name).map(([, value]) => value),
  )
  return [...new Set(values)].map((value) => ({ attributeId: paramId(name), value }))
})

// Values are shown in ascending id (same rule), so ids follow the sequence in which products list them.
const specValues = specNames.flatMap((name) => {
  const lists = goods.flatMap(({ specs }) =>
    specs.filter((group) => group.name === name).map(({ values }) => values.map((value) => value.name)),
  )
  return mergeSequences(lists).map((value) => ({ attributeId: specId(name), value }))
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
  const highestSort = 100
  return [
    batch(attributes, [
      ...brands.map(({ name, memo }, index) => ({
        attributeId: brandId(name),
        attributeType: 'brand' as const,
        attributeName: name,
        attributeMemo: memo,
        imageUrl: pictureUrl({ kind: 'brand', name }),
        sort: highestSort - index,
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

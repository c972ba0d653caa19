import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement, text } from '@/lib/server/ground/db/statement'

/** Attributes are created by one transaction at a time, so that no name is there twice. */
export const lockAttributes = statement(
  'desk_attributes_lock',
  `select version from reference_versions where table_name = 'attributes' for update`,
  { version: number },
)
const attributesByName = statement(
  'desk_attributes_by_name',
  `select distinct on (attribute_name) attribute_id as id, attribute_name as name from attributes
    where attribute_type = $1 and attribute_name = any($2::text[]) order by attribute_name, attribute_id`,
  { id: number, name: text },
)
const insertAttributes = statement(
  'desk_attributes_insert',
  `insert into attributes (attribute_type, attribute_name, created)
   select $1, n.name, $3::bigint from unnest($2::text[]) with ordinality n(name, place) order by n.place
   returning attribute_id as id, attribute_name as name`,
  { id: number, name: text },
)
const putValues = statement(
  'desk_attribute_values_put',
  `with wanted as (
     select w.id, w.value, min(w.place) as place
       from unnest($1::int[], $2::text[]) with ordinality w(id, value, place) group by 1, 2),
   added as (
     insert into attribute_values (attribute_id, attribute_value)
     select id, value from wanted w
      where not exists (select from attribute_values v where v.attribute_id = w.id and v.attribute_value = w.value)
      order by place
     on conflict (attribute_id, attribute_value) do nothing
     returning attribute_value_id as "valueId", attribute_id as id, attribute_value as value)
   select "valueId", id, value from added
   union all
   select v.attribute_value_id, v.attribute_id, v.attribute_value from wanted w
     join attribute_values v on v.attribute_id = w.id and v.attribute_value = w.value`,
  { valueId: number, id: number, value: text },
)

/** A name and a value with their ids. */
export interface AttributePair {
  attributeId: number
  valueId: number
}

const keyOf = (name: string, value: string) => JSON.stringify([name, value])

/**
 * The ids of parameters or specifications by their names; missing ones are created in the sequence of the names.
 * @param now epoch seconds
 */
export async function attributeNameIds(
  tx: Queries,
  type: 'item_params' | 'item_spec',
  names: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map()
  await tx.run(lockAttributes, [])
  const known = await tx.run(attributesByName, [type, names])
  const missing = names.filter((name) => !known.some((one) => one.name === name))
  // Shoppers see specifications by descending ids (contract goods §3.2): the first one gets the highest.
  const inSequence = type === 'item_spec' ? missing.toReversed() : missing
  const added = missing.length > 0 ? await tx.run(insertAttributes, [type, inSequence, now]) : []
  return new Map([...known, ...added].map(({ id, name }) => [name, id]))
}

/**
 * The ids of parameters or specifications and of their values by their names; what is missing is created, in the
 * sequence of the pairs.
 * @param now epoch seconds
 * @returns the ids of a name and a value
 */
export async function attributeIds(
  tx: Queries,
  type: 'item_params' | 'item_spec',
  pairs: readonly { name: string; value: string }[],
  now: number,
): Promise<(name: string, value: string) => AttributePair> {
  const names = [...new Set(pairs.map(({ name }) => name))]
  if (names.length === 0) return () => ({ attributeId: 0, valueId: 0 })
  const idOf = await attributeNameIds(tx, type, names, now)
  const values = await tx.run(putValues, [
    pairs.map(({ name }) => idOf.get(name) ?? 0),
    pairs.map(({ value }) => value),
  ])
  const nameOf = new Map([...idOf].map(([name, id]) => [id, name]))
  const found = new Map(
    values.map(({ id, valueId, value }) => [
      keyOf(nameOf.get(id) ?? '', value),
      { attributeId: id, valueId },
    ]),
  )
  return (name, value) => {
    const pair = found.get(keyOf(name, value))
    if (!pair) throw new Error(`the attribute ${name} ${value} was not stored`)
    return pair
  }
}

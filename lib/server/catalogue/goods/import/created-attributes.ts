import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { number, numbers, statement } from '@/lib/server/ground/db/statement'

/** Attributes are created by one transaction at a time: what is above these ids afterwards, this one has created. */
const lockedLatest = statement(
  'goods_import_latest_attributes',
  `with locked as (select version from reference_versions where table_name = 'attributes' for update)
   select (select coalesce(max(attribute_id), 0) from attributes) as attribute,
          (select coalesce(max(attribute_value_id), 0) from attribute_values) as value
     from locked`,
  { attribute: number, value: number },
)
const laterAttributes = statement(
  'goods_import_later_attributes',
  `select array(select attribute_id from attributes where attribute_id > $1 and attribute_type <> 'brand') as attributes,
          array(select attribute_value_id from attribute_values where attribute_value_id > $2) as values`,
  { attributes: numbers, values: numbers },
)
const removeValues = statement(
  'goods_import_remove_values',
  `delete from attribute_values v where v.attribute_value_id = any($1::int[])
    and not exists (select from sku_specs s where s.spec_value_id = v.attribute_value_id)
    and not exists (select from goods_params p where p.attribute_value_id = v.attribute_value_id)`,
)
const removeAttributes = statement(
  'goods_import_remove_attributes',
  `delete from attributes a where a.attribute_id = any($1::int[])
    and not exists (select from attribute_values v where v.attribute_id = a.attribute_id)`,
)

/** Parameters and specifications that an import created, with values. */
export interface CreatedAttributes {
  attributes: number[]
  values: number[]
}

/** Begins to watch which attributes the transaction creates. */
export const latestAttributes = async (tx: Queries) =>
  only(await tx.run(lockedLatest, []), 'locking attributes')

/** The attributes that the transaction has created since. */
export const createdAttributes = async (
  tx: Queries,
  { attribute, value }: { attribute: number; value: number },
): Promise<CreatedAttributes> =>
  only(await tx.run(laterAttributes, [attribute, value]), 'reading new attributes')

/** Removes those that nothing uses any more. */
export async function removeUnusedAttributes(
  tx: Queries,
  { attributes, values }: CreatedAttributes,
): Promise<void> {
  if (values.length > 0) await tx.run(removeValues, [values])
  if (attributes.length > 0) await tx.run(removeAttributes, [attributes])
}

import 'server-only'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import {
  boolean,
  json,
  number,
  numbers,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/ground/db/statement'

/** Products are counted up to this number. */
const countLimit = 10_000

const goodsOf = (condition: string) => `(select count(*)::int from (
    select p.goods_id from attribute_values v join goods_params p on p.attribute_value_id = v.attribute_value_id
     where ${condition}
    union select s.goods_id from attribute_values v join sku_specs k on k.spec_value_id = v.attribute_value_id
      join skus s on s.item_id = k.item_id where ${condition} limit ${countLimit}) found)`

const rowColumns = {
  attribute_id: number,
  attribute_name: text,
  is_filterable: boolean,
  value_num: number,
  goods_num: number,
  categories: json<string[]>(),
}
export type AttributeRow = RowOf<typeof rowColumns>

const row = `a.attribute_id, a.attribute_name, a.is_filterable,
  (select count(*)::int from attribute_values v where v.attribute_id = a.attribute_id) as value_num,
  ${goodsOf('v.attribute_id = a.attribute_id')} as goods_num,
  coalesce((select jsonb_agg(c.category_name order by c.category_id)
     from category_attributes ca join categories c on c.category_id = ca.category_id
    where ca.attribute_id = a.attribute_id), '[]') as categories`

const found = `from attributes a where a.attribute_type = $1 and a.attribute_type <> 'brand'
  and ($2::text is null or strpos(lower(a.attribute_name), lower($2)) > 0)`

/** $3 parameters or specifications (type $1) from index $4, with $2 in their names or all. */
export const attributePage = statement(
  'desk_attribute_page',
  `select ${jsonRows(`select ${row} ${found} order by a.sort desc, a.attribute_id limit $3 offset $4`)} as rows,
          (select count(*)::int ${found}) as total`,
  { rows: json<AttributeRow[]>(), total: number },
)

export const attributeRow = statement(
  'desk_attribute_row',
  `select ${row} from attributes a where a.attribute_id = $1 and a.attribute_type <> 'brand'`,
  rowColumns,
)

const valueColumns = { attribute_value_id: number, attribute_value: text, goods_num: number }
export type ValueRow = RowOf<typeof valueColumns>
const valueRowOf = `w.attribute_value_id, w.attribute_value,
  ${goodsOf('v.attribute_value_id = w.attribute_value_id')} as goods_num`
const valuesFound = `from attribute_values w where w.attribute_id = $1
  and ($2::text is null or strpos(lower(w.attribute_value), lower($2)) > 0)`

/** $3 values of attribute $1 from index $4, with $2 in them or all. */
export const valuePage = statement(
  'desk_attribute_value_page',
  `select ${jsonRows(`select ${valueRowOf} ${valuesFound} order by w.sort, w.attribute_value_id limit $3 offset $4`)} as rows,
          (select count(*)::int ${valuesFound}) as total`,
  { rows: json<ValueRow[]>(), total: number },
)

export const valueRow = statement(
  'desk_attribute_value_row',
  `select ${valueRowOf} from attribute_values w where w.attribute_value_id = $1`,
  valueColumns,
)

const attributeType = oneOf<'item_params' | 'item_spec'>()

export const lockAttribute = statement(
  'desk_attribute_lock',
  `select attribute_type as type, attribute_name as name, is_filterable as "isFilterable" from attributes
    where attribute_id = $1 and attribute_type <> 'brand' for update`,
  { type: attributeType, name: text, isFilterable: boolean },
)
/** Another attribute of type $1 named $2 than $3. */
export const attributeNamed = statement(
  'desk_attribute_named',
  `select attribute_id as id from attributes
    where attribute_type = $1 and lower(attribute_name) = lower($2) and attribute_id <> $3 limit 1`,
  { id: number },
)
export const writeAttribute = statement(
  'desk_attribute_write',
  'update attributes set attribute_name = $2, is_filterable = $3 where attribute_id = $1',
)

/** Values $1 with their attribute, locked in the sequence of their ids. */
export const lockValues = statement(
  'desk_attribute_values_lock',
  `select v.attribute_value_id as id, v.attribute_value as value, a.attribute_id as "attributeId",
          a.attribute_name as name, a.attribute_type as type
     from attribute_values v join attributes a on a.attribute_id = v.attribute_id
    where v.attribute_value_id = any($1::int[]) and a.attribute_type <> 'brand'
    order by v.attribute_value_id for update of v`,
  { id: number, value: text, attributeId: number, name: text, type: attributeType },
)
/** Another value of attribute $1 that reads $2 than $3. */
export const valueNamed = statement(
  'desk_attribute_value_named',
  `select attribute_value_id as id from attribute_values
    where attribute_id = $1 and attribute_value = $2 and attribute_value_id <> $3`,
  { id: number },
)
export const writeValue = statement(
  'desk_attribute_value_write',
  'update attribute_values set attribute_value = $2 where attribute_value_id = $1',
)

/** At most $3 products that have a value of attribute $1, or value $2 alone. */
export const goodsWithValue = statement(
  'desk_attribute_goods',
  `select array(
     select p.goods_id from attribute_values v join goods_params p on p.attribute_value_id = v.attribute_value_id
      where v.attribute_id = $1 and ($2::int is null or v.attribute_value_id = $2)
     union select s.goods_id from attribute_values v join sku_specs k on k.spec_value_id = v.attribute_value_id
       join skus s on s.item_id = k.item_id
      where v.attribute_id = $1 and ($2::int is null or v.attribute_value_id = $2)
     limit $3) as ids`,
  { ids: numbers },
)

/** A product with two SKUs that would be the same if value $1 were $2. */
export const skusAlike = statement(
  'desk_attribute_skus_alike',
  `select g.item_name as "itemName" from sku_specs one join skus s on s.item_id = one.item_id
     join skus t on t.goods_id = s.goods_id and t.item_id <> s.item_id
     join sku_specs other on other.item_id = t.item_id and other.spec_value_id = $2
     join goods g on g.goods_id = s.goods_id
    where one.spec_value_id = $1
      and not exists (select from sku_specs a where a.item_id = s.item_id and a.spec_value_id <> $1
                         and not exists (select from sku_specs b where b.item_id = t.item_id
                                            and b.spec_value_id = a.spec_value_id))
    limit 1`,
  { itemName: text },
)
export const moveParams = statement(
  'desk_attribute_move_params',
  'update goods_params set attribute_value_id = $2 where attribute_value_id = $1',
)
export const moveSpecs = statement(
  'desk_attribute_move_specs',
  'update sku_specs set spec_value_id = $2 where spec_value_id = $1',
)
export const deleteValue = statement(
  'desk_attribute_delete_value',
  'delete from attribute_values where attribute_value_id = $1',
)

/** Writes the texts of the specifications of products $1 again, as `specTextOf` does. */
export const rewriteSpecTexts = statement(
  'desk_attribute_spec_texts',
  `update skus s set spec_text = k.spec_text
     from (select ss.item_id, string_agg(a.attribute_name || '：' || v.attribute_value, ',' order by ss.spec_id desc) as spec_text
             from skus o join sku_specs ss on ss.item_id = o.item_id
             join attributes a on a.attribute_id = ss.spec_id
             join attribute_values v on v.attribute_value_id = ss.spec_value_id
            where o.goods_id = any($1::bigint[]) group by ss.item_id) k
    where s.item_id = k.item_id and s.spec_text <> k.spec_text`,
)

/** Value $2 of attribute $1 reads $3 among the suggestions of categories. */
export const rewriteSuggested = statement(
  'desk_attribute_suggested',
  `update category_attributes ca set suggested = array(
     select u.value from unnest(array_replace(ca.suggested, $2, $3)) with ordinality u(value, place)
      group by u.value order by min(u.place))
    where ca.attribute_id = $1 and $2 = any(ca.suggested)`,
)

/** Attributes of category $1 and of those above it, from the top down. */
export const attributesOfCategory = statement(
  'desk_category_attributes',
  `select ca.category_id as "categoryId", a.attribute_type as type, a.attribute_name as name,
          to_json(ca.suggested) as suggested, ca.is_required as "isRequired"
     from categories c join category_attributes ca on ca.category_id = any(c.path)
     join attributes a on a.attribute_id = ca.attribute_id
    where c.category_id = $1 order by array_position(c.path, ca.category_id), ca.sort, a.attribute_id`,
  {
    categoryId: number,
    type: attributeType,
    name: text,
    suggested: json<string[]>(),
    isRequired: boolean,
  },
)
/** The category of management $1, locked. */
export const lockMainCategory = statement(
  'desk_category_attributes_lock',
  'select category_id as "categoryId" from categories where category_id = $1 and is_main for update',
  { categoryId: number },
)
export const deleteCategoryAttributes = statement(
  'desk_category_attributes_delete',
  'delete from category_attributes where category_id = $1',
)
/** Puts attributes $2 (JSON rows in their sequence) into category $1. */
export const insertCategoryAttributes = statement(
  'desk_category_attributes_insert',
  `insert into category_attributes (category_id, attribute_id, suggested, is_required, sort)
   select $1, r.id, array(select jsonb_array_elements_text(r.suggested)), r.required, r.sort
     from jsonb_to_recordset($2::jsonb) as r (id int, suggested jsonb, required boolean, sort int)`,
)

/** The required parameters of categories of management $1, also those of the categories above. */
export const requiredParams = statement(
  'desk_category_attributes_required',
  `select c.category_id as "categoryId", a.attribute_name as name
     from categories c join category_attributes ca on ca.category_id = any(c.path) and ca.is_required
     join attributes a on a.attribute_id = ca.attribute_id
    where c.category_id = any($1::int[]) order by array_position(c.path, ca.category_id), ca.sort`,
  { categoryId: number, name: text },
)

/** Of products $1 those that lack a required parameter of their category of management, with the first of them. */
export const missingParams = statement(
  'desk_category_attributes_missing',
  `select distinct on (g.goods_id) g.goods_id as "goodsId", a.attribute_name as name
     from goods g join categories c on c.category_id = g.main_category_id
     join category_attributes ca on ca.category_id = any(c.path) and ca.is_required
     join attributes a on a.attribute_id = ca.attribute_id
    where g.goods_id = any($1::bigint[])
      and not exists (select from goods_params p where p.goods_id = g.goods_id and p.attribute_id = a.attribute_id)
    order by g.goods_id, array_position(c.path, ca.category_id), ca.sort`,
  { goodsId: number, name: text },
)

import 'server-only'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { boolean, json, number, statement, text, type RowOf } from '@/lib/server/ground/db/statement'
import { versionOf } from '@/lib/server/ground/desk-version/version-sql'

const rowColumns = {
  brand_id: number,
  brand_name: text,
  memo: text,
  logo: text,
  sort: number,
  goods_num: number,
  version: number,
}
export type BrandRow = RowOf<typeof rowColumns>

const row = `a.attribute_id as brand_id, a.attribute_name as brand_name, a.attribute_memo as memo, a.image_url as logo,
  a.sort, (select count(*) from goods g where g.brand_id = a.attribute_id and g.deleted is null)::int as goods_num,
  ${versionOf('brand', 'a.attribute_id')} as version`
const found = `from attributes a where a.attribute_type = 'brand'
  and ($1::text is null or strpos(lower(a.attribute_name), lower($1)) > 0)
  and ($2::int is null or a.attribute_id = $2)`

/** $3 brands from index $4, with $1 in their names or all, and with id $2. */
export const brandPage = statement(
  'desk_brand_page',
  `select ${jsonRows(`select ${row} ${found} order by a.sort desc, a.attribute_id limit $3 offset $4`)} as rows,
          (select count(*) ${found}) as total`,
  { rows: json<BrandRow[]>(), total: number },
)
export const brandRow = statement(
  'desk_brand_row',
  `select ${row} from attributes a where a.attribute_id = $1 and a.attribute_type = 'brand'`,
  rowColumns,
)

/** Brands are changed by one transaction at a time, so that no name is there twice. */
export const lockBrands = statement(
  'desk_brand_lock',
  `select version from reference_versions where table_name = 'attributes' for update`,
  { version: number },
)
export const brandNamed = statement(
  'desk_brand_named',
  `select attribute_id as "brandId" from attributes
    where attribute_type = 'brand' and lower(attribute_name) = lower($1) and attribute_id <> $2 limit 1`,
  { brandId: number },
)
export const insertBrand = statement(
  'desk_brand_insert',
  `insert into attributes (attribute_type, attribute_name, attribute_memo, image_url, sort, created)
   values ('brand', $1, $2, $3, $4, $5) returning attribute_id as "brandId"`,
  { brandId: number },
)
export const writeBrand = statement(
  'desk_brand_write',
  `update attributes set attribute_name = $2, attribute_memo = $3, image_url = $4, sort = $5
    where attribute_id = $1 and attribute_type = 'brand'`,
)
/** At most $2 products of brand $1 that pages show. */
export const goodsOfBrand = statement(
  'desk_brand_goods',
  `select goods_id as "goodsId" from goods where brand_id = $1 and deleted is null limit $2`,
  { goodsId: number },
)
/** Takes brand $1 off products in the recycle bin. */
export const looseGoods = statement(
  'desk_brand_loose',
  'update goods set brand_id = null where brand_id = $1 and deleted is not null returning goods_id as "goodsId"',
  { goodsId: number },
)
export const deleteBrand = statement(
  'desk_brand_delete',
  `delete from attributes where attribute_id = $1 and attribute_type = 'brand' returning created`,
  { created: number },
)
export const insertBrandAgain = statement(
  'desk_brand_restore',
  `insert into attributes (attribute_id, attribute_type, attribute_name, attribute_memo, image_url, sort, created)
   values ($1, 'brand', $2, $3, $4, $5, $6)`,
)
/** Gives brand $1 back to those of products $2 that are in the recycle bin still. */
export const brandGoodsAgain = statement(
  'desk_brand_restore_goods',
  `update goods set brand_id = $1 where goods_id = any($2::bigint[]) and deleted is not null and brand_id is null`,
)
export const brandHasGoods = statement(
  'desk_brand_has_goods',
  'select exists (select from goods where brand_id = $1 and deleted is null) as "hasGoods"',
  { hasGoods: boolean },
)

import 'server-only'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import {
  boolean,
  json,
  nullable,
  number,
  numbers,
  oneOf,
  statement,
  text,
} from '@/lib/server/ground/db/statement'
import { versionOf } from '@/lib/server/ground/desk-version/version-sql'

type State = 'true' | 'false' | 'closed' | 'delete'

/** A row of the list, as the wire has it. */
export interface ListedShop {
  distributor_id: number
  name: string
  shop_code: string
  logo: string
  province: string
  city: string
  area: string
  is_valid: State
  is_ziti: boolean
  is_default: boolean
  distribution_type: number
  tags: string[]
  goods_num: number
  updated: number
}

/** Counted up to 10,000: a page of large shops would count the whole mall. */
const goodsNum = `(select count(*) from (
  select from goods g where g.distributor_id = d.distributor_id and g.deleted is null limit 10000) own)::int`
/** Shops in state $1, with $2 in name, number or phone, and with tag $3; those that another back end deleted are not listed. */
const found = `from distributors d where d.is_valid <> 'delete' and ($1::text is null or d.is_valid = $1)
  and ($2::text is null or strpos(lower(d.name), lower($2)) > 0 or lower(d.shop_code) = lower($2) or d.mobile = $2)
  and ($3::int is null or exists (
    select from distributor_tags t where t.distributor_id = d.distributor_id and t.tag_id = $3))`

/** $5 shops after $4, the newest first, and their number up to $6. */
export const shopPage = statement(
  'desk_shop_page',
  `select ${jsonRows(`select d.distributor_id, d.name, d.shop_code, d.logo, d.province, d.city, d.area, d.is_valid,
       d.is_ziti, d.is_default, d.distribution_type, d.updated, ${goodsNum} as goods_num,
       array(select t.tag_name from distributor_tags dt join shop_tags t on t.tag_id = dt.tag_id
              where dt.distributor_id = d.distributor_id order by t.tag_id) as tags
     ${found} and ($4::int is null or d.distributor_id < $4) order by d.distributor_id desc limit $5`)} as rows,
     (select count(*) from (select ${found} limit $6) counted)::int as total`,
  { rows: json<ListedShop[]>(), total: number },
)

/** $5 of the same shops after $4 with what an export shows, the newest first. */
export const exportPage = statement(
  'desk_shop_export',
  `select d.distributor_id as "distributorId", d.distribution_type as "distributionType", d.shop_code as "shopCode",
          d.name, coalesce((select c.category_name from distributor_categories c where c.category_id = d.category_id), '') as kind,
          d.is_valid as "isValid", d.contact, d.mobile, d.contract_phone as "contractPhone", d.province, d.city, d.area,
          d.address, d.house_number as "houseNumber", d.hour, d.is_delivery as "isDelivery", d.logo, d.banner
     ${found} and ($4::int is null or d.distributor_id < $4) order by d.distributor_id desc limit $5`,
  {
    distributorId: number,
    distributionType: number,
    shopCode: text,
    name: text,
    kind: text,
    isValid: oneOf<State>(),
    contact: text,
    mobile: text,
    contractPhone: text,
    province: text,
    city: text,
    area: text,
    address: text,
    houseNumber: text,
    hour: text,
    isDelivery: boolean,
    logo: text,
    banner: text,
  },
)

/** The number of those shops. */
export const exportCount = statement('desk_shop_export_count', `select count(*)::int as total ${found}`, {
  total: number,
})

const rowColumns = {
  distributor_id: number,
  version: number,
  name: text,
  shop_code: text,
  category_id: number,
  distribution_type: number,
  logo: text,
  banner: text,
  introduce: text,
  business: text,
  contact: text,
  mobile: text,
  contract_phone: text,
  province: text,
  city: text,
  area: text,
  address: text,
  house_number: text,
  lng: nullable(number),
  lat: nullable(number),
  hour: text,
  is_valid: oneOf<State>(),
  is_ziti: boolean,
  is_delivery: boolean,
  delivery_distance: number,
  is_default: boolean,
  tag_ids: numbers,
  created: number,
}

const wholeShop = `select d.distributor_id, ${versionOf('shop', 'd.distributor_id')} as version, d.name, d.shop_code,
          coalesce(d.category_id, 0) as category_id, d.distribution_type, d.logo, d.banner, d.introduce, d.business,
          d.contact, d.mobile, d.contract_phone, d.province, d.city, d.area, d.address, d.house_number, d.lng, d.lat,
          d.hour, d.is_valid, d.is_ziti, d.is_delivery, d.delivery_distance, d.is_default, d.created,
          array(select t.tag_id from distributor_tags t where t.distributor_id = d.distributor_id
                 order by t.tag_id) as tag_ids
     from distributors d`

export const oneShop = statement('desk_shop_one', `${wholeShop} where d.distributor_id = $1`, rowColumns)
/** Shops of numbers $1 or names $2. */
export const shopsNamed = statement(
  'desk_shop_named',
  `${wholeShop} where d.shop_code = any($1::text[]) or d.name = any($2::text[])`,
  rowColumns,
)

/** Shops are changed by one transaction at a time: names, numbers and the default one are there once. */
export const lockShops = statement('desk_shop_lock', 'lock table distributors in share row exclusive mode')

/** Whether another shop than $1 has the name $2, or the number $3; whether there are the kind $4 and the tags $5. */
export const shopFacts = statement(
  'desk_shop_facts',
  `select exists (select from distributors where name = $2 and distributor_id <> $1) as "isNameTaken",
          exists (select from distributors where shop_code = $3 and $3 <> '' and distributor_id <> $1) as "isCodeTaken",
          exists (select from distributor_categories where category_id = $4) as "hasKind",
          array(select tag_id from shop_tags where tag_id = any($5::int[])) as tags`,
  { isNameTaken: boolean, isCodeTaken: boolean, hasKind: boolean, tags: numbers },
)

const types = {
  name: 'text',
  shop_code: 'text',
  category_id: 'int',
  distribution_type: 'int',
  logo: 'text',
  banner: 'text',
  introduce: 'text',
  business: 'text',
  contact: 'text',
  mobile: 'text',
  contract_phone: 'text',
  province: 'text',
  city: 'text',
  area: 'text',
  address: 'text',
  house_number: 'text',
  lng: 'float8',
  lat: 'float8',
  hour: 'text',
  is_valid: 'text',
  is_ziti: 'boolean',
  is_delivery: 'boolean',
  delivery_distance: 'int',
  is_default: 'boolean',
}
const names = Object.keys(types).join(', ')
const columns = Object.entries(types)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')
const values = Object.keys(types)
  .map((name) => (name === 'category_id' ? 'nullif(r.category_id, 0)' : `r.${name}`))
  .join(', ')

/** A shop with the fields of the object $1, whose first letter is $2, at $3. */
export const insertShop = statement(
  'desk_shop_insert',
  `insert into distributors (${names}, first_letter, created, updated)
   select ${values}, $2, $3, $3 from jsonb_to_record($1::jsonb) r(${columns})
   returning distributor_id as "distributorId"`,
  { distributorId: number },
)
/** All fields of shop $1 from the object $2, whose first letter is $3, at $4. */
export const writeShop = statement(
  'desk_shop_write',
  `update distributors d set (${names}, first_letter, updated) = (
     select ${values}, $3, $4::bigint from jsonb_to_record($2::jsonb) r(${columns}))
    where d.distributor_id = $1`,
)
/** At most $2 products of shop $1 that shoppers may see. */
export const goodsOfShop = statement(
  'desk_shop_goods',
  `select goods_id as "goodsId" from goods
    where distributor_id = $1 and deleted is null and approve_status <> 'instock' limit $2`,
  { goodsId: number },
)
/** All shops but $1 stop being the default one. */
export const clearDefault = statement(
  'desk_shop_clear_default',
  'update distributors set is_default = false where is_default and distributor_id <> $1 returning distributor_id as "distributorId"',
  { distributorId: number },
)
export const replaceTags = statement(
  'desk_shop_tags',
  `with removed as (delete from distributor_tags where distributor_id = $1 and not tag_id = any($2::int[]))
   insert into distributor_tags (distributor_id, tag_id) select $1, unnest($2::int[]) on conflict do nothing`,
)

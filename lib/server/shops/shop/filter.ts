import 'server-only'
import { and, sql, type SQL } from 'drizzle-orm'
import type { ShopListInput } from '@/lib/contract/shops/shop'
import { maxId } from '@/lib/domain/id'
import { publicGoodsOnSale } from '@/lib/server/catalogue/goods-lookup/visible-products'

const list = (values: number[]) =>
  sql`(${sql.join(
    values.map((value) => sql`${value}::int`),
    sql`, `,
  )})`

/** Drops ids outside the range of the columns: no shop has them, and the database would reject them. */
const validIds = (values: number[] = []) => values.filter((value) => value > 0 && value <= maxId)

const contains = (column: SQL, words: string) => sql`strpos(lower(${column}), lower(${words})) > 0`

/** Searches the name of a shop; `searchType` 1 includes its products, 2 its address (contract goods §10.3). */
function matchesWords(words: string, searchType: number): SQL {
  const inName = contains(sql`d.name`, words)
  if (searchType === 1) {
    return sql`(${inName} or exists (select 1 from goods g where g.distributor_id = d.distributor_id
      and ${sql.raw(publicGoodsOnSale)} and ${contains(sql`g.item_name`, words)}))`
  }
  if (searchType === 2)
    return sql`(${inName} or ${contains(sql`d.province || d.city || d.area || d.address || d.house_number`, words)})`
  return inName
}

/** The conditions of a list of shops on `distributors d`, all except the coordinates of the caller. */
export function shopFilter(input: ShopListInput): SQL {
  const conditions: SQL[] = []
  if (input.is_valid) conditions.push(sql`d.is_valid = ${input.is_valid}`)
  else conditions.push(sql`d.is_valid in ('true', 'false')`)
  if (input.name) conditions.push(matchesWords(input.name, input.search_type))

  const included = validIds([...(input.distributor_id ?? []), ...(input.distributorIds ?? [])])
  if (included.length > 0) conditions.push(sql`d.distributor_id in ${list(included)}`)
  const excluded = validIds(input.exclude_distributor_id)
  if (excluded.length > 0) conditions.push(sql`d.distributor_id not in ${list(excluded)}`)
  const tags = validIds(input.distributor_tag_id)
  if (tags.length > 0) {
    conditions.push(
      sql`exists (select 1 from distributor_tags t where t.distributor_id = d.distributor_id and t.tag_id in ${list(tags)})`,
    )
  }
  const categories = validIds(input.distributor_category_id)
  if (categories.length > 0) conditions.push(sql`d.category_id in ${list(categories)}`)
  const [card] = validIds(input.card_id)
  if (card) {
    conditions.push(
      sql`exists (select 1 from cards c where c.card_id = ${card}::int and c.distributor_id in (0, d.distributor_id))`,
    )
  }
  if (input.is_ziti) conditions.push(sql`d.is_ziti`)
  if (input.is_delivery) conditions.push(sql`d.is_delivery`)
  // No shop delivers by this carrier.
  if (input.is_dada) conditions.push(sql`false`)
  return and(...conditions) ?? sql`true`
}

/** Names of a region; '' matches any. */
export interface RegionNames {
  province: string
  city: string
  area: string
}

/** Only shops of a region, compared level by level. */
export function inRegion({ province, city, area }: RegionNames): SQL {
  const parts: SQL[] = []
  if (province) parts.push(sql`d.province = ${province}`)
  if (city) parts.push(sql`d.city = ${city}`)
  if (area) parts.push(sql`d.area = ${area}`)
  return and(...parts) ?? sql`true`
}

/** Only shops whose city occurs in the text of an address; every shop for an empty text. */
export const inCityOf = (address: string): SQL =>
  address === '' ? sql`true` : sql`strpos(${address}, d.city) > 0`

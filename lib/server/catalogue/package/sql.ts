import 'server-only'
import { isRunning } from '@/lib/server/catalogue/goods-lookup/is-running'
import { scopeColumns, scopeRow } from '@/lib/server/catalogue/goods-lookup/sale-columns'
import { inOpenShop, publicGoodsOnSale } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { skuOffersIn } from '@/lib/server/catalogue/promotion/parts'
import { joinedOf } from '@/lib/server/catalogue/promotion/running-sql'
import { referenceVersionIn } from '@/lib/server/catalogue/reference/parts'
import { classesLeft, type ClassLeft } from '@/lib/server/catalogue/subsidy/parts'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { columnsOfParts, selectParts } from '@/lib/server/ground/db/parts'
import { boolean, json, number, numbers, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

/** The main SKU that is shown first: the default SKU of the product if it takes part. */
const mainItem = `
  join lateral (
    select i.item_id, i.goods_id from package_items i join skus s on s.item_id = i.item_id
     where i.package_id = p.package_id and i.is_main order by s.is_default desc, i.sort, i.item_id limit 1) main on true`

const headColumns = `
  p.package_id as "packageId", p.package_name as "packageName", p.distributor_id as "distributorId",
  p.start_time as "startTime", p.end_time as "endTime", p.valid_grades as "validGrades",
  main.item_id as "mainItemId", main.goods_id as "mainGoodsId"`
const headRow = {
  packageId: number,
  packageName: text,
  distributorId: number,
  startTime: number,
  endTime: number,
  validGrades: numbers,
  mainItemId: number,
  mainGoodsId: number,
}
export type PackageHead = RowOf<typeof headRow>

/** The running packages with the product of the SKU $1 at $2, those with it as main product first. */
export const packagesOfItem = statement(
  'packages_of_item',
  `select ${headColumns}
     from packages p ${mainItem}
    where p.package_id in (
            select i.package_id from skus s join package_items i on i.goods_id = s.goods_id where s.item_id = $1)
      and ${isRunning('p', '$2')}
    order by (main.goods_id = (select goods_id from skus where item_id = $1)) desc, p.package_id
    limit 20`,
  headRow,
)

/** The running package $1 at $2. */
export const packageById = statement(
  'package_by_id',
  `select ${headColumns} from packages p ${mainItem} where p.package_id = $1 and ${isRunning('p', '$2')}`,
  headRow,
)

/** The SKUs of the package $1 that every visitor can buy, the main product first. */
export const packageSkus = statement(
  'package_skus',
  `select i.item_id as "itemId", i.goods_id as "goodsId", i.is_main as "isMain", i.package_price as "packagePrice",
          ${scopeColumns},
          coalesce((select gi.categories from goods_index gi where gi.goods_id = g.goods_id), '{}') as categories,
          g.item_name as "itemName", s.spec_text as "specText", coalesce(nullif(s.pic, ''), g.pics->>0, '') as pic,
          coalesce(g.pics->>0, '') as "goodsPic", s.price, s.market_price as "marketPrice", s.store, g.nospec,
          ds.item_id as "defaultItemId"
     from package_items i
     join skus s on s.item_id = i.item_id and s.approve_status = 'onsale'
     join goods g on g.goods_id = i.goods_id
     join skus ds on ds.goods_id = g.goods_id and ds.is_default
    where i.package_id = $1 and ${publicGoodsOnSale} and ${inOpenShop('g.distributor_id')}
    order by i.is_main desc, i.sort, i.goods_id, i.item_id`,
  {
    itemId: number,
    goodsId: number,
    isMain: boolean,
    packagePrice: number,
    ...scopeRow,
    /** Including all categories above them. */
    categories: numbers,
    itemName: text,
    specText: text,
    pic: text,
    goodsPic: text,
    price: number,
    marketPrice: number,
    store: number,
    nospec: boolean,
    defaultItemId: number,
  },
)
export type PackageSkuRow = RowOf<typeof packageSkus>

const idsOfPackage = (column: string) =>
  `array(select ${column} from package_items where package_id = $1::int)::bigint[]`
const joined = joinedOf('$3::bigint', '$2::bigint')
/** The rows of the column `joined` from their arrays. */
export const readJoined = joined.read

const offers = {
  ...skuOffersIn(idsOfPackage('goods_id'), idsOfPackage('item_id'), '$2::bigint'),
  subsidies: { sql: jsonRows(classesLeft('$3::bigint')), column: json<ClassLeft[]>() },
  joined,
  referenceVersion: referenceVersionIn(),
}

/**
 * The facts that decide the prices of the SKUs of package $1 alone at $2: their activities and grade prices, for
 * `skuOffers`, the remaining subsidy of member $3 (0 for a guest), and how often the member has used promotions.
 */
export const packageOffers = statement(
  'package_offers',
  `select ${selectParts(offers)}`,
  columnsOfParts(offers),
)
export type PackageOffersRow = RowOf<typeof packageOffers>

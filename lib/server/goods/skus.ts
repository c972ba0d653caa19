import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

export interface SkuRow {
  itemId: number
  goodsId: number
  isDefault: boolean
  itemBn: string
  barcode: string
  price: number
  marketPrice: number
  store: number
  weight: number
  volume: number
  startNum: number
  approveStatus: 'onsale' | 'only_show' | 'offline_sale' | 'instock'
  pic: string
  /** Specification in words. */
  specText: string
}

const columns = `s.item_id as "itemId", s.goods_id as "goodsId", s.is_default as "isDefault", s.item_bn as "itemBn",
          s.barcode, s.price, s.market_price as "marketPrice", s.store, s.weight, s.volume,
          s.start_num as "startNum", s.approve_status as "approveStatus", s.pic, s.spec_text as "specText"`

const skusOfGoods = statement(
  'skus_of_goods',
  `select ${columns} from skus s where s.goods_id = $1 order by s.is_default desc, s.item_id`,
)

/** All skus of a goods, the default one first. */
export const loadSkus = (db: Queries, goodsId: number): Promise<SkuRow[]> =>
  db.run<SkuRow>(skusOfGoods, [goodsId])

const skusById = statement(
  'skus_by_id',
  `select ${columns} from unnest($1::bigint[]) with ordinality as wanted(item_id, place)
     join skus s on s.item_id = wanted.item_id order by wanted.place`,
)

/** Skus by id, in the order of the ids; unknown ids are left out. */
export const loadSkusById = (db: Queries, itemIds: number[]): Promise<SkuRow[]> =>
  itemIds.length === 0 ? Promise.resolve([]) : db.run<SkuRow>(skusById, [itemIds])

export interface SkuSpecRow {
  itemId: number
  specId: number
  specName: string
  isImage: boolean
  specValueId: number
  specValueName: string
  specImageUrl: string
  customName: string | null
  images: string[]
}

// Groups descending, values ascending: clients build sku keys in exactly this order (contract goods §3.2).
const specsOfGoods = statement(
  'specs_of_goods',
  `select ss.item_id as "itemId", ss.spec_id as "specId", a.attribute_name as "specName", a.is_image as "isImage",
          ss.spec_value_id as "specValueId", v.attribute_value as "specValueName", v.image_url as "specImageUrl",
          ss.custom_name as "customName", ss.images
     from skus s
     join sku_specs ss on ss.item_id = s.item_id
     join attributes a on a.attribute_id = ss.spec_id
     join attribute_values v on v.attribute_value_id = ss.spec_value_id
    where s.goods_id = $1
    order by ss.spec_id desc, ss.spec_value_id, ss.item_id`,
)

/** The spec values of every sku of a goods, in contract order. */
export const loadSkuSpecs = (db: Queries, goodsId: number): Promise<SkuSpecRow[]> =>
  db.run<SkuSpecRow>(specsOfGoods, [goodsId])

import 'server-only'
import { statement, type Queries } from '@/lib/server/db/connection'

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
}

const skusOfGoods = statement(
  'skus-of-goods',
  `select item_id as "itemId", goods_id as "goodsId", is_default as "isDefault", item_bn as "itemBn", barcode, price,
          market_price as "marketPrice", store, weight, volume, start_num as "startNum",
          approve_status as "approveStatus", pic
     from skus where goods_id = $1 order by is_default desc, item_id`,
)

/** All skus of a goods, the default one first. */
export const loadSkus = (db: Queries, goodsId: number): Promise<SkuRow[]> =>
  db.run<SkuRow>(skusOfGoods, [goodsId])

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
  'specs-of-goods',
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

import 'server-only'
import type { PackageDetail, PackageGoods } from '@/lib/contract/catalogue/packages'
import { struckBase } from '@/lib/domain/order/price/line-price'
import type { AlonePrices } from './alone-prices'
import type { PackageHead, PackageSkuRow } from './sql'

/** A package without its products. */
export const wireHead = (head: PackageHead) => ({
  package_id: head.packageId,
  package_name: head.packageName,
  goods_id: head.mainGoodsId,
  main_item_id: head.mainItemId,
  distributor_id: head.distributorId,
  start_time: head.startTime,
  end_time: head.endTime,
  valid_grade: head.validGrades,
})

const lowest = (skus: readonly PackageSkuRow[], of: (sku: PackageSkuRow) => number) =>
  Math.min(...skus.map(of))

function wireSku(sku: PackageSkuRow, alone: AlonePrices): PackageGoods['spec_items'][number] {
  return {
    item_id: sku.itemId,
    item_spec_desc: sku.specText,
    pics: [sku.pic],
    price: sku.price,
    ...alone.prices.get(sku.itemId),
    market_price: struckBase(sku, sku.packagePrice),
    package_price: sku.packagePrice,
    store: sku.store,
  }
}

function wireGoods(skus: readonly [PackageSkuRow, ...PackageSkuRow[]], alone: AlonePrices): PackageGoods {
  const [first] = skus
  const price = lowest(skus, (sku) => sku.price)
  return {
    itemId: first.itemId,
    item_id: first.itemId,
    default_item_id: first.defaultItemId,
    goods_id: first.goodsId,
    itemName: first.itemName,
    item_name: first.itemName,
    pics: [first.goodsPic],
    price,
    market_price: Math.max(price, first.marketPrice),
    package_price: lowest(skus, (sku) => sku.packagePrice),
    store: skus.reduce((sum, sku) => sum + sku.store, 0),
    nospec: first.nospec,
    spec_items: skus.map((sku) => wireSku(sku, alone)),
  }
}

const priceTable = (skus: readonly PackageSkuRow[]): PackageDetail['package_price'] =>
  Object.fromEntries(
    skus.map(({ itemId, price, packagePrice }) => [
      String(itemId),
      { market_price: price, price: packagePrice },
    ]),
  )

/** A package with its products; null when its main product or all others cannot be bought. */
export function wireDetail(
  head: PackageHead,
  skus: readonly PackageSkuRow[],
  alone: AlonePrices,
): PackageDetail | null {
  const groups = [...Map.groupBy(skus, ({ goodsId }) => goodsId).values()]
  const goods = groups.flatMap(([first, ...rest]) =>
    first ? [{ first, all: wireGoods([first, ...rest], alone) }] : [],
  )
  const main = goods.find(({ first }) => first.isMain)
  const others = goods.filter(({ first }) => !first.isMain)
  if (!main || others.length === 0) return null
  return {
    ...wireHead(head),
    mainItem: main.all,
    main_package_price: priceTable(skus.filter(({ isMain }) => isMain)),
    itemLists: others.map(({ all }) => all),
    package_price: priceTable(skus.filter(({ isMain }) => !isMain)),
    ...(alone.promotions.length > 0 ? { alone_promotions: alone.promotions } : {}),
    ...(alone.pieces.length > 0 ? { subsidy_pieces: alone.pieces } : {}),
  }
}

import 'server-only'
import { goodsNotFound } from '@/lib/domain/errors'
import { shownPrice } from '@/lib/domain/goods/price'
import { loadCards } from '@/lib/server/catalogue/goods-card/load-cards'
import { loadSkuCards } from '@/lib/server/catalogue/goods-card/load-sku-cards'
import { findGoodsId } from '@/lib/server/catalogue/goods-lookup/find-goods-id'
import { qrCodeUrl } from '@/lib/server/ground/adapters/qr-code'
import type { Mall } from '@/lib/server/ground/mall'
import { goodsHref } from '@/lib/web/hrefs'
import { mobileGoodsAddress, qrPictureOf } from './addresses'

/** The card of a product as guests see it, by any of its SKUs; undefined when it must not be shared. */
async function findShared({ db, now }: Mall, itemId: number) {
  const goodsId = await findGoodsId(db, itemId)
  const [card] = await loadCards(db, goodsId === null ? [] : [goodsId], null, now())
  return card?.staff_goods === 1 ? undefined : card
}

/** Whether a product may be shared: it exists and is not for staff only. */
export const mayShareGoods = async (mall: Mall, itemId: number): Promise<boolean> =>
  (await findShared(mall, itemId)) !== undefined

/**
 * The shared item: the product by its own id, otherwise the SKU with its own name, price and picture. The SKU of the
 * product's own id is the default one, so a link to it selects nothing (contract goods §3.1).
 */
async function sharedGoods(mall: Mall, itemId: number) {
  const card = await findShared(mall, itemId)
  if (!card) throw goodsNotFound()
  const isDefault = itemId === card.goods_id
  const [shared] = isDefault ? [card] : await loadSkuCards(mall.db, [itemId], null, mall.now())
  if (!shared) throw goodsNotFound()
  const specification = isDefault ? '' : shared.item_spec_desc
  return {
    name: [shared.item_name, specification].filter(Boolean).join(' '),
    brief: shared.brief,
    price: shownPrice(shared).cents,
    subsidised: shared.subsidy_price,
    pics: shared.pics,
  }
}

/**
 * Data of the share panel: name, public price, picture, address and QR code of a product or of one of its SKUs
 * (contract goods §17).
 * @throws MallError 商品不存在或者已下架
 */
export async function shareGoods(mall: Mall, itemId: number) {
  const { name, price, subsidised, pics } = await sharedGoods(mall, itemId)
  const absolute = (path: string) => new URL(path, mall.env.publicUrl).href
  const code = qrCodeUrl(mobileGoodsAddress(mall.env, itemId))
  const file = absolute(qrPictureOf(itemId))
  const [picture] = pics
  return {
    item_id: itemId,
    title: name,
    price,
    ...(subsidised === undefined ? {} : { subsidy_price: subsidised }),
    image: picture ? absolute(picture) : '',
    shareUrl: absolute(goodsHref(itemId)),
    shareQR: code,
    weixin_qrcode: code,
    downUrl: file,
    downWeixinImgLink: file,
  }
}

/**
 * Data for a poster; no product picture contains a QR code.
 * @throws MallError 商品不存在或者已下架
 */
export async function goodsPoster(mall: Mall, itemId: number) {
  const { name, brief, price, pics } = await sharedGoods(mall, itemId)
  return {
    item_id: itemId,
    item_name: name,
    brief,
    price,
    pics: pics.map((url) => ({ url, isCode: false })),
  }
}

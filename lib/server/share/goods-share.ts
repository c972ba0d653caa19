import 'server-only'
import { goodsNotFound } from '@/lib/domain/errors'
import { shownPrice } from '@/lib/domain/price'
import { qrCodeUrl } from '@/lib/server/adapters/qr-code'
import type { Mall } from '@/lib/server/context'
import { loadCards } from '@/lib/server/goods-card/load-cards'
import { findGoodsId } from '@/lib/server/goods-lookup/find-goods-id'
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

async function sharedGoods(mall: Mall, itemId: number) {
  const card = await findShared(mall, itemId)
  if (!card) throw goodsNotFound()
  return card
}

/**
 * Data of the share panel: name, public price, picture, address and QR code (contract goods §17).
 * @throws MallError 商品不存在或者已下架
 */
export async function shareGoods(mall: Mall, itemId: number) {
  const card = await sharedGoods(mall, itemId)
  const absolute = (path: string) => new URL(path, mall.env.publicUrl).href
  const code = qrCodeUrl(mobileGoodsAddress(mall.env, card.goods_id))
  const file = absolute(qrPictureOf(card.goods_id))
  const [picture] = card.pics
  return {
    item_id: card.goods_id,
    title: card.item_name,
    price: shownPrice(card).cents,
    image: picture ? absolute(picture) : '',
    shareUrl: absolute(goodsHref(card.goods_id)),
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
  const card = await sharedGoods(mall, itemId)
  return {
    item_id: card.goods_id,
    item_name: card.item_name,
    brief: card.brief,
    price: shownPrice(card).cents,
    pics: card.pics.map((url) => ({ url, isCode: false })),
  }
}

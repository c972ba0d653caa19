import 'server-only'
import { qrCodeUrl } from '@/lib/server/ground/adapters/qr-code'
import { os } from '@/lib/server/ground/call-context'
import { ownAddress } from './addresses'
import { goodsPoster, mayShareGoods, shareGoods } from './goods-share'

export const shareRoutes = {
  item: os.share.item.handler(({ input, context }) => shareGoods(context.mall, input.item_id)),

  qrcode: os.share.qrcode.handler(({ input, context }) => ({
    qrcodeImage: qrCodeUrl(ownAddress(context.mall.env, input.page_url)),
  })),

  poster: os.share.poster.handler(({ input, context }) => goodsPoster(context.mall, input.item_id)),
}

/** The call that tells whether a product may be shared. */
export const goodsShareRoutes = {
  mayShare: os.goods.mayShare.handler(async ({ input, context }) => {
    const status = input.item_id === undefined || (await mayShareGoods(context.mall, input.item_id))
    return { status, msg: status ? '' : '该商品不支持分享', page: '' }
  }),
}

import 'server-only'
import { qrCodeUrl } from '@/lib/server/adapters/qr-code'
import { os } from '@/lib/server/context'
import { ownAddress } from './addresses'
import { goodsPoster, shareGoods } from './goods-share'

export const shareRoutes = {
  item: os.share.item.handler(({ input, context }) => shareGoods(context.mall, input.item_id)),

  qrcode: os.share.qrcode.handler(({ input, context }) => ({
    qrcodeImage: qrCodeUrl(ownAddress(context.mall.env, input.page_url)),
  })),

  poster: os.share.poster.handler(({ input, context }) => goodsPoster(context.mall, input.item_id)),
}

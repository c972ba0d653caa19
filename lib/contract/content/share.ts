import { z } from 'zod'
import * as contentMessages from '@/lib/domain/messages/content'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../call'
import { cents, wireId, wireText } from '../fields'

const tags = ['分享']

export const shareContract = {
  /** Content of the share panel (contract goods §17). QR codes are data URIs, links are absolute. */
  item: call('GET', '/item/share', '商品分享信息', {
    tags,
    invalid: goodsMessages.goodsNotFound,
    legacyName: 'item.share',
  })
    .input(z.object({ item_id: wireId() }))
    .output(
      z.object({
        item_id: z.int(),
        title: z.string(),
        price: cents,
        /** 国补价 for all visitors, where the programme pays. Our own. */
        subsidy_price: cents.optional(),
        image: z.string(),
        /** URL of the product page. */
        shareUrl: z.string(),
        /** QR code of the mobile product page. */
        shareQR: z.string(),
        weixin_qrcode: z.string(),
        /** The same QR code as a file. */
        downUrl: z.string(),
        downWeixinImgLink: z.string(),
      }),
    ),

  /** The QR code of one of our own pages (contract goods §12.5). */
  qrcode: call('GET', '/share/qrcode', '页面二维码', { tags, legacyName: 'share.qrcode' })
    .input(
      z.object({
        page_url: wireText(2000, requestMessages.linkTooLong, contentMessages.linkInvalid).min(
          1,
          contentMessages.linkInvalid,
        ),
      }),
    )
    .output(z.object({ qrcodeImage: z.string() })),

  /** The data of a product poster (contract goods §2.5). */
  poster: call('GET', '/goods/share/items/{item_id}', '商品海报', {
    tags,
    auth: 'member',
    invalid: goodsMessages.goodsNotFound,
  })
    .input(z.object({ item_id: wireId() }))
    .output(
      z.object({
        item_id: z.int(),
        item_name: z.string(),
        brief: z.string(),
        price: cents,
        pics: z.array(z.object({ url: z.string(), isCode: z.boolean() })),
      }),
    ),
}

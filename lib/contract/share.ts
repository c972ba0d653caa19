import { z } from 'zod'
import { call } from './call'
import { cents, wireId, wireText } from './fields'

const tags = ['分享']
const invalid = '商品不存在或者已下架'

export const shareContract = {
  /** What the share panel shows (contract goods §17). Codes are data URIs, addresses absolute. */
  item: call('GET', '/item/share', '商品分享信息', { tags, invalid, legacyName: 'item.share' })
    .input(z.object({ item_id: wireId() }))
    .output(
      z.object({
        item_id: z.int(),
        title: z.string(),
        price: cents,
        image: z.string(),
        /** The goods page. */
        shareUrl: z.string(),
        /** Code of the goods page for phones. */
        shareQR: z.string(),
        weixin_qrcode: z.string(),
        /** The same code as a file. */
        downUrl: z.string(),
        downWeixinImgLink: z.string(),
      }),
    ),

  /** The code of one of our own pages (contract goods §12.5). */
  qrcode: call('GET', '/share/qrcode', '页面二维码', { tags, legacyName: 'share.qrcode' })
    .input(z.object({ page_url: wireText(2000, '链接过长', '链接不正确').min(1, '链接不正确') }))
    .output(z.object({ qrcodeImage: z.string() })),

  /** What a poster of a goods is drawn from (contract goods §2.5). */
  poster: call('GET', '/goods/share/items/{item_id}', '商品海报', { tags, auth: 'member', invalid })
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

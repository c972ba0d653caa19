import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Env } from '@/lib/env'

/** Where the picture of a code is served (contract goods §17). */
export const qrPicturePath = '/wechatAuth/wxapp/qrcode.png'
/** The name of the goods page in that address. */
export const goodsPageName = 'pages/item/espier-detail'

export const goodsPath = (goodsId: number) => `/items/${goodsId}`

/** The goods page as phones read it. */
export const mobileGoodsAddress = ({ h5Url }: Pick<Env, 'h5Url'>, goodsId: number) =>
  h5Url + goodsPath(goodsId)

/** Own path of the code of a goods page. */
export const qrPictureOf = (goodsId: number) =>
  `${qrPicturePath}?${new URLSearchParams({ company_id: '1', page: goodsPageName, id: String(goodsId) })}`

/**
 * The absolute address of one of our pages, given as a path or in full. Codes lead nowhere else: a picture of ours that
 * opens a foreign page would lend it our name.
 * @throws MallError 链接不正确
 */
export function ownAddress({ publicUrl, h5Url }: Pick<Env, 'publicUrl' | 'h5Url'>, page: string): string {
  if (URL.canParse(page, publicUrl)) {
    const url = new URL(page, publicUrl)
    const isOwn = [publicUrl, h5Url].some((own) => new URL(own).origin === url.origin)
    if (isOwn && !url.username && !url.password) return url.href
  }
  throw new MallError('链接不正确')
}

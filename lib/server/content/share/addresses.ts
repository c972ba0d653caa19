import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import * as requestMessages from '@/lib/domain/messages/request'
import type { Env } from '@/lib/env'
import { qrPicturePath } from '@/lib/web/engine-paths'
import { goodsHref } from '@/lib/web/hrefs'

/** Characters of an encoded address. A QR code holds 2,331. */
const maxAddressLength = 2000

/** The current name of the product page in H5 clients (contract clients F27). */
const goodsPageName = 'subpages/item/espier-detail'
/** The current name and that of older clients. */
export const goodsPageNames: ReadonlySet<string> = new Set([goodsPageName, 'pages/item/espier-detail'])

/** The product page of the mobile mall, for a product or one of its SKUs. */
export const mobileGoodsAddress = ({ h5Url }: Pick<Env, 'h5Url'>, itemId: number) => h5Url + goodsHref(itemId)

/** Path of the QR code of a product page. */
export const qrPictureOf = (itemId: number) =>
  `${qrPicturePath}?${new URLSearchParams({ company_id: '1', page: goodsPageName, id: String(itemId) })}`

/**
 * The absolute address of a page of the mall, given as a path or an absolute address. Other sites are refused: a QR
 * code served by the mall would make them look trustworthy.
 * @throws MallError 链接不正确, 链接过长
 */
export function ownAddress({ publicUrl, h5Url }: Pick<Env, 'publicUrl' | 'h5Url'>, page: string): string {
  if (URL.canParse(page, publicUrl)) {
    const url = new URL(page, publicUrl)
    const isOwn = [publicUrl, h5Url].some((site) => new URL(site).origin === url.origin)
    if (url.href.length > maxAddressLength) throw new MallError(requestMessages.linkTooLong)
    if (isOwn && !url.username && !url.password) return url.href
  }
  throw new MallError(contentMessages.linkInvalid)
}

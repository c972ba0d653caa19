import { api } from '@/lib/client/call/api'
import type { ShareInfo, ShareTarget } from './share-links'

const absolute = (address: string) => new URL(address, location.origin).href

/**
 * Fetches the share info: of a product or SKU by its id (contract goods §17), of any other page by its URL
 * (contract goods §12.5). Returns what the page knows when the call fails.
 */
export async function loadShare({ itemId, path, title, picture }: ShareTarget): Promise<ShareInfo> {
  const pageInfo = { url: absolute(path), title, picture: picture ? absolute(picture) : '' }
  try {
    if (itemId === undefined) {
      const { qrcodeImage } = await api.share.qrcode({ page_url: pageInfo.url })
      return { ...pageInfo, code: qrcodeImage }
    }
    const share = await api.share.item({ item_id: itemId })
    return {
      url: share.shareUrl,
      title: share.title,
      picture: share.image,
      price: share.subsidy_price ?? share.price,
      isSubsidised: share.subsidy_price !== undefined,
      code: share.weixin_qrcode,
      codeFile: share.downWeixinImgLink,
    }
  } catch {
    return pageInfo
  }
}

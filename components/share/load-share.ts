import { api } from '@/lib/client/api'
import type { ShareInfo } from './share-links'

/**
 * Fetches the share info: of a product by its id, of any other page by its URL (contract goods §12.5, contract goods
 * §17). Returns `known` when the call fails.
 */
export async function loadShare(itemId: number | undefined, pageInfo: ShareInfo): Promise<ShareInfo> {
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
      price: share.price,
      code: share.weixin_qrcode,
      codeFile: share.downWeixinImgLink,
    }
  } catch {
    return pageInfo
  }
}

import { api } from '@/lib/client/api'
import type { ShareInfo } from './share-links'

/**
 * What is shared, as the mall says it: a goods by its id, any other page by its address (contract goods §12.5, §17).
 * Without an answer what the page itself knows.
 */
export async function loadShare(itemId: number | undefined, known: ShareInfo): Promise<ShareInfo> {
  try {
    if (itemId === undefined) {
      const { qrcodeImage } = await api.share.qrcode({ page_url: known.url })
      return { ...known, code: qrcodeImage }
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
    return known
  }
}

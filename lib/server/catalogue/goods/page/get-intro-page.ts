import 'server-only'
import type { IntroBlock } from '@/lib/contract/catalogue/goods'
import { goodsNotFound } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/person/viewer'
import { escapeMarkup } from '@/lib/domain/text'
import { refreshGoodsBlocks } from '@/lib/server/catalogue/goods-lookup/refresh-goods-blocks'
import type { Mall } from '@/lib/server/ground/mall'
import { blocksHtml } from '@/lib/web/blocks-html'
import { cleanHtml } from '@/lib/web/clean-html'
import { introOfGoods } from '../sql/detail'

const style = `body{margin:0 auto;max-width:750px;color:#3b3f45;font:16px/1.6 system-ui,sans-serif}
img,video{display:block;max-width:100%;height:auto;margin:0 auto}p,h2{margin:0 12px 12px}`

/**
 * The introduction of a product as a document of its own, for clients that show it in a frame (contract goods §2.5).
 * @throws MallError 商品不存在或者已下架
 */
export async function getIntroPage({ db }: Mall, itemId: number, viewer: Viewer | null): Promise<string> {
  const [row] = await db.run(introOfGoods, [itemId, viewer?.isStaff ?? false])
  if (!row) throw goodsNotFound()
  const html = Array.isArray(row.intro)
    ? blocksHtml(await refreshGoodsBlocks(db, row.intro as IntroBlock[]))
    : String(row.intro ?? '')
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeMarkup(row.itemName)}</title><style>${style}</style></head>
<body>${cleanHtml(html)}</body></html>`
}

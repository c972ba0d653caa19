import 'server-only'
import type { Metadata } from 'next'
import { isSoldToPublic } from '@/components/goods-page/view/sold-to-public'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { headTexts } from '@/lib/web/seo'

interface ProductHead {
  goods: Pick<GoodsDetail, 'tdk_data' | 'pics'> & Parameters<typeof isSoldToPublic>[0]
  /** Where the product has no texts of its own. */
  texts: { title: string; keywords: string; description: string }
  /** All SKUs of a product share one URL. */
  canonical: string
  siteName: string
}

/** Metadata of a product page; products that only some members may buy are not indexed. */
export function productMetadata({ goods, texts: fallback, canonical, siteName }: ProductHead): Metadata {
  const texts = headTexts(goods.tdk_data, fallback)
  return {
    ...texts,
    alternates: { canonical },
    ...(isSoldToPublic(goods) ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      type: 'website',
      title: texts.title,
      description: texts.description,
      url: canonical,
      siteName,
      images: goods.pics.slice(0, 1),
    },
  }
}

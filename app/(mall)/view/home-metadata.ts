import type { Metadata } from 'next'
import type { FrameData } from '@/components/layout/frame-data'
import type { Outputs } from '@/lib/contract/outputs'
import { headTexts } from '@/lib/web/seo'

/** Categories that stand for the whole assortment. */
const named = 8

/** What says 首页 where the operator has written no title (spec 3 §0.4). */
const plainTitle = '首页'

/** The mall in a sentence: its slogan, what it sells, what it promises. */
const sentence = (...parts: string[]): string => parts.filter(Boolean).join('。') + '。'

/**
 * The head of the home page: the operator's texts, else what the mall says of itself (contract goods §6).
 *
 * `phone` is the home page at /h5. It names no address of its own: one that names the root as its better self passes for
 * a mistake, and crawlers are not led to it.
 */
export function homeMetadata(
  page: 'home' | 'phone',
  { categories, site }: Pick<FrameData, 'categories' | 'site'>,
  tdk: Outputs['template']['tdk'],
): Metadata {
  const sold = categories.slice(0, named).map(({ category_name }) => category_name)
  const { title, keywords, description } = headTexts(tdk, {
    title: plainTitle,
    keywords: [site.brand_name, ...sold].join(','),
    description: sentence(
      [site.brand_name, site.slogan].filter(Boolean).join('，'),
      sold.join('、'),
      site.promises.map((promise) => promise.title).join('、'),
    ),
  })
  const url = '/'
  return {
    title: { absolute: title },
    description,
    keywords,
    ...(page === 'home' && { alternates: { canonical: url } }),
    openGraph: {
      type: 'website',
      // Shared, a page has to say whose it is.
      title: title === plainTitle ? site.brand_name : title,
      description,
      siteName: site.brand_name,
      locale: 'zh_CN',
      images: [{ url: '/icon-512.png', width: 512, height: 512 }],
      ...(page === 'home' && { url }),
    },
    // The picture is an icon, not a scene.
    twitter: { card: 'summary' },
  }
}

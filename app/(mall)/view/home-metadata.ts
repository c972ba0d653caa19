import type { Metadata } from 'next'
import type { FrameData } from '@/components/layout/frame-data'
import type { Outputs } from '@/lib/contract/outputs'
import { headTexts } from '@/lib/web/seo'

/** Categories named in the description. */
const namedCategories = 8

/** Title where the operator has set none (spec 3 §0.4). */
const defaultTitle = '首页'

/** Parts of the description as sentences. */
const sentence = (...parts: string[]): string => parts.filter(Boolean).join('。') + '。'

/**
 * Metadata of the home page: the operator's texts, else generated ones (contract goods §6).
 * `phone` is the home page under /h5. It has no canonical URL: it is not linked for crawlers, and a canonical of
 * another page is reported as a mistake.
 */
export function homeMetadata(
  page: 'home' | 'phone',
  { categories, site }: Pick<FrameData, 'categories' | 'site'>,
  tdk: Outputs['template']['tdk'],
): Metadata {
  const sold = categories.slice(0, namedCategories).map(({ category_name }) => category_name)
  const { title, keywords, description } = headTexts(tdk, {
    title: defaultTitle,
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
      // A shared link must name the mall.
      title: title === defaultTitle ? site.brand_name : title,
      description,
      siteName: site.brand_name,
      locale: 'zh_CN',
      images: [{ url: '/icon-512.png', width: 512, height: 512 }],
      ...(page === 'home' && { url }),
    },
    // The picture is an icon, so no large preview.
    twitter: { card: 'summary' },
  }
}

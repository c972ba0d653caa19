import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RichText } from '@/components/content/rich-text'
import { breadcrumbLd } from '@/components/seo/item-lists'
import { JsonLd } from '@/components/seo/json-ld'
import { getProductPage } from '@/lib/readers/article'
import { getFrame } from '@/lib/readers/frame'
import { getSiteOrigin } from '@/lib/readers/site-origin'
import { contentPageHref } from '@/lib/web/content-page-href'
import { decodeSegment } from '@/lib/web/path-segment'

/** Content pages by path: `/product/*` and `/custom`, which is mapped here (spec 1 §2). */
export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ path: string[] }>
}

async function read({ params }: PageProps) {
  const path = (await params).path.map(decodeSegment).join('/')
  return { path, page: (path.length <= 200 ? await getProductPage(path) : null) ?? notFound() }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const [{ path, page }, { site }] = await Promise.all([read(props), getFrame()])
  const title = `${page.title} - ${site.brand_name}`
  const canonical = contentPageHref(path)
  const images = page.image_url ? [page.image_url] : []
  return {
    title,
    description: page.summary || undefined,
    alternates: { canonical },
    openGraph: {
      type: 'article',
      title,
      description: page.summary,
      url: canonical,
      siteName: site.brand_name,
      images,
    },
  }
}

export default async function ProductPage(props: PageProps) {
  const { page } = await read(props)
  return (
    <article className="bg-card mx-auto w-full max-w-360 px-16 py-10 max-lg:px-8 max-md:px-4 max-md:py-6">
      <h1 className="text-headline text-ink mb-6 font-bold text-balance max-md:text-xl">{page.title}</h1>
      <RichText html={page.content} />
      <JsonLd data={breadcrumbLd([{ label: '首页', href: '/' }, { label: page.title }], getSiteOrigin())} />
    </article>
  )
}

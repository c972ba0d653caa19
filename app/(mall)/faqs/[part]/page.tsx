import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FaqView } from '@/components/help/faq-view'
import { idOf } from '@/lib/domain/id'
import { getFrame } from '@/lib/readers/frame'
import { getSiteOrigin } from '@/lib/readers/site-origin'
import { listFaqs } from '@/lib/readers/terms'

/**
 * `/article/faqs`, and `/article/faqs/:id` with the question of this number open, are mapped here
 * (lib/web/list-path.ts). The path parameter keeps the build from rendering the page, which would open the database.
 */
export const revalidate = 3600
export const generateStaticParams = () => []

export async function generateMetadata(): Promise<Metadata> {
  const [faqs, { site }] = await Promise.all([listFaqs(), getFrame()])
  const title = `常见问题 - ${site.brand_name}`
  const description = faqs
    .slice(0, 4)
    .map(({ question }) => question)
    .join('')
  const canonical = '/article/faqs'
  return {
    title,
    description: description || title,
    alternates: { canonical },
    openGraph: { type: 'website', title, description, url: canonical, siteName: site.brand_name },
  }
}

export default async function FaqPage({ params }: { params: Promise<{ part: string }> }) {
  const { part } = await params
  const [faqs, { site }] = await Promise.all([listFaqs(), getFrame()])
  const opened = part === 'all' ? undefined : (faqs[(idOf(part) ?? 0) - 1] ?? notFound())
  return <FaqView faqs={faqs} site={site} origin={getSiteOrigin()} opened={opened} />
}

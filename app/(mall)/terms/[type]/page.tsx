import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { termsPages } from '@/components/help/terms-pages'
import { TermsView } from '@/components/help/terms-view'
import { getFrame } from '@/lib/readers/frame'
import { getTerms } from '@/lib/readers/terms'

/** `/license?type=` and `/license/staff` are mapped here. */
export const revalidate = 3600
export const generateStaticParams = () => []

type Params = { params: Promise<{ type: string }> }

/** 404 for an unknown agreement and for one without content. */
async function load({ params }: Params) {
  const { type } = await params
  const page = termsPages.find(({ part }) => part === type) ?? notFound()
  const terms = await getTerms(page.protocol)
  return terms.content ? { page, terms } : notFound()
}

export async function generateMetadata(props: Params): Promise<Metadata> {
  const [{ page, terms }, { site }] = await Promise.all([load(props), getFrame()])
  return {
    title: `${terms.title} - ${site.brand_name}`,
    description: `${site.brand_name}${page.label}全文。`,
    alternates: { canonical: page.path },
    ...(page.listed ? {} : { robots: { index: false } }),
  }
}

export default async function TermsPage(props: Params) {
  const [{ page, terms }, { site }] = await Promise.all([load(props), getFrame()])
  return <TermsView page={page} terms={terms} published={site.agreements.map(({ href }) => href)} />
}

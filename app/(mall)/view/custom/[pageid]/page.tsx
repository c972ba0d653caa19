import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { DesignedPage } from '@/components/content/designed-page'
import { idOf } from '@/lib/domain/id'
import { getDesignedPage } from '@/lib/readers/designed-page'
import { designedPageHref } from '@/lib/web/designed-page-href'
import { designedPageMetadata, loadDesignedPage } from '../../designed-page'

/** `/custompage?pageid={theme_pc_template_id}` is mapped here (spec 1 §2). */
export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ pageid: string }>
}

/**
 * A custom page in use. The home page and pages with their own URL redirect there, temporarily: an operator may give
 * the page another URL, and browsers never ask again for a page that moved permanently.
 */
async function read({ params }: PageProps) {
  const id = idOf((await params).pageid) ?? notFound()
  const page = (await getDesignedPage(id)) ?? notFound()
  const { page_type: type = 'custom', page_code: code = '' } = page.head ?? {}
  if (type === 'product_list') notFound()
  const href = designedPageHref(id, '')
  const canonical = type === 'index' ? '/' : designedPageHref(id, code)
  if (canonical !== href) redirect(canonical)
  return { page, href }
}

export const generateMetadata = async (props: PageProps): Promise<Metadata> =>
  designedPageMetadata(await read(props))

export default async function CustomPage(props: PageProps) {
  return <DesignedPage {...await loadDesignedPage(await read(props))} />
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DesignedPage } from '@/components/content/designed-page'
import { getDesignedPage } from '@/lib/readers/designed-page'
import { designedPageMetadata, loadDesignedPage } from '../../designed-page'

/** Designed pages with their own URL, such as /story, are mapped here (spec 1 §2). */
export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ code: string }>
}

async function read({ params }: PageProps) {
  const { code } = await params
  return { page: (await getDesignedPage(code)) ?? notFound(), href: `/${code}` }
}

export const generateMetadata = async (props: PageProps): Promise<Metadata> =>
  designedPageMetadata(await read(props))

export default async function NamedPage(props: PageProps) {
  return <DesignedPage {...await loadDesignedPage(await read(props))} />
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { JsonLd } from '@/components/layout/json-ld'
import { breadcrumbLd } from '@/components/goods/structured-data'
import { readFrame, readTemplate } from '@/lib/client/server'
import { shorten } from '@/lib/domain/text'
import { readRows, type PageDocument } from '@/widgets/document'
import { WidgetPage } from '@/widgets/render'

/** Designed pages with an address of their own, such as /story, are mapped here (spec 1 §2). */
export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ code: string }>
}

async function read({ params }: PageProps) {
  const { code } = await params
  return { code, document: readRows((await readTemplate(code)) ?? notFound()) }
}

/** The texts of the page from the top: they describe it best, because nobody else wrote about it. */
const wordsOf = ({ widgets }: PageDocument): string[] =>
  widgets.flatMap((widget) => (widget.type === 'W0011' ? [widget.settings.text] : []))

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const [{ code, document }, { site }] = await Promise.all([read(props), readFrame()])
  const title = `${document.settings.name} - ${site.brand_name}`
  const description = shorten(wordsOf(document).join(' '), 120)
  const canonical = `/${code}`
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { type: 'website', title, description, url: canonical, siteName: site.brand_name },
  }
}

export default async function NamedPage(props: PageProps) {
  const { document } = await read(props)
  const { name } = document.settings
  return (
    <div className="pb-4">
      <h1 className="sr-only">{name}</h1>
      <WidgetPage document={document} />
      <JsonLd data={breadcrumbLd([{ label: '首页', href: '/' }, { label: name }])} />
    </div>
  )
}

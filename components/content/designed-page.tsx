import 'server-only'
import type { Metadata } from 'next'
import { breadcrumbLd } from '@/components/goods/structured-data'
import { JsonLd } from '@/components/layout/json-ld'
import type { DesignedPageData } from '@/lib/readers/designed-page'
import { getFrame } from '@/lib/readers/frame'
import { shorten } from '@/lib/domain/text'
import { readRows, type PageDocument } from '@/widgets/document'
import { WidgetPage } from '@/widgets/render'
import { W0000 } from '@/widgets/W0000/contract'

interface DesignedPageProps {
  page: DesignedPageData
  /** Its own address. */
  href: string
}

/** Characters of a description that search engines show. */
const described = 120

/** What the operator calls the page; where only the widgets are known, what its settings call it. */
function titleOf({ head }: DesignedPageData, { settings }: PageDocument, href: string): string {
  const named = head?.template_title || (settings.name === W0000.defaults.name ? '' : settings.name)
  // Two pages must not have one title.
  return named || `活动专题 ${href.replace(/\D+/g, '')}`.trim()
}

/** The texts of the page from the top: they describe it best, because nobody else wrote about it. */
const wordsOf = ({ widgets }: PageDocument): string[] =>
  widgets.flatMap((widget) => (widget.type === 'W0011' ? [widget.settings.text] : []))

/** The head of a designed page: the operator's title and description, the latter carried on by the page's own texts. */
export async function designedPageMetadata({ page, href }: DesignedPageProps): Promise<Metadata> {
  const { site } = await getFrame()
  const document = readRows(page.rows)
  const name = titleOf(page, document, href)
  const title = `${name} - ${site.brand_name}`
  const words = [page.head?.template_description ?? '', ...wordsOf(document)].filter(Boolean)
  const description = shorten(words.join(' ') || `${site.brand_name}${name}：${site.slogan}`, described)
  return {
    title,
    description,
    alternates: { canonical: href },
    openGraph: { type: 'website', title, description, url: href, siteName: site.brand_name },
  }
}

/** A page as it was designed, with its name as the first heading, which designs leave to pictures. */
export function DesignedPage({ page, href }: DesignedPageProps) {
  const document = readRows(page.rows)
  const name = titleOf(page, document, href)
  return (
    <div className="pb-4">
      <h1 className="sr-only">{name}</h1>
      <WidgetPage document={document} />
      <JsonLd data={breadcrumbLd([{ label: '首页', href: '/' }, { label: name }])} />
    </div>
  )
}

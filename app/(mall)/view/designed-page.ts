import 'server-only'
import type { Metadata } from 'next'
import type { DesignedPageContent } from '@/components/content/designed-page'
import { shorten } from '@/lib/domain/text'
import type { DesignedPageData } from '@/lib/readers/designed-page'
import { getFrame } from '@/lib/readers/frame'
import { getSiteOrigin } from '@/lib/readers/site-origin'
import { pageNameOf, pageTextsOf, readRows, type PageDocument } from '@/widgets/document'
import { loadWidgets } from '@/widgets/load'
import { widgetReaders } from '../widget-readers'

interface StoredPage {
  page: DesignedPageData
  /** The canonical path of the page. */
  href: string
}

/** Characters of a description that search engines show. */
const descriptionLength = 120

/** The operator's title, else the name in the page settings, else a name made of the path, so that titles differ. */
function titleOf({ head }: DesignedPageData, document: PageDocument, href: string): string {
  const title = head?.template_title || pageNameOf(document)
  return title || `活动专题 ${href.replace(/\D+/g, '')}`.trim()
}

/**
 * Metadata of a designed page: its texts for search engines, else the operator's title and description, the latter
 * continued by the page's own texts.
 */
export async function designedPageMetadata({ page, href }: StoredPage): Promise<Metadata> {
  const { site } = await getFrame()
  const document = readRows(page.rows)
  const name = titleOf(page, document, href)
  const tdk = page.head?.tdk_data
  const title = tdk?.title || `${name} - ${site.brand_name}`
  const texts = [page.head?.template_description ?? '', ...pageTextsOf(document)].filter(Boolean)
  const description = shorten(
    tdk?.mate_description || texts.join(' ') || `${site.brand_name}${name}：${site.slogan}`,
    descriptionLength,
  )
  return {
    title,
    description,
    ...(tdk?.mate_keywords ? { keywords: tdk.mate_keywords } : {}),
    alternates: { canonical: href },
    openGraph: { type: 'website', title, description, url: href, siteName: site.brand_name },
  }
}

/** A designed page with the data of its widgets. */
export async function loadDesignedPage({ page, href }: StoredPage): Promise<DesignedPageContent> {
  const { settings, widgets } = readRows(page.rows)
  return {
    name: titleOf(page, { settings, widgets }, href),
    settings,
    widgets: await loadWidgets(widgets, widgetReaders),
    origin: getSiteOrigin(),
  }
}

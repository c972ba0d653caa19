import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DesignedPage } from '@/components/content/designed-page'
import { CardsView } from '@/components/programme/cards-view'
import { ProgrammeView } from '@/components/programme/programme-view'
import { getDesignedPage } from '@/lib/readers/designed-page'
import { designedPageMetadata, loadDesignedPage } from '../../view/designed-page'
import { cardsMetadata } from '../cards-metadata'
import { loadCards, loadProgramme, programmeMetadata } from '../load'

/**
 * `/devicePurchase` and `/reuseCard` are mapped here. The path parameter keeps the build from rendering the page, which
 * would open the database.
 */
export const revalidate = 600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ part: string }>
}

/** Part → its path, which is also the code of the designed page that replaces it, and the built-in page. */
const parts = {
  all: {
    code: 'devicePurchase',
    render: async () => <ProgrammeView data={await loadProgramme()} />,
    metadata: programmeMetadata,
  },
  cards: {
    code: 'reuseCard',
    render: async () => <CardsView data={await loadCards()} />,
    metadata: cardsMetadata,
  },
} as const

async function read({ params }: PageProps) {
  const { part } = await params
  const builtIn = part === 'all' || part === 'cards' ? parts[part] : notFound()
  return { builtIn, href: `/${builtIn.code}`, page: await getDesignedPage(builtIn.code) }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { builtIn, href, page } = await read(props)
  return page ? designedPageMetadata({ page, href }) : builtIn.metadata()
}

export default async function ProgrammePage(props: PageProps) {
  const { builtIn, href, page } = await read(props)
  return page ? <DesignedPage {...await loadDesignedPage({ page, href })} /> : await builtIn.render()
}

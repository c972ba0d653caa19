import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DesignedPage, designedPageMetadata } from '@/components/content/designed-page'
import { cardsMetadata } from '@/components/programme/cards-metadata'
import { CardsView } from '@/components/programme/cards-view'
import { loadCards, loadProgramme, programmeMetadata } from '@/components/programme/load'
import { ProgrammeView } from '@/components/programme/programme-view'
import { getDesignedPage } from '@/lib/readers/designed-page'

/** `/devicePurchase` and `/reuseCard` are mapped here. A parameter, because a page without one would be made by the build. */
export const revalidate = 600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ part: string }>
}

/** Part → its address, which is also the code of the designed page that may take its place, and what the mall draws itself. */
const parts = {
  all: {
    code: 'devicePurchase',
    draw: async () => <ProgrammeView data={await loadProgramme()} />,
    metadata: programmeMetadata,
  },
  cards: {
    code: 'reuseCard',
    draw: async () => <CardsView data={await loadCards()} />,
    metadata: cardsMetadata,
  },
} as const

async function read({ params }: PageProps) {
  const { part } = await params
  const own = part === 'all' || part === 'cards' ? parts[part] : notFound()
  return { own, href: `/${own.code}`, page: await getDesignedPage(own.code) }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { own, href, page } = await read(props)
  return page ? designedPageMetadata({ page, href }) : own.metadata()
}

export default async function ProgrammePage(props: PageProps) {
  const { own, href, page } = await read(props)
  return page ? <DesignedPage page={page} href={href} /> : await own.draw()
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cardsMetadata } from '@/components/programme/cards-metadata'
import { CardsView } from '@/components/programme/cards-view'
import { loadProgramme, programmeMetadata } from '@/components/programme/load'
import { ProgrammeView } from '@/components/programme/programme-view'

/** `/devicePurchase` and `/reuseCard` are mapped here. A parameter, because a page without one would be made by the build. */
export const revalidate = 600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ part: string }>
}

/** Part → what it draws and how it is named. */
const parts = {
  all: { View: ProgrammeView, metadata: programmeMetadata },
  cards: { View: CardsView, metadata: cardsMetadata },
} as const

async function partOf({ params }: PageProps) {
  const { part } = await params
  return part === 'all' || part === 'cards' ? parts[part] : notFound()
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return (await partOf(props)).metadata()
}

export default async function ProgrammePage(props: PageProps) {
  const { View } = await partOf(props)
  return <View data={await loadProgramme()} />
}

import { notFound } from 'next/navigation'
import { loadProgramme, programmeMetadata } from '@/components/programme/load'
import { ProgrammeView } from '@/components/programme/programme-view'

/** `/devicePurchase` is mapped here. A parameter, because a page without one would be made by the build. */
export const revalidate = 600
export const generateStaticParams = () => []

export const generateMetadata = programmeMetadata

export default async function ProgrammePage({ params }: { params: Promise<{ part: string }> }) {
  if ((await params).part !== 'all') notFound()
  return <ProgrammeView data={await loadProgramme()} />
}

import { notFound } from 'next/navigation'
import { PointsList } from '@/components/points-mall/points-list'
import { loadPointsList, pointsListMetadata } from '../load'

/** `/pointitems` without filters is mapped here (lib/web/list-path.ts). */
export const revalidate = 600
export const generateStaticParams = () => []

type Params = { params: Promise<{ part: string }> }

export const generateMetadata = async () => pointsListMetadata(await loadPointsList({}))

export default async function PointsListPage({ params }: Params) {
  if ((await params).part !== 'all') notFound()
  return <PointsList data={await loadPointsList({})} />
}

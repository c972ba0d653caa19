import { PointsGoodsView } from '@/components/points-mall/points-goods'
import { loadPointsPage, pointsGoodsMetadata } from './load'

/** A product of the points mall, cached for an hour or until its tag is invalidated. */
export const revalidate = 3600
export const generateStaticParams = () => []

type Params = { params: Promise<{ id: string }> }

export const generateMetadata = async ({ params }: Params) => pointsGoodsMetadata((await params).id)

export default async function PointsGoodsPage({ params }: Params) {
  return <PointsGoodsView data={await loadPointsPage((await params).id)} />
}

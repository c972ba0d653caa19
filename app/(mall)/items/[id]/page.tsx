import { GoodsView } from '@/components/goods-page/view/goods-view'
import { goodsMetadata, loadGoodsPage } from './load'

/** A product, cached for an hour or until its tag is invalidated. */
export const revalidate = 3600
export const generateStaticParams = () => []

type Params = { params: Promise<{ id: string }> }

export const generateMetadata = async ({ params }: Params) => goodsMetadata((await params).id)

export default async function GoodsPage({ params }: Params) {
  return <GoodsView data={await loadGoodsPage((await params).id)} />
}

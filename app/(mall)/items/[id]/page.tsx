import { GoodsView } from '@/components/goods-page/goods-view'
import { goodsMetadata, loadGoodsPage } from './load'

/** A goods, stored for an hour or until it changes; dropped by its tag. */
export const revalidate = 3600
export const generateStaticParams = () => []

type Params = { params: Promise<{ id: string }> }

export const generateMetadata = async ({ params }: Params) => goodsMetadata((await params).id)

export default async function GoodsPage({ params }: Params) {
  return <GoodsView data={await loadGoodsPage((await params).id)} />
}

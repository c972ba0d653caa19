import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NearView } from '@/components/shop/near/near-view'
import { beijing } from '@/lib/domain/shop/coordinates'
import { getFrame } from '@/lib/readers/frame'
import { listNearestShops, listShopRegions } from '@/lib/readers/shop'
import { getSiteOrigin } from '@/lib/readers/site-origin'

/** `/shops/near` is mapped here (lib/web/list-path.ts). */
export const revalidate = 3600
export const generateStaticParams = () => []

type Params = { params: Promise<{ part: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await getFrame()
  const title = `附近的店铺 - ${site.brand_name}`
  const description = `查看离您最近的${site.brand_name}线下门店：地址、距离、营业时间、电话与地图，支持旧机回收、家电安装和到店自提的店铺一目了然。`
  const canonical = '/shops/near'
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { type: 'website', title, description, url: canonical, siteName: site.brand_name },
  }
}

export default async function NearShopsPage({ params }: Params) {
  if ((await params).part !== 'all') notFound()
  const [answer, regions] = await Promise.all([listNearestShops(beijing), listShopRegions()])
  return <NearView answer={answer} regions={regions} origin={getSiteOrigin()} />
}

import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pointsPageSize, type PointsListData } from '@/components/points-mall/points-data'
import { getFrame } from '@/lib/readers/frame'
import { getPointsMall, listPointsGoods } from '@/lib/readers/points-mall'
import { getSiteOrigin } from '@/lib/readers/site-origin'
import { pointsMallHref, type PointsQuery } from '@/lib/web/points-href'
import { headTexts } from '@/lib/web/seo'

/** The list of the points mall; 404 while it is closed. */
export async function loadPointsList(query: PointsQuery): Promise<PointsListData> {
  const setting = (await getPointsMall()) ?? notFound()
  const [found, { site }] = await Promise.all([listPointsGoods(query, pointsPageSize), getFrame()])
  return { query, setting, ...found, siteName: site.brand_name, origin: getSiteOrigin() }
}

/** Metadata of the list; with filters it is not indexed. */
export function pointsListMetadata({ query, answer, siteName }: PointsListData): Metadata {
  const texts = headTexts(answer.tdk_data, {
    title: `积分商城 - ${siteName}`,
    keywords: `积分商城,积分兑换,${siteName}`,
    description: `${siteName}积分商城：会员积分兑好礼，纯积分或积分加钱购，小家电、厨房用品与智能穿戴限量兑换。`,
  })
  const canonical = pointsMallHref()
  return pointsMallHref(query) === canonical
    ? {
        ...texts,
        alternates: { canonical },
        openGraph: {
          type: 'website',
          title: texts.title,
          description: texts.description,
          url: canonical,
          siteName,
        },
      }
    : { ...texts, robots: { index: false, follow: true } }
}

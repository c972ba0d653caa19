import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { placeName, type PlacesData } from '@/components/shop/shop-data'
import { numberIn } from '@/lib/domain/id'
import { getFrame } from '@/lib/readers/frame'
import { listShopRegions, listShopsByRegion, shopPageSize } from '@/lib/readers/shop'
import { getSiteOrigin } from '@/lib/readers/site-origin'
import { decodeSegment } from '@/lib/web/path-segment'
import { placesHref } from '@/lib/web/shop-href'

const regionName = (segment: string) => (segment === 'all' ? '' : decodeSegment(segment))

/** The shops of a region by its static path; 404 for a region without shops and for pages past the end. */
export async function loadPlaces(province: string, city: string, pageText: string): Promise<PlacesData> {
  const page = numberIn(pageText, 9999) ?? notFound()
  const region = { province: regionName(province), city: regionName(city) }
  const regions = await listShopRegions()
  const isKnown = regions.some(
    ({ province, city }) => province === region.province && (region.city === '' || city === region.city),
  )
  if (region.province !== '' && !isKnown) notFound()
  const answer = await listShopsByRegion(region.province, region.city, page)
  if (page > 1 && answer.list.length === 0) notFound()
  return { ...region, page, pageSize: shopPageSize, regions, answer, origin: getSiteOrigin() }
}

/** Metadata of the shop locator. */
export async function placesMetadata(data: PlacesData): Promise<Metadata> {
  const { site } = await getFrame()
  const { answer, page } = data
  const place = placeName(data)
  const title = `${place}门店位置 - ${site.brand_name}${page > 1 ? ` 第${page}页` : ''}`
  const names = answer.list.slice(0, 3).map(({ name }) => name)
  const description = `${site.brand_name}${place || '全部'}线下门店共${answer.total_count}家：${names.join('、')}等，提供地址、电话、营业时间与地图。`
  const canonical = placesHref(data.province, data.city, page)
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { type: 'website', title, description, url: canonical, siteName: site.brand_name },
  }
}

import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getFrame } from '@/lib/readers/frame'
import { listShopRegions, listShopsByRegion, type ShopPage, type ShopRegion } from '@/lib/readers/shop'
import { numberIn } from '@/lib/domain/id'
import { placesHref } from '../shop-href'

/** Everything the shop locator draws; '' for a region that is not narrowed. */
export interface PlacesData {
  province: string
  city: string
  page: number
  regions: ShopRegion[]
  answer: ShopPage
}

/** A path segment as it was meant; broken escapes stay as they are and name nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const named = (segment: string) => (segment === 'all' ? '' : decoded(segment))

/** The shops of a region by its static path; 404 for a region without shops and for pages past the end. */
export async function loadPlaces(province: string, city: string, pageText: string): Promise<PlacesData> {
  const page = numberIn(pageText, 9999) ?? notFound()
  const where = { province: named(province), city: named(city) }
  const regions = await listShopRegions()
  const isKnown = regions.some(
    (region) => region.province === where.province && (where.city === '' || region.city === where.city),
  )
  if (where.province !== '' && !isKnown) notFound()
  const answer = await listShopsByRegion(where.province, where.city, page)
  if (page > 1 && answer.list.length === 0) notFound()
  return { ...where, page, regions, answer }
}

/** What the place is called: 浙江省杭州市, or nothing. */
export const placeName = ({ province, city }: Pick<PlacesData, 'province' | 'city'>): string =>
  city === province ? province : `${province}${city}`

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

import type { CategoryNode } from '@/lib/contract/catalogue/category'
import type { Card } from '@/lib/contract/catalogue/coupon'
import type { Outputs } from '@/lib/contract/outputs'
import type { ShopQuery } from '@/lib/web/shop-href'

/** An open shop with its score, sales, labels and coupons. */
export type Shop = Extract<Outputs['shop']['isValid'], { status: false }>

/** A page of shops. */
export type ShopPage = Outputs['shop']['list']

/** A city with open shops. */
export type ShopRegion = Outputs['shop']['regions']['list'][number]

/** Everything the page of a shop shows. */
export interface ShopFrontData {
  query: ShopQuery
  shop: Shop
  tree: CategoryNode[]
  /** The selected category below its parents; empty without one. */
  trail: CategoryNode[]
  /** Coupons of this shop alone. */
  coupons: Card[]
  /** Null when the search was refused; `refusal` then holds the reason. */
  answer: Outputs['goods']['list'] | null
  refusal: string
  siteName: string
  /** Public origin of the mall, for structured data. */
  origin: string
}

/** Everything the shop locator shows; '' where the region is not narrowed. */
export interface PlacesData {
  province: string
  city: string
  page: number
  pageSize: number
  regions: ShopRegion[]
  answer: ShopPage
  /** Public origin of the mall, for structured data. */
  origin: string
}

/** Name of a region: 浙江省杭州市, or '' for all. A city that is a province is named once. */
export const placeName = ({ province, city }: Pick<PlacesData, 'province' | 'city'>): string =>
  city === province ? province : `${province}${city}`

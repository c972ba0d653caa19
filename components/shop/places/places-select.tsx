'use client'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { placesHref } from '@/lib/web/shop-href'
import { CitySelect } from '../city-select'
import type { ShopRegion } from '../shop-data'

interface PlacesSelectProps {
  regions: readonly ShopRegion[]
  province: string
  city: string
}

/** The picker of the shop locator (spec 3 §1, /store); it opens the page of the city. */
export function PlacesSelect({ regions, province, city }: PlacesSelectProps) {
  const router = useClientNavigation()
  return (
    <CitySelect
      regions={regions}
      placeholder="请选择您想搜索的门店"
      selected={{ province, city }}
      onPick={(region) => router.push(placesHref(region?.province, region?.city))}
      className="mb-3 w-72 max-md:w-full"
    />
  )
}

/** Query of a shop page, from its URL. */
export interface ShopQuery {
  distributor_id: number
  /** Category in which the shop sells. */
  category_id?: number | undefined
  keywords?: string | undefined
  /** 1 sales · 2 price down · 3 price up · 4 newest; absent is the shop's sort. */
  goodsSort?: number | undefined
  page: number
}

/** The page of a shop (spec 2, links). */
export function shopHref(query: Pick<ShopQuery, 'distributor_id'> & Partial<ShopQuery>): string {
  const search = new URLSearchParams({ distributor_id: String(query.distributor_id) })
  if (query.category_id) search.set('category_id', String(query.category_id))
  if (query.keywords) search.set('keywords', query.keywords)
  if (query.goodsSort) search.set('goodsSort', String(query.goodsSort))
  if (query.page && query.page > 1) search.set('page', String(query.page))
  return `/shops/info?${search.toString()}`
}

/** The shop locator, narrowed to a province or city; without either it lists all shops. */
export function placesHref(province = '', city = '', page = 1): string {
  const search = new URLSearchParams()
  if (province) search.set('province', province)
  if (province && city) search.set('city', city)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/store?${search.toString()}` : '/store'
}

/** A shop on a public map. Coordinates are in the Chinese system (GCJ-02); without any its address is sought. */
export function mapHref(shop: { lng: string; lat: string; name: string; store_address: string }): string {
  if (!Number(shop.lng)) return addressSearchHref(shop.store_address)
  const search = new URLSearchParams({
    position: `${shop.lng},${shop.lat}`,
    name: shop.name,
    src: 'huanxin-mall',
    coordinate: 'gaode',
    callnative: '1',
  })
  return `https://uri.amap.com/marker?${search.toString()}`
}

/** A search for an address on a public map. */
export const addressSearchHref = (address: string): string =>
  `https://uri.amap.com/search?${new URLSearchParams({ keyword: address, src: 'huanxin-mall', callnative: '0' }).toString()}`

/** Where the coordinates of a place are picked on a public map, to be copied. */
export const coordinatePickerHref = 'https://lbs.amap.com/tools/picker'

/** A phone number as a `tel:` link; anything but digits, plus and hyphen is removed. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+-]/g, '')}`

import type { Distributor, ShopScore } from '@/lib/contract/shops/distributor'
import { fullAddress } from '@/lib/domain/shop/address'
import { clockText, readHours } from '@/lib/domain/shop/hours'
import { shopHref } from '@/lib/web/shop-href'
import { absolute } from '@/lib/web/site-origin'

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type DescribedShop = Pick<
  Distributor,
  | 'distributor_id'
  | 'name'
  | 'logo'
  | 'introduce'
  | 'phone'
  | 'province'
  | 'city'
  | 'area'
  | 'address'
  | 'house_number'
  | 'lng'
  | 'lat'
  | 'hour'
> & { scoreList?: ShopScore | undefined }

/** A shop with address, coordinates, opening hours and rating. */
export function shopLd(shop: DescribedShop, origin: string) {
  const hours = readHours(shop.hour)
  const { scoreList: score } = shop
  const url = absolute(origin, shopHref({ distributor_id: shop.distributor_id }))
  return {
    '@type': ['Store', 'LocalBusiness'],
    '@id': `${url}#shop`,
    name: shop.name,
    url,
    ...(shop.logo ? { logo: absolute(origin, shop.logo), image: absolute(origin, shop.logo) } : {}),
    ...(shop.introduce ? { description: shop.introduce } : {}),
    ...(shop.phone ? { telephone: shop.phone } : {}),
    currenciesAccepted: 'CNY',
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'CN',
      addressRegion: shop.province,
      addressLocality: shop.city,
      streetAddress: fullAddress({ ...shop, province: '', city: '', houseNumber: shop.house_number }),
    },
    ...(shop.lng
      ? { geo: { '@type': 'GeoCoordinates', latitude: Number(shop.lat), longitude: Number(shop.lng) } }
      : {}),
    ...(hours
      ? {
          openingHoursSpecification: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: everyDay,
            opens: clockText(hours.from),
            closes: clockText(hours.to),
          },
        }
      : {}),
    ...(score && score.rate_count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: score.avg_star,
            reviewCount: score.rate_count,
            bestRating: '5',
          },
        }
      : {}),
  }
}

/** The shops of a list page; `before` is the number of shops on the pages before it. */
export const shopsLd = (shops: readonly DescribedShop[], before: number, origin: string) => ({
  '@type': 'ItemList',
  itemListElement: shops.map((shop, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    item: shopLd(shop, origin),
  })),
})

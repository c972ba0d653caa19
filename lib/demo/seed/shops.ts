import 'server-only'
import { firstLetter } from '@/lib/domain/shop/first-letter'
import { distributorCategories, distributors, distributorTags, shopTags } from '@/lib/server/ground/db/schema'
import { pictureUrl } from '../art'
import { shopKinds, shops, shopTags as tagList } from '../data'
import { shopId, shopKindId, shopTagId } from '../ids'
import { batch, type Batch } from './batch'

/** Partner shops with their kinds and tags. The first shop is the default. `now` in epoch seconds. */
export const shopBatches = (now: number): Batch[] => [
  batch(
    distributorCategories,
    shopKinds.map((name, index) => ({
      categoryId: shopKindId(name),
      categoryName: name,
      sort: shopKinds.length - index,
      created: now,
    })),
  ),
  batch(
    distributors,
    shops.map((shop, index) => ({
      distributorId: shopId(shop.key),
      name: shop.name,
      firstLetter: firstLetter(shop.name),
      shopCode: `HX${String(shopId(shop.key)).padStart(4, '0')}`,
      categoryId: shopKindId(shop.kind),
      distributionType: shop.franchise ? 1 : 0,
      deliveryDistance: shop.deliveryKm ?? 0,
      logo: pictureUrl({ kind: 'shop', shop: { kind: 'logo', name: shop.name, seed: index } }),
      banner: pictureUrl({ kind: 'shop', shop: { kind: 'banner', name: shop.name, seed: index } }),
      introduce: shop.introduce,
      business: shop.business,
      mobile: shop.mobile,
      contact: shop.contact,
      province: shop.province,
      city: shop.city,
      area: shop.area,
      address: shop.address,
      lng: Number(shop.lng),
      lat: Number(shop.lat),
      hour: shop.hour,
      isZiti: shop.isZiti,
      isDefault: index === 0,
      created: now - (400 - index * 30) * 86400,
      updated: now,
    })),
  ),
  batch(
    shopTags,
    tagList.map(({ name, color, fontColor, description }) => ({
      tagId: shopTagId(name),
      tagName: name,
      description,
      tagColor: color,
      fontColor,
      created: now,
    })),
  ),
  batch(
    distributorTags,
    shops.flatMap(({ key, tags }) =>
      tags.map((name) => ({ distributorId: shopId(key), tagId: shopTagId(name) })),
    ),
  ),
]

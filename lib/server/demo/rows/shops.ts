import 'server-only'
import { distributors, distributorTags, shopTags } from '@/lib/server/db/schema'
import { pictureUrl } from '@/lib/server/demo/art'
import { shops, shopTags as tagList } from '@/lib/server/demo/data'
import { batch, type Batch } from './batch'
import { shopId, shopTagId } from './ids'

/** Partner shops with their tags; the first is the default shop. */
export const shopBatches = (now: number): Batch[] => [
  batch(
    distributors,
    shops.map((shop, index) => ({
      distributorId: shopId(shop.key),
      name: shop.name,
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
    tagList.map(({ name, color, fontColor }) => ({
      tagId: shopTagId(name),
      tagName: name,
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

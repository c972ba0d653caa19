import 'server-only'
import { cache } from 'react'
import { profiles } from '@/lib/web/cache-manifest'
import { cached } from './cached'
import { mallApi } from './mall-api'
import { nullIfNotFound } from './null-if-not-found'

/** Packages on the page of a product. */
const maxShown = 3

/** The running packages that contain a product; none where the back end knows no packages. */
export const listPackages = cache((goodsId: number) => {
  const { life, tags } = profiles.packages
  return cached({ life, tags: tags(goodsId) }, ['packages', goodsId], async () => {
    const found = await nullIfNotFound(mallApi.packages.list({ item_id: goodsId }))
    const offers = await Promise.all(
      (found?.list ?? [])
        .slice(0, maxShown)
        .map(({ package_id }) => nullIfNotFound(mallApi.packages.detail({ package_id }))),
    )
    return offers.filter((offer) => offer !== null)
  })
})

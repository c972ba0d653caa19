import 'server-only'
import { cache } from 'react'
import { profiles } from '@/lib/web/cache-manifest'
import { cached } from './cached'
import { mallApi } from './mall-api'

/** The whole tree of sales categories, or of management categories. */
export const getCategoryTree = cache((main: boolean) => {
  const { life, tags } = profiles.categories
  return cached({ life, tags: tags() }, ['categories', Number(main)], () =>
    mallApi.category.tree(main ? { is_main_category: true } : {}),
  )
})

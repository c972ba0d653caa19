import 'server-only'
import { cache } from 'react'
import { profiles } from '@/lib/web/cache-manifest'
import { cached } from './cached'
import { mallApi } from './mall-api'

/** Categories, hot words, site texts, and the designed header and footer. */
export const getFrame = cache(() => {
  const { life, tags } = profiles.frame
  return cached({ life, tags: tags() }, ['frame'], async () => {
    const [categories, keywords, header, footer, site] = await Promise.all([
      mallApi.category.tree({}),
      mallApi.goods.keywords({}),
      mallApi.template.frame({ page_name: 'header' }),
      mallApi.template.frame({ page_name: 'footer' }),
      mallApi.site.frame({}),
    ])
    const saved = (row: typeof header) => (Array.isArray(row) ? '[]' : row.params)
    return { categories, hotWords: keywords.content, header: saved(header), footer: saved(footer), site }
  })
})

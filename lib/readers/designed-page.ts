import 'server-only'
import { cache } from 'react'
import { profiles } from '@/lib/web/cache-manifest'
import { cached } from './cached'
import { mallApi } from './mall-api'
import { nullIfNotFound } from './null-if-not-found'

/**
 * A designed page in use by its id or code, with its stored widgets; null when there is none. `head` is null where
 * another back end returns only the widgets.
 */
export const getDesignedPage = cache((which: number | string) => {
  const { life, tags } = profiles.template
  const input = typeof which === 'number' ? { theme_pc_template_id: which } : { page_code: which }
  return cached({ life, tags: tags(which) }, ['designed-page', which], async () => {
    const [head, rows] = await Promise.all([
      nullIfNotFound(mallApi.template.head(input)),
      mallApi.template.content(input),
    ])
    return Array.isArray(rows) && rows.length > 0 ? { head, rows } : null
  })
})
export type DesignedPageData = NonNullable<Awaited<ReturnType<typeof getDesignedPage>>>

import 'server-only'
import { cache } from 'react'
import { profiles } from './cache-manifest'
import { cached } from './cached'
import { orNull } from './or-null'
import { serverApi } from './server-api'

/**
 * A designed page in use by its id or code, with its stored widgets; null when there is none. `head` is null where another
 * back end tells visitors only the widgets.
 */
export const readDesignedPage = cache((which: number | string) => {
  const { life, tags } = profiles.template
  const input = typeof which === 'number' ? { theme_pc_template_id: which } : { page_code: which }
  return cached({ life, tags: tags(which) }, ['designed-page', which], async () => {
    const [head, rows] = await Promise.all([
      orNull(serverApi.template.head(input)),
      serverApi.template.content(input),
    ])
    return rows.length > 0 ? { head, rows } : null
  })
})
export type DesignedPageData = NonNullable<Awaited<ReturnType<typeof readDesignedPage>>>

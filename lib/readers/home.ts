import 'server-only'
import { cache } from 'react'
import { profiles } from '@/lib/web/cache-manifest'
import { cached } from './cached'
import { mallApi } from './mall-api'

/** The stored widgets of the home page; null when none is in use. Other designed pages: ./designed-page.ts. */
export const getHomeTemplate = cache(() => {
  const { life, tags } = profiles.template
  return cached({ life, tags: tags('home') }, ['template', 'home'], async () => {
    const rows = await mallApi.template.content({ page_type: 'index' })
    return Array.isArray(rows) && rows.length > 0 ? rows : null
  })
})

/** Metadata texts, programme and news of the home page. */
export const getHome = cache(() => {
  const { life, tags } = profiles.home
  return cached({ life, tags: tags() }, ['home'], async () => {
    const [tdk, programme, news] = await Promise.all([
      mallApi.template.tdk({}),
      mallApi.programme.subsidies({}),
      mallApi.article.list({ page: 1, pageSize: 6 }),
    ])
    return { tdk, programme, news: news.list }
  })
})

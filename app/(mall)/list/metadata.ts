import type { Metadata } from 'next'
import { countText } from '@/components/goods/list/count-text'
import { listName } from '@/components/goods/list/describe'
import type { GoodsListData } from '@/components/goods/list/list-data'
import { listPageSize } from '@/components/goods/list/list-input'
import { pageCount } from '@/components/ui/page-window'
import { listHref } from '@/lib/web/list-href'
import { headTexts } from '@/lib/web/seo'

/**
 * Metadata of a list. Only static lists with products are indexable; lists of management categories show the same
 * products again, are not linked, and are noindex.
 */
export function listMetadata(data: GoodsListData, indexable: boolean): Metadata {
  const { query, answer, siteName } = data
  const name = listName(data)
  const pages = pageCount(answer?.total_count ?? 0, listPageSize)
  // With its parents: names like 套装 occur below several categories.
  const above = data.trail.slice(0, -1).map(({ category_name }) => category_name)
  const texts = headTexts(answer?.tdk_data, {
    title: [name, ...above.reverse(), siteName].join(' - '),
    keywords: [name, siteName].join(','),
    description: `${siteName}${name}共${countText(answer?.total_count ?? 0)}件商品，优惠同享，正品保障，送货上门。`,
  })
  const title = query.page > 1 ? `${texts.title} 第${query.page}页` : texts.title
  const description = query.page > 1 ? `${texts.description}第${query.page}页。` : texts.description
  const canonical = listHref(query, { page: query.page })
  return {
    title,
    description,
    keywords: texts.keywords,
    ...(indexable && query.main_category === undefined && (answer?.total_count ?? 0) > 0
      ? {
          alternates: { canonical },
          pagination: {
            previous: query.page > 1 ? listHref(query, { page: query.page - 1 }) : null,
            next: query.page < pages ? listHref(query, { page: query.page + 1 }) : null,
          },
          openGraph: { type: 'website', title, description, url: canonical, siteName },
        }
      : { robots: { index: false, follow: true } }),
  }
}

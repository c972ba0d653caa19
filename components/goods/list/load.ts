import 'server-only'
import { notFound } from 'next/navigation'
import type { CategoryNode } from '@/lib/contract/category'
import { getCategoryTree } from '@/lib/readers/category'
import { getFrame } from '@/lib/readers/frame'
import { listGoods, searchGoods } from '@/lib/readers/goods'
import { categoryTrail } from './categories'
import { listInput, parseListQuery, staticListQuery, type ListQuery } from './list-query'

type ListAnswer = Awaited<ReturnType<typeof listGoods>>

/** Everything a list page draws. */
export interface GoodsListData {
  query: ListQuery
  /** Null when the mall refused the search; `refusal` then says why. */
  answer: ListAnswer | null
  refusal: string
  /** Sales categories, or management categories when the list is one of those. */
  tree: CategoryNode[]
  trail: CategoryNode[]
  brandName: string
  siteName: string
  hotWords: string[]
}

async function dress(query: ListQuery, answer: ListAnswer | { refusal: string }): Promise<GoodsListData> {
  const [tree, frame] = await Promise.all([getCategoryTree(query.main_category !== undefined), getFrame()])
  const categoryId = query.main_category ?? query.cat_id
  const refused = 'refusal' in answer
  return {
    query,
    answer: refused ? null : answer,
    refusal: refused ? answer.refusal : '',
    tree,
    trail: categoryId ? categoryTrail(tree, categoryId) : [],
    brandName: refused
      ? ''
      : answer.brand_list.list
          .filter(({ attribute_id }) => query.brand_id.includes(attribute_id))
          .map(({ attribute_name }) => attribute_name)
          .join('、'),
    siteName: frame.site.brand_name,
    hotWords: frame.hotWords,
  }
}

/** The list of a static path. Answers 404 for a category or brand that does not exist and for pages past the end. */
export async function loadStaticList(kind: string, value: string, page: string): Promise<GoodsListData> {
  const query = staticListQuery(kind, decoded(value), page)
  if (!query) notFound()
  const answer = await listGoods(JSON.stringify(listInput(query)))
  const list = await dress(query, answer)
  const wantsCategory = query.cat_id !== undefined || query.main_category !== undefined
  const unknown =
    (wantsCategory && list.trail.length === 0) || (query.brand_id.length > 0 && list.brandName === '')
  if (unknown || (query.page > 1 && answer.list.length === 0)) notFound()
  return list
}

/** The list of a search or of combined filters. */
export async function loadSearchedList(
  raw: Record<string, string | string[] | undefined>,
): Promise<GoodsListData> {
  const query = parseListQuery(raw)
  return dress(query, await searchGoods(JSON.stringify(listInput(query))))
}

/** A path segment as it was meant; broken escapes stay as they are and name nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

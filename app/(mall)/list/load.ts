import 'server-only'
import { notFound } from 'next/navigation'
import { categoryTrail } from '@/components/goods/list/categories'
import type { GoodsListData } from '@/components/goods/list/list-data'
import { listInput } from '@/components/goods/list/list-input'
import { highestSubsidy } from '@/lib/domain/goods/subsidy'
import { getCategoryTree } from '@/lib/readers/category'
import { getFrame } from '@/lib/readers/frame'
import { listGoods, listRecommended, searchGoods } from '@/lib/readers/goods'
import { getProgramme } from '@/lib/readers/programme'
import { getSiteOrigin } from '@/lib/readers/site-origin'
import type { ListQuery } from '@/lib/web/list-href'
import { parseListQuery } from '@/lib/web/list-query'
import { decodeSegment } from '@/lib/web/path-segment'
import type { RawQuery } from '@/lib/web/raw-query'
import { staticListQuery } from '@/lib/web/static-list-query'

type ListAnswer = NonNullable<GoodsListData['answer']>

/** Products below an empty list. */
const suggestedCount = 10

async function composeList(
  query: ListQuery,
  answer: ListAnswer | { refusal: string },
): Promise<GoodsListData> {
  const [tree, frame, programme] = await Promise.all([
    getCategoryTree(query.main_category !== undefined),
    getFrame(),
    getProgramme(),
  ])
  const categoryId = query.main_category ?? query.cat_id
  const refused = 'refusal' in answer
  const isEmpty = refused || answer.list.length === 0
  return {
    query,
    answer: refused ? null : answer,
    refusal: refused ? answer.refusal : '',
    suggested: isEmpty ? (await listRecommended(1, suggestedCount)).list : [],
    tree,
    trail: categoryId ? categoryTrail(tree, categoryId) : [],
    brandName: refused
      ? ''
      : answer.brand_list.list
          .filter(({ attribute_id }) => query.brand_id.includes(attribute_id))
          .map(({ attribute_name }) => attribute_name)
          .join('、'),
    programme: highestSubsidy(programme.list),
    siteName: frame.site.brand_name,
    hotWords: frame.hotWords,
    origin: getSiteOrigin(),
  }
}

/** Whether a list names a category that does not exist, or a page past its end. */
const isMissing = (list: GoodsListData): boolean => {
  const { query, trail, answer } = list
  const hasCategory = query.cat_id !== undefined || query.main_category !== undefined
  return (hasCategory && trail.length === 0) || (query.page > 1 && answer?.list.length === 0)
}

/** The list of a static path; 404 for an unknown category or brand and for pages past the end. */
export async function loadStaticList(kind: string, value: string, page: string): Promise<GoodsListData> {
  const query = staticListQuery(kind, decodeSegment(value), page)
  if (!query) notFound()
  const answer = await listGoods(listInput(query))
  const list = await composeList(query, answer)
  const isUnknownBrand = query.brand_id.length > 0 && list.brandName === ''
  if (isUnknownBrand || isMissing(list)) notFound()
  return list
}

/** The list of a search or of combined filters; 404 for an unknown category and for pages past the end. */
export async function loadSearchedList(raw: RawQuery): Promise<GoodsListData> {
  const query = parseListQuery(raw)
  const list = await composeList(query, await searchGoods(listInput(query)))
  if (isMissing(list)) notFound()
  return list
}

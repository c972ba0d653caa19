import { skipToken, useQueries, useQuery } from '@tanstack/react-query'
import { deskQuery } from '@/lib/client/call/desk'
import { categoryPaths, useCategories } from '../category-select'
import type { GoodsDraft } from '../goods-draft'
import { gradeText } from '../grade-text'
import { useGrades } from '../use-grades'
import type { GoodsNames } from './goods-rules'

const shared = { staleTime: 30_000, meta: { silent: true } } as const

/** Names of what drafts refer to, read only when there are some to compare. */
export function useGoodsNames(drafts: readonly GoodsDraft[]): GoodsNames {
  const isNeeded = drafts.length > 0
  const input = isNeeded ? {} : skipToken
  const sales = useCategories(false, isNeeded).data?.list ?? []
  const main = useCategories(true, isNeeded).data?.list ?? []
  const tags = useQuery(deskQuery.goodsTag.list.queryOptions({ input, ...shared })).data?.list
  const templates = useQuery(deskQuery.freight.list.queryOptions({ input, ...shared })).data?.list
  const grades = useGrades(isNeeded).data?.list
  const brandIds = [...new Set(drafts.map(({ brandId }) => brandId).filter(Boolean))]
  const brands = useQueries({
    queries: brandIds.map((id) =>
      deskQuery.brand.list.queryOptions({ input: { brand_id: Number(id) }, ...shared }),
    ),
  }).flatMap(({ data }) => data?.list ?? [])
  const paths = [...categoryPaths(sales), ...categoryPaths(main)]
  return {
    brand: (id) => brands.find((one) => String(one.brand_id) === id)?.brand_name ?? `编号 ${id}`,
    category: (id) => paths.find((one) => String(one.id) === id)?.path ?? `编号 ${id}`,
    tag: (id) => tags?.find((one) => one.tag_id === id)?.tag_name ?? `编号 ${id}`,
    template: (id) =>
      id === '0' ? '包邮' : (templates?.find((one) => String(one.templates_id) === id)?.name ?? `编号 ${id}`),
    grade: (grade) => grades?.find((one) => gradeText(one) === grade)?.grade_name ?? '',
  }
}

'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { deskQuery } from '@/lib/client/call/desk'
import type { GoodsDraft } from './goods-draft'

/** The names and values that the form of a product offers: those of its categories first. */
export const useGoodsAttributes = (
  type: 'item_params' | 'item_spec',
  { mainCategoryId, categoryIds: [category] }: Pick<GoodsDraft, 'mainCategoryId' | 'categoryIds'>,
) =>
  useQuery({
    ...deskQuery.goods.attributes.queryOptions({
      input: {
        attribute_type: type,
        ...(mainCategoryId && { main_category_id: Number(mainCategoryId) }),
        ...(category !== undefined && { category_id: category }),
      },
      staleTime: 60_000,
      meta: { silent: true },
    }),
    placeholderData: keepPreviousData,
  })

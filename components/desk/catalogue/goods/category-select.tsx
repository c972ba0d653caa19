'use client'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { deskQuery } from '@/lib/client/call/desk'
import type { DeskCategory } from '@/lib/contract/operator/catalogue/category'
import { FetchedSelect } from '../../form/fetched-select'

/** Categories with the names of those above them, in the sequence of the tree. */
export function categoryPaths(list: readonly DeskCategory[]): { id: number; path: string }[] {
  const below = Map.groupBy(list, ({ parent_id: id }) => id)
  const walk = (parent: number, above: string): { id: number; path: string }[] =>
    (below.get(parent) ?? []).flatMap(({ category_id: id, category_name: name }) => {
      const path = above ? `${above} / ${name}` : name
      return [{ id, path }, ...walk(id, path)]
    })
  return walk(0, '')
}

/** The key of a tree. @param isMain that of management */
export const categoriesKey = (isMain: boolean) =>
  deskQuery.category.list.queryKey({ input: { is_main_category: isMain ? 1 : 0 } })

/** A tree of categories of the mall. @param isMain that of management */
export const useCategories = (isMain = false, isNeeded = true) =>
  useQuery(
    deskQuery.category.list.queryOptions({
      input: { is_main_category: isMain ? 1 : 0 },
      enabled: isNeeded,
      staleTime: 30_000,
      meta: { silent: true },
    }),
  )

interface CategorySelectProps extends Omit<ComponentProps<typeof FetchedSelect>, 'options'> {
  label: string
  isMain?: boolean
}

/** One category of a tree. */
export function CategorySelect({ label, isMain = false, ...rest }: CategorySelectProps) {
  const { data } = useCategories(isMain)
  const options = data && categoryPaths(data.list).map(({ id, path }) => ({ value: String(id), label: path }))
  return <FetchedSelect {...rest} aria-label={label} options={options} />
}

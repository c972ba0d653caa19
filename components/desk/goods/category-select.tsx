'use client'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Select } from '@/components/ui/select'
import { deskQuery } from '@/lib/client/call/desk'
import type { DeskCategory } from '@/lib/contract/operator/category'

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

interface CategorySelectProps extends Omit<ComponentProps<typeof Select>, 'options' | 'onChange'> {
  label: string
  isMain?: boolean
  value: string
  onChange: (value: string) => void
}

/** One category of a tree. */
export function CategorySelect({ label, isMain = false, onChange, ...rest }: CategorySelectProps) {
  const { data } = useCategories(isMain)
  const options = categoryPaths(data?.list ?? []).map(({ id, path }) => ({ value: String(id), label: path }))
  return (
    <Select
      {...rest}
      aria-label={label}
      options={options}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

'use client'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { deskQuery } from '@/lib/client/call/desk'
import type { DeskCatalogue } from '@/lib/contract/operator/content/article-catalogue'
import { FetchedSelect } from '../../form/fetched-select'

export const cataloguesKey = deskQuery.articleCatalogue.list.queryKey({ input: {} })

/** The catalogues of articles. */
export const useCatalogues = () =>
  useQuery(
    deskQuery.articleCatalogue.list.queryOptions({ input: {}, staleTime: 30_000, meta: { silent: true } }),
  )

/** Catalogues with the names of those above them, in the sequence of the tree. */
export function cataloguePaths(list: readonly DeskCatalogue[]): { value: string; label: string }[] {
  const below = Map.groupBy(list, ({ parent_id: id }) => id)
  const walk = (parent: number, above: string): { value: string; label: string }[] =>
    (below.get(parent) ?? []).flatMap(({ category_id: id, category_name: name }) => {
      const label = above ? `${above} / ${name}` : name
      return [{ value: String(id), label }, ...walk(id, label)]
    })
  return walk(0, '')
}

type CatalogueSelectProps = Omit<ComponentProps<typeof FetchedSelect>, 'options'>

/** One catalogue. */
export function CatalogueSelect(props: CatalogueSelectProps) {
  const { data } = useCatalogues()
  return <FetchedSelect {...props} options={data && cataloguePaths(data.list)} />
}

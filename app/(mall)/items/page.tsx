import { ListView } from '@/components/goods/list/list-view'
import { loadSearchedList } from '../list/load'
import { listMetadata } from '../list/metadata'

/** A search or combined filters: rendered per request, noindex. */
export const dynamic = 'force-dynamic'

type Search = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = async ({ searchParams }: Search) =>
  listMetadata(await loadSearchedList(await searchParams), false)

export default async function SearchedListPage({ searchParams }: Search) {
  return <ListView data={await loadSearchedList(await searchParams)} />
}

import { PointsList } from '@/components/points-mall/points-list'
import { parsePointsQuery } from '@/lib/web/points-query'
import { loadPointsList, pointsListMetadata } from '../points-list/load'

/** The points mall with filters or a sort: rendered per request, noindex. */
export const dynamic = 'force-dynamic'

type Search = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = async ({ searchParams }: Search) =>
  pointsListMetadata(await loadPointsList(parsePointsQuery(await searchParams)))

export default async function FilteredPointsPage({ searchParams }: Search) {
  return <PointsList data={await loadPointsList(parsePointsQuery(await searchParams))} />
}

'use client'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Select, type SelectOption } from '@/components/ui/select'
import { query } from '@/lib/client/call/query'
import type { RegionNode } from '@/lib/contract/region'

/** Names of a region. Empty while not selected; the county is also empty for cities without counties. */
export interface Region {
  province: string
  city: string
  county: string
}

interface RegionSelectProps {
  /** Id of the first control, for its label. */
  id: string
  value: Region
  onChange: (region: Region) => void
  invalid?: boolean
  describedBy?: string | undefined
}

/** The tree of regions, fetched once per page load (spec 1 §4). */
export const useRegions = () =>
  useQuery(
    query.region.tree.queryOptions({
      input: {},
      staleTime: Infinity,
      gcTime: Infinity,
      meta: { silent: true },
    }),
  )

const options = (nodes: RegionNode[] | undefined): SelectOption[] =>
  (nodes ?? []).map(({ label }) => ({ value: label, label }))

const childrenOf = (nodes: RegionNode[] | undefined, label: string): RegionNode[] | undefined =>
  nodes?.find((node) => node.label === label)?.children

/** Whether the region is selected down to its last level. */
export function isRegionComplete(
  tree: RegionNode[] | undefined,
  { province, city, county }: Region,
): boolean {
  if (!province || !city) return false
  return county !== '' || childrenOf(childrenOf(tree, province), city)?.length === 0
}

/** The codes of a region from the province down; empty for one that the tree does not have. */
export function regionCodes(tree: RegionNode[] | undefined, { province, city, county }: Region): string[] {
  const first = tree?.find(({ label }) => label === province)
  const second = first?.children?.find(({ label }) => label === city)
  const third = second?.children?.find(({ label }) => label === county)
  return [first, second, third].flatMap((node) => (node ? [node.id] : []))
}

/**
 * Province, city and county. Another province clears city and county, another city the county. The county is disabled
 * for cities without counties (spec 1 §4, spec 1 §5).
 */
export function RegionSelect({ id, value, onChange, invalid, describedBy }: RegionSelectProps) {
  const { data: provinces, isPending, isError, refetch } = useRegions()
  const cities = childrenOf(provinces, value.province)
  const counties = childrenOf(cities, value.city)
  const shared = { 'aria-invalid': invalid || undefined, 'aria-describedby': describedBy }

  if (isError) {
    return (
      <p className="text-muted flex h-9 items-center gap-3 text-sm">
        地区加载失败
        <Button variant="text" onClick={() => refetch()}>
          重试
        </Button>
      </p>
    )
  }
  return (
    <div className="grid grid-cols-3 gap-2 max-md:grid-cols-1">
      <Select
        {...shared}
        id={id}
        aria-label="省"
        placeholder={isPending ? '加载中…' : '请选择省'}
        disabled={isPending}
        options={options(provinces)}
        value={value.province}
        onChange={(event) => onChange({ province: event.target.value, city: '', county: '' })}
      />
      <Select
        {...shared}
        aria-label="市"
        placeholder="请选择市"
        disabled={!cities}
        options={options(cities)}
        value={value.city}
        onChange={(event) => onChange({ ...value, city: event.target.value, county: '' })}
      />
      <Select
        {...shared}
        aria-label="区"
        placeholder={counties?.length === 0 ? '无下级地区' : '区'}
        disabled={!counties?.length}
        options={options(counties)}
        value={value.county}
        onChange={(event) => onChange({ ...value, county: event.target.value })}
      />
    </div>
  )
}

'use client'
import { FilterGroup } from '@/components/goods/list/filter-group'
import { Button, ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { pointsMallHref, type PointsQuery } from '@/lib/web/points-href'
import type { PointsFacet } from './points-facets'
import { PointsRange } from './points-form'

interface PointsFilterSheetProps {
  query: PointsQuery
  facets: readonly PointsFacet[]
  open: boolean
  onClose: () => void
}

/** Id of the form that 确定 submits. */
const rangeForm = 'points-range'

/** The filters of the points mall in a sheet from the right; a choice shows its list. */
export function PointsFilterSheet({ query, facets, open, onClose }: PointsFilterSheetProps) {
  const router = useClientNavigation()
  const choose = (href: string) => {
    onClose()
    router.push(href)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="筛选"
      side
      footer={
        <>
          <ButtonLink href={pointsMallHref({ goodsSort: query.goodsSort })} variant="ghost" onClick={onClose}>
            重置
          </ButtonLink>
          {facets.some(({ hasRange }) => hasRange) ? (
            <Button type="submit" form={rangeForm}>
              确定
            </Button>
          ) : (
            <Button onClick={onClose}>确定</Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {facets.map(({ label, options, hasRange }) => (
          <FilterGroup
            key={label}
            label={label}
            options={options}
            onChoose={choose}
            isWide={hasRange === true}
          >
            {hasRange && <PointsRange query={query} id={rangeForm} />}
          </FilterGroup>
        ))}
      </div>
    </Dialog>
  )
}

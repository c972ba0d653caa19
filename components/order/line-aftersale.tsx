'use client'
import { lazy, Suspense, useState } from 'react'
import {
  eligibleLines,
  hasAftersale,
  lineAftersaleHref,
  lineAftersaleLabel,
} from '@/components/aftersale/aftersale-view'
import { Button, ButtonLink } from '@/components/ui/button'
import type { Order, OrderItem } from '@/lib/contract/order'
import { actionLabels } from '@/lib/domain/order/labels'

const ApplyDialog = lazy(() =>
  import('@/components/aftersale/apply-dialog').then(({ ApplyDialog }) => ({ default: ApplyDialog })),
)

/** 申请售后 for the units that are left of a line, and 售后 for those that have one (spec 3 §5). */
export function LineAftersale({ order, item }: { order: Order; item: OrderItem }) {
  const [isApplying, setApplying] = useState(false)
  const lines = eligibleLines(order).filter(({ id }) => id === item.id)
  return (
    <>
      {lines.length > 0 && (
        <Button size="small" variant="ghost" className="max-md:h-11!" onClick={() => setApplying(true)}>
          {actionLabels.aftersale}
        </Button>
      )}
      {hasAftersale(item) && (
        <ButtonLink
          size="small"
          variant="text"
          href={lineAftersaleHref(item)}
          className="max-md:h-11 max-md:px-3"
        >
          {lineAftersaleLabel(item)}
        </ButtonLink>
      )}
      {isApplying && (
        <Suspense fallback={null}>
          <ApplyDialog order={order} lines={lines} open onClose={() => setApplying(false)} />
        </Suspense>
      )}
    </>
  )
}

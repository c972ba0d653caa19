'use client'
import { Suspense, useState } from 'react'
import {
  areTwins,
  eligibleLines,
  hasAftersale,
  lineAftersaleHref,
  lineAftersaleLabel,
} from '@/components/aftersale/aftersale-view'
import { Button, ButtonLink } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lazy-part'
import type { Order, OrderItem } from '@/lib/contract/trade/order'
import { actionLabels } from '@/lib/domain/order/labels'

const ApplyDialog = lazyPart(() => import('@/components/aftersale/apply-dialog'), 'ApplyDialog')

/** 申请售后 for the units that are left of a line, and 售后 for those that have one (spec 3 §5). */
export function LineAftersale({ order, item }: { order: Order; item: OrderItem }) {
  const [isApplying, setApplying] = useState(false)
  // The form of a piece with a subsidy offers the one without it too, and first (ADR 0095).
  const lines = eligibleLines(order).filter((line) => line.id === item.id || areTwins(line, item))
  const isEligible = lines.some(({ id }) => id === item.id)
  return (
    <>
      {isEligible && (
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
          <ApplyDialog
            order={order}
            lines={lines}
            selected={item.id}
            open
            onClose={() => setApplying(false)}
          />
        </Suspense>
      )}
    </>
  )
}

'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Order, OrderItem } from '@/lib/contract/trade/order'
import { noGoodsChosen } from '@/lib/domain/messages/aftersale'
import { AftersaleFields, completeForm, emptyDraft, formErrors } from './aftersale-form'
import { areTwins } from './aftersale-view'
import { EstimateLine, RefundEstimate } from './refund-estimate'
import { UnitPicker, unitsOf, type UnitDraft } from './unit-picker'
import { useAftersaleChanges } from './use-aftersale-changes'

interface ApplyDialogProps {
  order: Order
  /** Lines with units for which an after-sale can be requested. */
  lines: readonly OrderItem[]
  /** The line whose form it is; without it the first of the only SKU is selected. */
  selected?: number
  open: boolean
  onClose: () => void
}

/**
 * The selection with which a form starts: one unit of the only SKU, or none of several. Of two items of a SKU that is
 * the first one, which has no subsidy (ADR 0095).
 */
export function firstUnits(lines: readonly OrderItem[]): UnitDraft {
  const [first, ...others] = lines
  const isOnly = first && others.every((other) => areTwins(first, other))
  return isOnly ? { [first.id]: 1 } : {}
}

/** 申请售后 for lines of an order (spec 3 §5). */
export function ApplyDialog({ order, lines, selected: start, open, onClose }: ApplyDialogProps) {
  const { order_id: orderId, distributor_id: distributorId } = order
  const changes = useAftersaleChanges()
  const [units, setUnits] = useState<UnitDraft>(() =>
    start === undefined ? firstUnits(lines) : { [start]: 1 },
  )
  const [draft, setDraft] = useState(emptyDraft)
  const [isSubmitted, setSubmitted] = useState(false)
  const selected = unitsOf(units)
  const unitError = selected.length === 0 ? noGoodsChosen : undefined

  const submit = () => {
    setSubmitted(true)
    const form = completeForm(draft)
    if (!form || unitError) return
    changes.apply.mutate(
      { orderId, distributorId, units: selected, form },
      {
        onSuccess: () => {
          setSubmitted(false)
          setDraft(emptyDraft)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={false}
      title="申请售后"
      width={520}
      className="text-left"
      footer={
        <>
          <EstimateLine order={order} units={units} type={draft.type} />
          <Button variant="ghost" className="max-md:h-11!" onClick={onClose}>
            取消
          </Button>
          <Button className="max-md:h-11!" loading={changes.apply.isPending} onClick={submit}>
            提交
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <UnitPicker lines={lines} value={units} onChange={setUnits} />
        {isSubmitted && unitError && (
          <p role="alert" className="text-brand text-xs">
            {unitError}
          </p>
        )}
        <AftersaleFields
          order={{ orderId, distributorId }}
          draft={draft}
          onChange={setDraft}
          errors={isSubmitted ? formErrors(draft) : {}}
        />
        <RefundEstimate order={order} units={units} type={draft.type} />
      </div>
    </Dialog>
  )
}

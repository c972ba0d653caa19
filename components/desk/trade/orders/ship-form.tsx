'use client'
import { useState, type FormEvent } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { desk } from '@/lib/client/call/desk'
import type { OperatorOrder } from '@/lib/contract/operator/trade/order'
import { FormProblem } from '../dialog-parts/form-problem'
import { keepCourier, lastCourier } from '../dialog-parts/last-courier'
import { ParcelFields, parcelFault, trimmed, type ParcelDraft } from '../dialog-parts/parcel-fields'
import { useTradeWrite } from '../dialog-parts/use-trade-write'
import { leftUnits } from './desk-order'
import type { OrderFormProps } from './order-dialogs'
import { Receiver } from './receiver'
import { allLeft, UnitChoice, wireUnits } from './unit-choice'

const unitsLeft = (order: OperatorOrder): number =>
  order.items.reduce((sum, line) => sum + leftUnits(line), 0)

/** 发货: one parcel with all units that are left, or with some of them. */
export function ShipForm({ order, formId, onDone }: OrderFormProps) {
  const [draft, setDraft] = useState<ParcelDraft>(() => ({ corp: lastCourier(), number: '' }))
  const [isPart, setPart] = useState(false)
  const [chosen, setChosen] = useState(() => allLeft(order))
  const [isSubmitted, setSubmitted] = useState(false)
  const ship = useTradeWrite({ write: desk.order.ship, doneText: '已发货', onDone })
  const fault = isSubmitted ? parcelFault(draft) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (parcelFault(draft)) return
    const items = isPart ? wireUnits(chosen) : undefined
    if (items?.length === 0) return ship.setProblem('请选择本次发货的商品')
    const { corp, number } = trimmed(draft)
    keepCourier(corp)
    ship.send({
      order_id: order.order_id,
      delivery_corp: corp,
      delivery_code: number,
      ...(items && { items }),
    })
  }
  return (
    <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
      <Receiver order={order} />
      <ParcelFields
        draft={draft}
        fault={fault}
        onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
      />
      {unitsLeft(order) > 1 && (
        <Checkbox checked={isPart} onChange={({ target }) => setPart(target.checked)}>
          分包裹发货，只发一部分商品
        </Checkbox>
      )}
      {isPart && <UnitChoice order={order} label="本次发货" chosen={chosen} onChange={setChosen} />}
      <FormProblem text={ship.problem} />
    </form>
  )
}

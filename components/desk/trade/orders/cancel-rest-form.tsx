'use client'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { desk } from '@/lib/client/call/desk'
import { FormProblem } from '../dialog-parts/form-problem'
import { useTradeWrite } from '../dialog-parts/use-trade-write'
import type { OrderFormProps } from './order-dialogs'
import { allLeft, UnitChoice, wireUnits } from './unit-choice'

const reasonMissing = '请填写取消原因'

/** 取消未发货商品: units that the shop cannot ship; their money, points, subsidy and stock go back. */
export function CancelRestForm({ order, formId, onDone }: OrderFormProps) {
  const [chosen, setChosen] = useState(() => allLeft(order))
  const [reason, setReason] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const cancel = useTradeWrite({ write: desk.order.cancelRest, doneText: '已取消，退款将原路退回', onDone })
  const problem = isSubmitted && reason.trim() === '' ? reasonMissing : ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const items = wireUnits(chosen)
    if (items.length === 0) return cancel.setProblem('请选择要取消的商品')
    if (reason.trim() === '') return
    cancel.send({ order_id: order.order_id, items, reason: reason.trim() })
  }
  return (
    <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-muted text-sm">
        取消的商品按实付分摊退款，积分、补贴和库存随之退回。此操作不能撤销。
      </p>
      <UnitChoice order={order} label="取消的商品" chosen={chosen} onChange={setChosen} />
      <Field id="cancel-reason" label="取消原因" required error={problem} hint="买家会看到">
        <Input
          {...fieldControl('cancel-reason', problem, '买家会看到')}
          data-autofocus
          autoComplete="off"
          maxLength={200}
          placeholder="如缺货、买家协商取消"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <FormProblem text={cancel.problem} />
    </form>
  )
}

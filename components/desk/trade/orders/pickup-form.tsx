'use client'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { desk } from '@/lib/client/call/desk'
import { handedOver } from '@/lib/domain/messages/parcel'
import { useTradeWrite } from '../dialog-parts/use-trade-write'
import type { OrderFormProps } from './order-dialogs'

const hint = '买家短信或订单页里的6位提货验证码'

/** 核销自提 of an order on the screen, by the six digits of its buyer. */
export function PickupForm({ order, formId, onDone }: OrderFormProps) {
  const [code, setCode] = useState('')
  const pickup = useTradeWrite({ write: desk.order.pickup, doneText: handedOver, onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (/^\d{6}$/.test(code.trim())) pickup.send({ order_id: order.order_id, pickup_code: code.trim() })
    else pickup.setProblem('请填写6位提货验证码')
  }
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Field id="pickup-code" label="提货验证码" required error={pickup.problem} hint={hint}>
        <Input
          {...fieldControl('pickup-code', pickup.problem, hint)}
          data-autofocus
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
    </form>
  )
}

'use client'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Radio } from '@/components/ui/radio'
import { desk } from '@/lib/client/call/desk'
import { priceText, typedCents, yuanText } from '@/lib/domain/money'
import { FormProblem } from '../dialog-parts/form-problem'
import { useTradeWrite } from '../dialog-parts/use-trade-write'
import type { OrderFormProps } from './order-dialogs'

type Kind = 'down' | 'freight'

/** 改价: an unpaid order gets cheaper, by an amount over all its lines or by a lower freight. */
export function PriceForm({ order, formId, onDone }: OrderFormProps) {
  const [kind, setKind] = useState<Kind>('down')
  const [text, setText] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const change = useTradeWrite({
    write: desk.order.changePrice,
    doneText: '已改价，买家将按新金额付款',
    onDone,
  })
  const cents = typedCents(text)
  const goods = order.total_fee - order.freight_fee
  const fault =
    kind === 'down'
      ? cents >= 1 && cents <= goods
        ? ''
        : `请填写0.01到${yuanText(goods)}元`
      : cents >= 0 && cents < order.freight_fee
        ? ''
        : `请填写低于${yuanText(order.freight_fee)}元的运费`
  const after = kind === 'down' ? order.total_fee - cents : order.total_fee - order.freight_fee + cents
  // The programme pays its rate of the lower price: the server knows by how much.
  const isAbout = kind === 'down' && order.subsidy_fee > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (fault) return
    change.send({ order_id: order.order_id, ...(kind === 'down' ? { down: cents } : { freight_fee: cents }) })
  }
  const problem = isSubmitted ? fault : ''
  const hint = fault
    ? '只能改低，买家还没有付款'
    : isAbout
      ? `改价后约 ${priceText(after)} 起，补贴按新价格重算`
      : `改价后应付 ${priceText(after)}`
  return (
    <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
      <p className="nums text-text text-sm">
        应付 {priceText(order.total_fee)}，其中运费 {priceText(order.freight_fee)}
      </p>
      {order.freight_fee > 0 && (
        <div role="radiogroup" aria-label="改价方式" className="flex flex-wrap gap-x-6">
          <Radio name="price-kind" checked={kind === 'down'} onChange={() => setKind('down')}>
            商品优惠
          </Radio>
          <Radio name="price-kind" checked={kind === 'freight'} onChange={() => setKind('freight')}>
            改运费
          </Radio>
        </div>
      )}
      <Field
        id="order-price"
        label={kind === 'down' ? '优惠金额' : '新运费'}
        required
        error={problem}
        hint={hint}
      >
        <Input
          {...fieldControl('order-price', problem, hint)}
          data-autofocus
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          suffix="元"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <FormProblem text={change.problem} />
    </form>
  )
}

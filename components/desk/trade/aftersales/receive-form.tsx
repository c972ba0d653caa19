'use client'
import { useState, type FormEvent } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { desk } from '@/lib/client/call/desk'
import { FormProblem } from '../dialog-parts/form-problem'
import { useTradeWrite } from '../dialog-parts/use-trade-write'
import type { AftersaleFormProps } from './aftersale-dialogs'

/** 确认收货 of goods that came back. */
export function ReceiveForm({ info, formId, onDone }: AftersaleFormProps) {
  const [restock, setRestock] = useState(false)
  const receive = useTradeWrite({ write: desk.aftersale.receive, doneText: '已收货', onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    receive.send({ aftersales_bn: info.aftersales_bn, restock })
  }
  return (
    <form id={formId} onSubmit={submit} className="grid gap-3">
      <p className="text-text text-sm">
        请核对商品与配件。确认收货后
        {info.aftersales_type === 'EXCHANGING_GOODS' ? '补发新商品' : '再确认退款'}。
      </p>
      <Checkbox checked={restock} onChange={({ target }) => setRestock(target.checked)}>
        商品完好，退回库存再次销售
      </Checkbox>
      <FormProblem text={receive.problem} />
    </form>
  )
}

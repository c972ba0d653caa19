'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { OperatorOrder } from '@/lib/contract/operator/trade/order'
import { handedOver as handedOverText, pickupCodeWrong } from '@/lib/domain/messages/parcel'
import { deskKey } from '../../frame/use-desk'
import { PickupGoods } from './pickup-goods'

const hint = '扫买家订单页的二维码，或输入二维码下面的6位提货码'

/** 核销自提: scan or type the code of a buyer, compare the products, hand them over. The field is ready for the next. */
export function PickupDesk() {
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [found, setFound] = useState<{ code: string; order: OperatorOrder } | null>(null)
  const [handedOver, setHandedOver] = useState<OperatorOrder | null>(null)
  const next = () => {
    setFound(null)
    setCode('')
    field.current?.focus()
  }
  const find = useSingleMutation({
    mutationFn: (typed: string) => desk.order.findPickup({ code: typed }),
    onSuccess: (order, typed) => setFound({ code: typed, order }),
    onError: (error) => {
      setProblem(errorText(error))
      field.current?.select()
    },
    meta: { silent: true },
  })
  const handOver = useSingleMutation({
    mutationFn: (typed: string) => desk.order.pickup({ code: typed }),
    onSuccess: (order) => {
      toast.success(handedOverText)
      setHandedOver(order)
      next()
    },
    onError: (error) => {
      setProblem(errorText(error))
      next()
    },
    meta: { silent: true },
    onSettled: () =>
      Promise.all([deskQuery.order.key(), deskKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = code.trim()
    setHandedOver(null)
    if (/^(ZT_)?\d{6}$/i.test(typed)) find.mutate(typed)
    else setProblem(typed === '' ? '请输入提货码' : pickupCodeWrong)
  }
  return (
    <div className="mx-auto grid max-w-160 grid-cols-1 gap-6">
      <form onSubmit={submit} noValidate className="flex items-start gap-3">
        <Field id="pickup-code" label="提货码" error={problem} hint={hint} className="min-w-0 flex-1">
          <Input
            {...fieldControl('pickup-code', problem, hint)}
            ref={field}
            autoFocus
            size="large"
            inputMode="numeric"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={40}
            value={code}
            onChange={({ target }) => {
              setCode(target.value)
              setProblem('')
            }}
          />
        </Field>
        <Button type="submit" variant="ghost" size="large" loading={find.isPending} className="mt-7">
          查询
        </Button>
      </form>
      {found && (
        <section aria-label="待核销订单" className="grid gap-4">
          <PickupGoods order={found.order} />
          <div className="flex gap-3 max-md:*:flex-1 md:justify-end">
            <Button variant="ghost" size="large" onClick={next}>
              取消
            </Button>
            <Button
              size="large"
              data-autofocus
              loading={handOver.isPending}
              onClick={() => handOver.mutate(found.code)}
            >
              确认核销
            </Button>
          </div>
        </section>
      )}
      {!found && handedOver && (
        <section aria-label="刚刚核销" className="grid gap-3">
          <h2 className="text-programme-deep text-sm font-semibold">刚刚核销</h2>
          <PickupGoods order={handedOver} />
        </section>
      )}
    </div>
  )
}

'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { GoodsSchedule } from '@/lib/contract/operator/catalogue/goods-schedule'
import type { DeskSku } from '@/lib/contract/operator/catalogue/goods-shape'
import { maxPrice } from '@/lib/domain/goods/goods-form'
import { scheduleKinds, type ScheduleKind } from '@/lib/domain/goods/schedule'
import { typedNumber } from '@/lib/domain/goods/stock'
import { timeInvalid } from '@/lib/domain/messages/date'
import { schedulePricesMissing, priceInvalid } from '@/lib/domain/messages/desk'
import { centsOf, shortYuan } from '@/lib/domain/money'
import { minuteText } from '@/lib/domain/time/china'
import { fieldSeconds } from '@/lib/domain/time/field'
import { DateInput } from '../../form/date-field/date-input'
import { FormDialog } from '../../form/form-dialog'

/** A change of a product that is being scheduled. */
export interface OpenSchedule {
  goodsId: number
  kind: ScheduleKind
  skus: readonly DeskSku[]
  /** The change of this kind that waits already. */
  stored: GoodsSchedule | undefined
}

/** 定时上架, 定时下架 and 定时改价. */
export const ScheduleDialog = ({ open, onClose }: { open: OpenSchedule | null; onClose: () => void }) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={({ kind }) => scheduleKinds[kind]}
    formId="schedule-form"
    width={480}
  >
    {(row) => <ScheduleForm open={row} onSaved={onClose} />}
  </FormDialog>
)

const nameOf = ({ item_spec: specs }: DeskSku) =>
  specs.map((spec) => spec.spec_value_name).join('；') || '价格'

const centsIn = (text: string): number | null => {
  const cents = centsOf(typedNumber(text))
  return /^\d*\.?\d{0,2}$/.test(text.trim()) && cents >= 1 && cents <= maxPrice ? cents : null
}

function ScheduleForm({ open, onSaved }: { open: OpenSchedule; onSaved: () => void }) {
  const { goodsId, kind, skus, stored } = open
  const client = useQueryClient()
  const [time, setTime] = useState(minuteText(stored?.run_at))
  const [prices, setPrices] = useState<Record<number, string>>(() =>
    Object.fromEntries((stored?.prices ?? []).map(({ item_id, price }) => [item_id, shortYuan(price)])),
  )
  const [problems, setProblems] = useState<Record<string, string>>({})
  const typed = skus.filter(({ item_id: id }) => (prices[id] ?? '').trim() !== '')
  const save = useSingleMutation({
    mutationFn: (runAt: number) =>
      desk.goodsSchedule.set({
        goods_id: goodsId,
        kind,
        run_at: runAt,
        ...(kind === 'price' && {
          prices: JSON.stringify(
            typed.map(({ item_id: id }) => ({ item_id: id, price: centsIn(prices[id] ?? '') })),
          ),
        }),
      }),
    onSuccess: () => {
      toast.success('已设置')
      onSaved()
    },
    onError: (error) => setProblems({ time: errorText(error) }),
    meta: { silent: true },
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.goodsSchedule.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: Record<string, string> = {}
    const runAt = fieldSeconds(time)
    if (runAt === undefined) found.time = timeInvalid
    if (kind === 'price' && typed.length === 0) found.prices = schedulePricesMissing
    for (const { item_id: id } of kind === 'price' ? typed : [])
      if (centsIn(prices[id] ?? '') === null) found[id] = priceInvalid
    setProblems(found)
    if (runAt !== undefined && Object.keys(found).length === 0) save.mutate(runAt)
  }
  return (
    <form id="schedule-form" onSubmit={submit} noValidate className="grid gap-4">
      <Field id="schedule-time" label="执行时间" required error={problems.time} hint="北京时间，几秒内生效">
        <DateInput
          {...fieldControl('schedule-time', problems.time, 'hint')}
          data-autofocus
          label="执行时间"
          hasTime
          value={time}
          onChange={(text) => {
            setTime(text)
            setProblems({})
          }}
        />
      </Field>
      {kind === 'price' && (
        <div className="grid max-h-80 gap-3 overflow-y-auto">
          {skus.map((sku) => {
            const id = `schedule-price-${sku.item_id}`
            const problem = problems[sku.item_id]
            return (
              <Field
                key={sku.item_id}
                id={id}
                label={`${nameOf(sku)}（现价 ${shortYuan(sku.price)} 元）`}
                error={problem}
              >
                <Input
                  {...fieldControl(id, problem)}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={12}
                  placeholder="不改"
                  suffix="元"
                  value={prices[sku.item_id] ?? ''}
                  onChange={({ target }) => {
                    setPrices({ ...prices, [sku.item_id]: target.value })
                    setProblems({})
                  }}
                />
              </Field>
            )
          })}
          {problems.prices && (
            <p role="alert" className="text-brand text-xs">
              {problems.prices}
            </p>
          )}
        </div>
      )}
    </form>
  )
}

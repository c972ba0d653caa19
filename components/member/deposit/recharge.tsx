'use client'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { ErrorState } from '@/components/ui/error-state'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { Outputs } from '@/lib/contract/outputs'
import { priceText, shortYuan } from '@/lib/domain/money'

type Rules = Outputs['deposit']['rules']

/** 充值: an offered amount or another one, which the cashier then pays. */
export function Recharge() {
  const rules = useQuery(query.deposit.rules.queryOptions({ input: {}, meta: { silent: true } }))
  return (
    <section aria-label="充值" className="mt-6 max-md:mt-5">
      <h2 className="text-ink mb-3 text-base font-semibold">充值</h2>
      {rules.isError ? (
        <ErrorState small onRetry={() => void rules.refetch()} retrying={rules.isRefetching} />
      ) : rules.data ? (
        <RechargeForm rules={rules.data} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </section>
  )
}

/** Cents of the typed amount; null for no amount. */
const centsOf = (text: string): number | null =>
  /^\d{1,7}(?:\.\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text) * 100) : null

function RechargeForm({ rules: { list, min_fee: least, max_fee: most } }: { rules: Rules }) {
  const router = useClientNavigation()
  // null: the typed amount.
  const [offer, setOffer] = useState<number | null>(list[0]?.money ?? null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const order = useSingleMutation({
    mutationFn: (fee: number) => api.deposit.recharge({ total_fee: fee }),
    onSuccess: ({ order_id }) => router.push(`/cashier?order_id=${order_id}`),
  })
  const limits = `${shortYuan(least)}至${shortYuan(most)}元`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fee = offer ?? centsOf(typed)
    const isWrong = fee === null || (offer === null && (fee < least || fee > most))
    setError(isWrong ? `请输入${limits}的金额` : '')
    if (!isWrong) order.mutate(fee)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div
        role="radiogroup"
        aria-label="充值金额"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-3"
      >
        {list.map(({ id, money, rule_data: gift }) => (
          <Choice key={id} isSelected={offer === money} onSelect={() => setOffer(money)}>
            <Price cents={money} className="text-lg font-semibold" />
            {gift > 0 && (
              <span className="text-brand-deep nums text-xs">
                送<span translate="no">{priceText(gift)}</span>
              </span>
            )}
          </Choice>
        ))}
        <Choice isSelected={offer === null} onSelect={() => setOffer(null)}>
          <span className="text-ink text-sm font-medium">其他金额</span>
        </Choice>
      </div>
      {offer === null && (
        <Field
          id="recharge-fee"
          label="金额（元）"
          hint={`可充值${limits}`}
          error={error}
          className="max-w-80"
        >
          <Input
            {...fieldControl('recharge-fee', error, limits)}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      )}
      <Button
        type="submit"
        size="large"
        className="justify-self-start max-md:w-full"
        loading={order.isPending}
      >
        立即充值
      </Button>
      <p className="text-muted text-xs">充值到账后可在收银台用余额支付，余额不能提现。</p>
    </form>
  )
}

interface ChoiceProps {
  isSelected: boolean
  onSelect: () => void
  children: React.ReactNode
}

function Choice({ isSelected, onSelect, children }: ChoiceProps) {
  return (
    <label
      className={cx(
        'rounded-control relative flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1 border px-2 py-3 text-center transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        isSelected ? 'border-brand bg-brand-tint' : 'border-line bg-card hover:border-faint',
      )}
    >
      <input
        type="radio"
        name="recharge"
        checked={isSelected}
        onChange={onSelect}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {children}
    </label>
  )
}

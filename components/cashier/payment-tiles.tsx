'use client'
import { Coins, FlaskConical, Landmark, WalletMinimal } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChoiceCard } from '@/components/ui/choice-card'
import type { PayMethod } from '@/lib/contract/payment'
import { isSimulatedPayment } from '@/lib/domain/order/pay-types'

/** The key of a payment method: one type may have several channels. */
export const methodKey = (method: PayMethod) => `${method.pay_type_code}:${method.pay_channel ?? ''}`

const badge = 'flex size-8 shrink-0 items-center justify-center rounded-full text-white text-sm font-semibold'
const icon = 'size-4.5'

function mark(method: PayMethod): ReactNode {
  const { pay_type_code: code, pay_channel: channel } = method
  if (isSimulatedPayment(method))
    return (
      <span className={`${badge} bg-muted`}>
        <FlaskConical className={icon} />
      </span>
    )
  if (/^wx/.test(channel ?? code)) return <span className={`${badge} bg-[#07a35a]`}>微</span>
  if (/^alipay/.test(channel ?? code)) return <span className={`${badge} bg-[#1677ff]`}>支</span>
  if (code === 'deposit')
    return (
      <span className={`${badge} bg-accent`}>
        <WalletMinimal className={icon} />
      </span>
    )
  if (code === 'point')
    return (
      <span className={`${badge} bg-programme`}>
        <Coins className={icon} />
      </span>
    )
  return (
    <span className={`${badge} bg-muted`}>
      <Landmark className={icon} />
    </span>
  )
}

interface PaymentTilesProps {
  methods: readonly PayMethod[]
  value: string
  onChange: (method: PayMethod) => void
}

/** 支付方式: a tile for each method. */
export function PaymentTiles({ methods, value, onChange }: PaymentTilesProps) {
  return (
    <div role="radiogroup" aria-label="支付方式" className="grid gap-3 sm:grid-cols-2 md:grid-cols-4">
      {methods.map((method) => (
        <ChoiceCard
          key={methodKey(method)}
          name="pay-method"
          checked={methodKey(method) === value}
          onChoose={() => onChange(method)}
        >
          <span className="text-ink flex h-16 items-center gap-3 px-4">
            <span aria-hidden>{mark(method)}</span>
            {method.pay_type_name}
          </span>
        </ChoiceCard>
      ))}
    </div>
  )
}

'use client'
import { Coins, FlaskConical, Landmark, WalletMinimal } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChoiceCard } from '@/components/ui/choice-card'
import { Link } from '@/components/ui/link'
import { Price } from '@/components/ui/price'
import type { PayMethod } from '@/lib/contract/trade/payment'
import { depositPayType, isSimulatedPayment } from '@/lib/domain/order/payment/pay-types'
import type { DepositLimit } from './use-deposit-limit'

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
  if (/^wx/.test(channel ?? code)) return <span className={`${badge} bg-wechat`}>微</span>
  if (/^alipay/.test(channel ?? code)) return <span className={`${badge} bg-alipay`}>支</span>
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
  deposit: DepositLimit
  onChange: (method: PayMethod) => void
}

/** 支付方式: a tile for each method. Stored value shows its balance, and cannot be chosen when that is too low. */
export function PaymentTiles({ methods, value, deposit, onChange }: PaymentTilesProps) {
  return (
    <div role="radiogroup" aria-label="支付方式" className="grid gap-3 sm:grid-cols-2 md:grid-cols-4">
      {methods.map((method) => {
        const isDeposit = method.pay_type_code === depositPayType
        const isShort = isDeposit && deposit.isShort
        return (
          <div key={methodKey(method)}>
            <ChoiceCard
              name="pay-method"
              checked={methodKey(method) === value}
              disabled={isShort}
              onChoose={() => onChange(method)}
            >
              <span className="text-ink flex h-16 items-center gap-3 px-4">
                <span aria-hidden>{mark(method)}</span>
                <span>
                  {method.pay_type_name}
                  {isDeposit && deposit.balance !== null && (
                    <span className="text-text block text-xs">
                      余额 <Price cents={deposit.balance} tone="inherit" className="font-normal!" />
                    </span>
                  )}
                </span>
              </span>
            </ChoiceCard>
            {isShort && (
              <p className="text-muted mt-1 flex items-center gap-x-2 text-xs">
                余额不足
                {deposit.canRecharge && (
                  <Link href="/member/deposit" className="tap text-link hover:text-brand">
                    去充值
                  </Link>
                )}
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}

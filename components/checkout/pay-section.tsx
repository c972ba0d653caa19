'use client'
import { useQuery } from '@tanstack/react-query'
import { ChoiceCard } from '@/components/ui/choice-card'
import { query } from '@/lib/client/call/query'
import type { PayMethod } from '@/lib/contract/trade/payment'
import { offlinePayType } from '@/lib/domain/order/payment/pay-types'
import { Section } from './section'
import type { CheckoutModel } from './use-checkout'

const look = 'px-8 py-2.5 text-center text-sm max-md:flex-1 max-md:py-3'

/** How an order can be paid online; the ways that are open are known once they are loaded. */
function onlineText(methods: readonly PayMethod[]): string {
  const names = methods.flatMap(({ pay_type_code: code, pay_type_name: name }) =>
    code === offlinePayType ? [] : [name],
  )
  return names.length === 0
    ? '提交订单后选择付款方式'
    : `提交订单后付款，支持${[...new Set(names)].join('、')}`
}

/** 选择支付方式: online, or by bank transfer where the mall has an account. The cashier preselects the choice. */
export function PaySection({ model }: { model: CheckoutModel }) {
  const { data: methods } = useQuery(
    query.payment.list.queryOptions({ input: { platform: 'pc' }, meta: { silent: true } }),
  )
  const offline = methods?.find(({ pay_type_code }) => pay_type_code === offlinePayType)
  const { isOffline } = model.choice
  return (
    <Section title="选择支付方式">
      <div role="radiogroup" aria-label="支付方式" className="flex flex-wrap gap-3">
        <ChoiceCard
          name="pay-way"
          checked={!isOffline}
          onChoose={() => model.change({ isOffline: false })}
          className={look}
        >
          在线支付
        </ChoiceCard>
        <ChoiceCard
          name="pay-way"
          checked={isOffline}
          disabled={!offline}
          onChoose={() => model.change({ isOffline: true })}
          className={look}
        >
          线下支付
        </ChoiceCard>
      </div>
      <p className="text-muted mt-2 min-h-4.5 text-xs">
        {isOffline ? '提交订单后转账至商城账户并上传凭证，商家确认后发货' : onlineText(methods ?? [])}
      </p>
    </Section>
  )
}

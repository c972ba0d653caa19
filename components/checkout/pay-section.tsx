'use client'
import { useQuery } from '@tanstack/react-query'
import { query } from '@/lib/client/query'
import { offlinePayType } from '@/lib/domain/order/pay-types'
import { ChoiceCard } from './choice-card'
import { Section } from './section'
import type { CheckoutModel } from './use-checkout'

const look = 'px-8 py-2.5 text-center text-sm max-md:flex-1 max-md:py-3'

/** 选择支付方式: online, or by bank transfer where the mall has an account. The cashier preselects the choice. */
export function PaySection({ model }: { model: CheckoutModel }) {
  const { data: methods } = useQuery(
    query.payment.list.queryOptions({ input: { platform: 'pc' }, meta: { silent: true } }),
  )
  const offline = methods?.find(({ pay_type_code }) => pay_type_code === offlinePayType)
  const { isOffline } = model.choice
  return (
    <Section title="选择支付方式">
      <div role="radiogroup" aria-label="支付方式" className="flex gap-3">
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
        {isOffline
          ? '提交订单后转账至商城账户并上传凭证，商家确认后发货'
          : '提交订单后选择支付宝、微信等方式付款'}
      </p>
    </Section>
  )
}

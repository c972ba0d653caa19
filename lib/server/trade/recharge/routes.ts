import 'server-only'
import { orderKinds } from '@/lib/domain/order/kinds'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { getOpenRecharge } from '@/lib/server/trade/deposit/recharge-setting'
import { placeRecharge } from './place-recharge'

/** The calls of `deposit` in the contract, about recharging. */
export const rechargeRoutes = {
  rules: os.deposit.rules.handler(async ({ context }) => {
    const { rules, minFee, maxFee } = await getOpenRecharge(context.mall.db)
    const list = rules.map(({ money, gift }, index) => ({
      id: index + 1,
      money,
      rule_type: 'money' as const,
      rule_data: gift,
    }))
    return { ...wireList({ list, total: list.length }), min_fee: minFee, max_fee: maxFee }
  }),

  recharge: os.deposit.recharge.handler(async ({ input, context }) => ({
    order_id: await placeRecharge(context.mall, memberOf(context).userId, input.total_fee),
    pay_type: input.pay_type ?? '',
    order_type: orderKinds.recharge.type,
  })),
}

import { useQuery } from '@tanstack/react-query'
import { query } from '@/lib/client/call/query'
import type { PayMethod } from '@/lib/contract/trade/payment'
import { depositPayType } from '@/lib/domain/order/payment/pay-types'

/** The stored value of the buyer beside an amount to pay. */
export interface DepositLimit {
  /** Cents; null until it is known. */
  balance: number | null
  isShort: boolean
  /** Whether the mall offers to recharge it. */
  canRecharge: boolean
}

/**
 * Whether stored value pays an amount; asked for only where it is a way to pay. Until the answer comes, and without
 * one, the payment itself decides.
 * @param fee cents
 */
export function useDepositLimit(methods: readonly PayMethod[] | undefined, fee: number): DepositLimit {
  const isOffered = methods?.some(({ pay_type_code: code }) => code === depositPayType) ?? false
  const { data } = useQuery({
    ...query.member.info.queryOptions({ input: {}, meta: { silent: true } }),
    staleTime: 0,
    enabled: isOffered,
  })
  const balance = data?.deposit ?? null
  return {
    balance,
    isShort: balance !== null && balance < fee,
    canRecharge: data?.is_recharge_status ?? false,
  }
}

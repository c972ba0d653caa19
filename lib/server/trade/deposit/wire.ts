import 'server-only'
import type { DepositRow } from '@/lib/contract/trade/deposit'
import type { DepositMovement } from './list-deposit'

const details: Record<DepositMovement['reason'], string> = {
  opening: '期初余额',
  topup: '储值充值',
  gift: '充值赠送',
  order: '订单支付',
  refund: '订单退款',
  adjust: '余额调整',
}

/** A movement as the contract spells it (contract member §8). */
export const wireDeposit = (userId: number, row: DepositMovement): DepositRow => ({
  deposit_trade_id: row.ledgerId,
  user_id: userId,
  company_id: 1,
  trade_type: row.reason,
  detail: details[row.reason],
  money: Math.abs(row.amount),
  income: Math.max(0, row.amount),
  outcome: Math.max(0, -row.amount),
  outin_type: row.amount < 0 ? 'out' : 'in',
  order_id: row.orderId ?? '',
  created: row.at,
  updated: row.at,
})

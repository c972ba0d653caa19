/** Why points of a member moved (`point_ledger.reason`). */
export type PointReason =
  'opening' | 'order' | 'cancel' | 'refund' | 'reward' | 'reward_back' | 'adjust' | 'import'

/** The journal types of the contract with their names (contract member §8). */
const journalTypes = {
  1: '注册赠送',
  5: '积分换购',
  6: '消费购物（支出）',
  7: '消费购物（获取）',
  9: '取消订单返还',
  10: '退款返还',
  12: '商家手动修改',
} as const

/** Per reason the journal type and the text of the list. */
const reasons: Record<PointReason, { type: keyof typeof journalTypes; text: string }> = {
  opening: { type: 1, text: '期初积分' },
  order: { type: 6, text: '购物使用积分' },
  cancel: { type: 9, text: '取消订单返还积分' },
  refund: { type: 10, text: '退款返还积分' },
  reward: { type: 7, text: '订单完成赠送' },
  reward_back: { type: 7, text: '退款扣回赠送积分' },
  adjust: { type: 12, text: '积分调整' },
  import: { type: 12, text: '积分导入' },
}

/** Points and money paid for an order of the points mall. */
const exchange = { type: 5, text: '积分兑换商品' } as const

/** A movement in words. @param isExchange its order belongs to the points mall */
export function pointJournal(
  reason: PointReason,
  isExchange: boolean,
): { type: number; typeName: string; text: string } {
  const { type, text } = isExchange && reason === 'order' ? exchange : reasons[reason]
  return { type, typeName: journalTypes[type], text }
}

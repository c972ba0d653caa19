const types: Partial<Record<string, 'normal_seckill' | 'normal_groups'>> = {
  seckill: 'normal_seckill',
  groups: 'normal_groups',
}

/** `order_type` and `trade_source_type` of an order class (contract trade §6.1, contract trade §7.5). */
export const orderTypeOf = (orderClass: string): 'normal' | 'normal_seckill' | 'normal_groups' =>
  types[orderClass] ?? 'normal'

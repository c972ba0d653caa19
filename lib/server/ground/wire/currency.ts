import 'server-only'

/** The currency object of answers with prices (contract goods §2.2). */
export const yuan = {
  currency: 'CNY' as const,
  symbol: '￥' as const,
  title: '中国人民币',
  rate: 1 as const,
  is_default: true as const,
}

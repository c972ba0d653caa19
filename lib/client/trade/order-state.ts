/**
 * The trade that this tab began to pay last, under the names of spec 1 §3. A payment provider that leads back without
 * naming it is asked about this one.
 */
interface OrderState {
  trade_no: string
  /** Epoch seconds. */
  trade_createtime: number
}

const key = 'mall_order_state'
/** Seconds; no trade can be paid longer. */
const lifetime = 24 * 3600

const now = () => Math.floor(Date.now() / 1000)

/** Remembers the trade that is being paid. */
export function rememberTrade(tradeNo: string): void {
  const state: OrderState = { trade_no: tradeNo, trade_createtime: now() }
  try {
    sessionStorage.setItem(key, JSON.stringify(state))
  } catch {
    // Without storage only the URL names the trade.
  }
}

/** The trade that this tab began to pay within a day; empty for none. */
export function rememberedTrade(): string {
  try {
    const state = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<OrderState>
    return now() - (state.trade_createtime ?? 0) < lifetime ? (state.trade_no ?? '') : ''
  } catch {
    return ''
  }
}

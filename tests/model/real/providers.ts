import { answerNotification } from '@/lib/server/trade/payment/receive-notification'
import type { TestMall } from '../../fixtures/engine/test-mall'
import { startAlipay } from '../../fixtures/payment/alipay-simulator'
import { keptOf, type Post, type Simulator } from '../../fixtures/payment/simulator'
import { startWechat } from '../../fixtures/payment/wechat-simulator'
import type { Provider, State, Trade } from '../mirror/state'

/** Alipay and WeChat Pay with keys of their own, which the mall reaches over HTTP. */

export interface Providers {
  env: Record<string, string>
  of(provider: Provider): Simulator | undefined
  all: readonly Simulator[]
  /** Deletes everything, for another run. */
  empty(): void
  close(): Promise<void>
}

/** @param now the clock of the mall, because signatures have a time */
export async function startProviders(now: () => number): Promise<Providers> {
  const [alipay, wechat] = await Promise.all([startAlipay(), startWechat(now)])
  const all = [alipay, wechat]
  return {
    env: { MALL_PUBLIC_URL: 'https://mall.test', ...alipay.env, ...wechat.env },
    all,
    of: (provider) => all.find(({ name }) => name === provider),
    empty() {
      for (const { accounts, calls, heal } of all) {
        accounts.clear()
        calls.length = 0
        heal()
      }
    },
    close: async () => void (await Promise.all(all.map((one) => one.close()))),
  }
}

/** Passes a notification to the mall as the door does. @returns whether the mall accepted it */
export async function deliver(
  mall: TestMall,
  { path }: Simulator,
  { body, headers }: Post,
): Promise<boolean> {
  const request = new Request(`https://mall.test${path}`, { method: 'POST', body, headers })
  const answer = await answerNotification(() => Promise.resolve(mall), request, path)
  // Alipay reads the text, WeChat Pay the status.
  return answer !== null && answer.status < 300 && (await answer.text()) !== 'fail'
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** Differences between the money at the providers and in the model, one sentence each. */
export function moneyDifferences({ all }: Providers, state: State): string[] {
  const orders = [...state.orders.values()]
  const refunded = (trade: Trade) =>
    sum(
      orders.flatMap(({ refunds }) =>
        refunds
          .filter(({ tradeId, state: at }) => tradeId === trade.tradeId && at === 'SUCCESS')
          .map(({ fee }) => fee),
      ),
    )
  return orders.flatMap(({ trades }) =>
    trades.flatMap((trade) => {
      const simulator = all.find(({ name }) => name === trade.provider)
      if (!simulator) return []
      const expected = trade.paid + trade.unheard - refunded(trade)
      const kept = keptOf(simulator, [trade.tradeId])
      return kept === expected
        ? []
        : [`${trade.provider} keeps ${kept} of ${trade.tradeId}, expected ${expected}`]
    }),
  )
}

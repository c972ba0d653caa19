import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paidLabel, progressLabels } from '@/lib/domain/aftersale/buyer'
import { aftersaleStatuses, lineStatuses } from '@/lib/domain/aftersale/values'
import { claimTexts, spentTexts } from '@/lib/domain/coupon/states'
import { teamStatuses } from '@/lib/domain/group/team'
import { invoicedLabel, invoiceStatuses } from '@/lib/domain/order/invoice-states'
import { orderLabels, orderListLabels, orderTabs } from '@/lib/domain/order/labels'
import { voucherReviews } from '@/lib/domain/order/payment/offline-transfer'
import { payStatuses } from '@/lib/domain/order/states'
import { orderTodos } from '@/lib/domain/order/todos'

/** Files that write such a word with another meaning. */
const allowed: Record<string, string> = {
  'components/desk/shops/applications/decision-form.tsx': 'a message after a decision',
  'components/employee/activity-head.tsx': 'an amount that was spent',
  'components/ui/step-bar.tsx': 'any step',
  'lib/server/trade/order/cancel-team-order.ts': 'a reason in the ledger',
  'lib/server/trade/payment/routes.ts': 'states of a trade (contract trade §7.5)',
}

const lists = [
  ...[orderLabels, orderListLabels, orderTodos, payStatuses, progressLabels, voucherReviews],
  ...[aftersaleStatuses, lineStatuses, invoiceStatuses, claimTexts, spentTexts, teamStatuses],
]
const states = new Set([
  ...lists.flatMap((list) => Object.values(list)).filter((word) => word !== claimTexts[0]),
  ...[invoicedLabel(true), invoicedLabel(false), paidLabel],
  // Words that other malls use for the same states.
  ...['待支付', '尚未付款', '已支付', '交易完成', '未支付'],
])

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name)) yield path
  }
}

/** Texts of a source that are nothing but Chinese: string literals and texts of elements. */
const textsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:['"`>])\s*(\p{Script=Han}+)\s*(?=['"`<])/gu)].map(
    ([, text = '']) => text,
  )

it('pages, widgets and the server take the word of a state from the lists of lib/domain', () => {
  const own = ['app', 'components', 'widgets', 'lib/server', 'lib/contract', 'lib/web']
    .flatMap((folder) => [...sources(folder)])
    .filter((path) => textsOf(path).some((text) => states.has(text)))
  expect(own.sort()).toEqual(Object.keys(allowed).sort())
})

it('a tab of orders has the word of the orders in it, except where spec 3 prescribes another one', () => {
  const words = new Set<string>(Object.values(orderLabels))
  const others = [...orderTabs.map(({ label }) => label), ...Object.values(orderTodos)].filter(
    (label) => !words.has(label),
  )
  // 待付款: spec 3 §5 for the tab, 未付款: spec 3 §0.8 for the order. The others are tasks of the shop.
  expect([...new Set(others)]).toEqual(['全部', '待付款', '待评价', '待审核取消', '待审核转账'])
})

import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { boolean, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'

/**
 * The facts that prevent a member from being erased. It locks the account against everything that names it, such as a
 * new order; no row for one that was erased.
 */
const closingFacts = statement(
  'member_closing_facts',
  `with me as materialized (
     select user_id, mobile, role, is_staff, deposit from members
      where user_id = $1 and not starts_with(mobile, 'closed-') for update)
   select me.mobile, me.role, me.is_staff as "isStaff", me.deposit,
          exists (select from orders o where o.user_id = $1 and o.order_status not in ('DONE', 'CANCEL', 'REFUND_SUCCESS'))
            as "hasOpenOrders",
          exists (select from aftersales a where a.user_id = $1 and a.aftersales_status in (0, 1)) as "hasAftersales",
          exists (select from refunds r where r.user_id = $1
                     and r.refund_status in ('READY', 'AUDIT_SUCCESS', 'PROCESSING', 'CHANGE')) as "hasRefunds",
          exists (select from subsidy_ledger s where s.user_id = $1 and s.state = 'reserved'
                     and not exists (select from subsidy_ledger l where l.order_id = s.order_id and l.state <> 'reserved'))
            as "hasSubsidy",
          exists (select from invoices i where i.user_id = $1 and i.status in ('pending', 'inProgress')) as "hasInvoices",
          exists (select from merchant_applications m where m.user_id = $1 and m.state = 'review') as "hasApplication"
     from me`,
  {
    mobile: text,
    role: oneOf<'shopper' | 'merchant' | 'operator'>(),
    isStaff: boolean,
    deposit: number,
    hasOpenOrders: boolean,
    hasAftersales: boolean,
    hasRefunds: boolean,
    hasSubsidy: boolean,
    hasInvoices: boolean,
    hasApplication: boolean,
  },
)

const until = (what: string) => `${what}之前，无法注销会员。如有疑问，请联系客服`

/**
 * Locks a member until the transaction ends, and finds why the member cannot be erased now.
 * @returns the number of the member, and the reason, which is null when nothing is open; null for nobody and for a
 *   member who was erased
 */
export async function lockToClose(
  tx: Queries,
  userId: number,
): Promise<{ mobile: string; reason: string | null } | null> {
  const [facts] = await tx.run(closingFacts, [userId])
  if (!facts) return null
  const reasons: [boolean, string][] = [
    [facts.role !== 'shopper', '商家和运营账号不能在这里注销，请联系客服'],
    [facts.isStaff, '员工账号不能在这里注销，请先办理离职'],
    [facts.hasOpenOrders, until('订单完成')],
    [facts.hasAftersales, until('售后处理完')],
    [facts.hasRefunds, until('退款到账')],
    [facts.hasSubsidy, until('补贴结清')],
    [facts.hasInvoices, until('发票开具')],
    [facts.deposit > 0, until('储值余额用完')],
    [facts.hasApplication, until('入驻申请审核完')],
  ]
  return { mobile: facts.mobile, reason: reasons.find(([applies]) => applies)?.[1] ?? null }
}

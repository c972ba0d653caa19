import 'server-only'
import type { PointRow } from '@/lib/contract/trade/point'
import { pointJournal } from '@/lib/domain/point/journal'
import type { PointMovement } from './list-points'

/** A movement as the contract spells it (contract member §8). */
export function wirePoint(userId: number, row: PointMovement): PointRow {
  const { type, typeName, text } = pointJournal(row.reason, row.isExchange)
  return {
    id: row.ledgerId,
    user_id: userId,
    company_id: 1,
    journal_type: type,
    journal_type_desc: typeName,
    point_desc: text,
    income: Math.max(0, row.points),
    outcome: Math.max(0, -row.points),
    point: Math.abs(row.points),
    outin_type: row.points < 0 ? 'out' : 'in',
    order_id: row.orderId ?? '',
    has_order: row.hasOrder ? 1 : 0,
    operater: '',
    operater_remark: '',
    external_id: '',
    created: row.at,
    updated: row.at,
  }
}

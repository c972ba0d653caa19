import type { Outputs } from '@/lib/contract/outputs'
import { mayDo } from '@/lib/domain/desk/roles'

type Overview = Outputs['operator']['shop']['overview']

const todoCounts: Partial<Record<string, (overview: Overview) => number>> = {
  orders: ({ orders }) => (orders ? orders.wait_ship + orders.wait_cancel_review : 0),
  aftersales: ({ orders }) => orders?.open_aftersales ?? 0,
  applications: ({ applications }) => applications?.review ?? 0,
  // Operators decide about what waits, merchants go on with what came back.
  goods: ({ shop, goods_approval: approval, desk_role: role }) =>
    shop ? (approval?.returned ?? 0) : mayDo(role, 'goods:approve') ? (approval?.pending ?? 0) : 0,
}

/** The open tasks of an entry. */
export const todoCount = (name: string, overview: Overview): number => todoCounts[name]?.(overview) ?? 0

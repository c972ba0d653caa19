import 'server-only'
import type { Aftersale } from '@/lib/contract/trade/aftersale-shape'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import {
  aftersaleByNumber,
  aftersaleList,
  aftersaleOfLine,
  aftersalesOfOrder,
  deskList,
  type AftersaleRow,
} from './sql'
import { toAftersale } from './to-aftersale'

export type { AftersaleRow } from './sql'

/** A page of after-sales in the format of the calls. */
export interface AftersalePage {
  list: Aftersale[]
  total: number
}

interface PageRequest {
  page: number
  size: number
}

const wirePage = (
  found: { rows: AftersaleRow[]; total: number } | undefined,
  now: number,
): AftersalePage => ({
  list: (found?.rows ?? []).map((row) => toAftersale(row, now)),
  total: found?.total ?? 0,
})

/** Filter of a member's after-sales; absent values are not compared. */
export interface MemberFilter {
  status?: number | undefined
  type?: string | undefined
  orderId?: string | undefined
  orderClass?: string | undefined
}

/** A page of a member's after-sales, newest first (contract trade §10.2). @param now epoch seconds */
export async function findOfMember(
  db: Queries,
  userId: number,
  { status, type, orderId, orderClass }: MemberFilter,
  { page, size }: PageRequest,
  now: number,
): Promise<AftersalePage> {
  const [found] = await db.run(aftersaleList, [
    userId,
    status ?? null,
    type ?? null,
    orderId ?? null,
    orderClass ?? null,
    ...limitAndOffset(page, size),
  ])
  return wirePage(found, now)
}

/** Filter of after-sales for the desk; absent values are not compared. */
export interface DeskFilter {
  aftersalesBn?: string | undefined
  orderId?: string | undefined
  /** Mobile number of the receiver, the contact or the member. */
  mobile?: string | undefined
  status?: number | undefined
  type?: string | undefined
  createdFrom?: number | undefined
  createdTo?: number | undefined
  /** Only open after-sales. */
  isOpen?: boolean
}

/** The parameters $1 to $9 of statements on after-sales for the desk. @param shopId null for all shops */
export const deskParams = (shopId: number | null, filter: DeskFilter): unknown[] => [
  shopId,
  filter.aftersalesBn ?? null,
  filter.orderId ?? null,
  filter.mobile ?? null,
  filter.status ?? null,
  filter.type ?? null,
  filter.createdFrom ?? null,
  filter.createdTo ?? null,
  filter.isOpen ?? false,
]

/**
 * A page of after-sales for the desk, newest first (contract operator).
 * @param shopId null for all shops
 * @param now epoch seconds
 */
export async function findForDesk(
  db: Queries,
  shopId: number | null,
  filter: DeskFilter,
  { page, size }: PageRequest,
  now: number,
): Promise<AftersalePage> {
  const [found] = await db.run(deskList, [...deskParams(shopId, filter), ...limitAndOffset(page, size)])
  return wirePage(found, now)
}

/** An after-sale by its number; null for numbers that are unknown or not of this member or shop. */
export async function findByNumber(
  db: Queries,
  aftersalesBn: string,
  { userId, shopId }: { userId?: number; shopId?: number | null },
): Promise<AftersaleRow | null> {
  const [row] = await db.run(aftersaleByNumber, [aftersalesBn, userId ?? null, shopId ?? null])
  return row ?? null
}

/** A line of an order by its id, or by its SKU, which a line of 加价购 may share. */
export interface LineOrSku {
  itemId: number | undefined
  lineId: number | undefined
}

/** The newest after-sale of a line in an order of the member, or null. */
export async function findOfLine(
  db: Queries,
  userId: number,
  orderId: string,
  { itemId, lineId }: LineOrSku,
): Promise<AftersaleRow | null> {
  const [row] = await db.run(aftersaleOfLine, [userId, orderId, itemId ?? null, lineId ?? null])
  return row ?? null
}

/** All after-sales of an order, newest first. @param now epoch seconds */
export const findOfOrder = async (db: Queries, orderId: string, now: number): Promise<Aftersale[]> =>
  (await db.run(aftersalesOfOrder, [orderId])).map((row) => toAftersale(row, now))

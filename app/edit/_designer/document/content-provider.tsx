'use client'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { createContext, use, useCallback, useMemo, type ReactNode } from 'react'
import { query } from '@/lib/client/call/query'
import type { Card } from '@/lib/contract/catalogue/coupon'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import { toWidgetGoods } from '@/widgets/loader'
import { contentIds, unknownContent, type CurrentContent } from './current-content'
import { useEditorState } from './editor-context'
import { perDocument } from './per-document'

const ContentContext = createContext<CurrentContent>(unknownContent)

/** The current products and coupons of the page. */
export const useCurrentContent = () => use(ContentContext)

/** Products and coupons of one call (contract goods §2.1). */
const perCall = 50

const chunks = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / perCall) }, (_, index) =>
    ids.slice(index * perCall, (index + 1) * perCall),
  )

/** The rows of all calls that were answered, by id; null for the ids that have none. */
function rowsById<T, R>(
  asked: readonly (readonly number[])[],
  answers: readonly UseQueryResult<{ list: T[] }>[],
  idOf: (row: T) => number,
  toRow: (row: T) => R,
): Map<number, R | null> {
  const rows = new Map<number, R | null>()
  answers.forEach(({ data }, index) => {
    if (!data) return
    for (const id of asked[index] ?? []) rows.set(id, null)
    for (const row of data.list) rows.set(idOf(row), toRow(row))
  })
  return rows
}

const meta = { silent: true }

/** A text, so that typing in a field does not ask anew. */
const idsText = perDocument((document) => JSON.stringify(contentIds(document)))

/** Asks the mall for the products and coupons of the page; while it does not answer, the stored ones are shown. */
export function ContentProvider({ children }: { children: ReactNode }) {
  const key = useEditorState((state) => idsText(state.document))
  const { goodsIds, couponIds } = useMemo(() => {
    const ids = JSON.parse(key) as ReturnType<typeof contentIds>
    return { goodsIds: chunks(ids.goods), couponIds: chunks(ids.coupons) }
  }, [key])
  // Stable, so that its result changes with the answers only.
  const combineGoods = useCallback(
    (answers: UseQueryResult<{ list: GoodsListItem[] }>[]) =>
      rowsById(goodsIds, answers, ({ goods_id }) => goods_id, toWidgetGoods),
    [goodsIds],
  )
  const combineCoupons = useCallback(
    (answers: UseQueryResult<{ list: Card[] }>[]) =>
      rowsById(
        couponIds,
        answers,
        ({ card_id }) => card_id,
        (card) => card,
      ),
    [couponIds],
  )
  const goods = useQueries({
    queries: goodsIds.map((ids) =>
      query.goods.list.queryOptions({ input: { page: 1, pageSize: ids.length, item_id: ids }, meta }),
    ),
    combine: combineGoods,
  })
  const coupons = useQueries({
    queries: couponIds.map((ids) =>
      query.coupon.cards.queryOptions({ input: { page_no: 1, page_size: ids.length, card_id: ids }, meta }),
    ),
    combine: combineCoupons,
  })
  const content = useMemo(() => ({ goods, coupons }), [goods, coupons])
  return <ContentContext value={content}>{children}</ContentContext>
}

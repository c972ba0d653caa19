'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { ConflictRow, SideOf } from '@/components/desk/form/conflict/conflict-rules'
import type { Undoable } from '@/components/desk/list/undo-note'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import type { DeskGoods } from '@/lib/contract/operator/catalogue/goods-shape'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import { showFigure, showGoods, type Figure } from './figure-cache'
import { figureRules } from './figure-rules'

const noRows: ConflictRow[] = []

/** A change of a figure. */
export interface FigureChange extends Figure {
  /** The name of the product, for messages. */
  title: string
  /** The version of the product that the person saw. */
  version: number
  from: number
  to: number
}

const wireChange = ({ itemId, name, from, to }: FigureChange) =>
  name === 'sort'
    ? { sort: to }
    : {
        sku_changes: JSON.stringify([
          { item_id: itemId, [name]: to, ...(name === 'store' && { store_seen: from }) },
        ]),
      }

/** The change of another person at the same time, and the own one, which is not saved yet. */
interface OpenConflict {
  change: FigureChange
  conflicts: EditConflict[]
  /** The product of the other person. */
  goods: DeskGoods
}

const valueIn = (goods: DeskGoods, { itemId, name }: Figure): number =>
  name === 'sort' ? goods.sort : (goods.spec_items.find((sku) => sku.item_id === itemId)?.[name] ?? 0)

const rowsOf = ({ change, conflicts, goods }: OpenConflict): ConflictRow[] => {
  const { label, shownOf } = figureRules[change.name]
  return conflicts.map(({ field, by, at }) => ({
    part: field,
    name: `${change.title} ${label}`,
    by,
    at,
    theirs: shownOf(valueIn(goods, change)),
    mine: shownOf(change.to),
  }))
}

/**
 * Changes figures of products in their list: shown at once, taken back when they are refused, one after the other for a
 * product, and undone by writing the former value.
 */
export function useFigureEdit() {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<OpenConflict | null>(null)
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  const running = useRef(new Map<number, Promise<unknown>>())
  /** The versions that saved changes made: a row that is on its way to the screen still has the one before. */
  const versions = useRef(new Map<number, number>())

  const write = async (change: FigureChange): Promise<void> => {
    const { goodsId, from } = change
    const version = Math.max(change.version, versions.current.get(goodsId) ?? 0)
    const answer = await desk.goods
      .update({ goods_id: goodsId, version, ...wireChange(change) })
      .catch((error: unknown) => {
        showFigure(client, change, from)
        throw error
      })
    if (!answer.saved) {
      showFigure(client, change, from)
      setConflict({ change, conflicts: answer.conflicts, goods: answer.goods })
      return
    }
    setConflict(null)
    versions.current.set(goodsId, answer.goods.version)
    showGoods(client, answer.goods)
    void client.invalidateQueries({ queryKey: deskQuery.goods.count.key() })
    const { label, shownOf } = figureRules[change.name]
    setUndoable({
      text: `${change.title}：${label}已改为${shownOf(change.to)}`,
      undo: () => {
        const back = { ...change, version: answer.goods.version, from: change.to, to: from }
        save(back).catch(() => toast.error('没有撤销，请重试'))
      },
    })
  }
  const save = (change: FigureChange): Promise<void> => {
    showFigure(client, change, change.to)
    const before = running.current.get(change.goodsId) ?? Promise.resolve()
    const run = before.catch(() => {}).then(() => write(change))
    running.current.set(change.goodsId, run)
    return run
  }
  return {
    /** Rejects with the reason when the change was refused. */
    save,
    undoable,
    closeUndo: useCallback(() => setUndoable(null), []),
    conflictRows: conflict ? rowsOf(conflict) : noRows,
    /** The change is given up, and the list is read again. */
    giveUp: () => {
      setConflict(null)
      void client.invalidateQueries({ queryKey: deskQuery.goods.key() })
    },
    resolve: (sideOf: SideOf) => {
      if (!conflict) return
      const { change, conflicts, goods } = conflict
      setConflict(null)
      showGoods(client, goods)
      versions.current.set(change.goodsId, goods.version)
      if (conflicts.some(({ field }) => sideOf(field) === 'mine'))
        save({ ...change, version: goods.version, from: valueIn(goods, change) }).catch(() =>
          toast.error('没有保存，请重试'),
        )
    },
  }
}
export type FigureEdit = ReturnType<typeof useFigureEdit>

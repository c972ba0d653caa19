'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { Undoable } from '@/components/desk/index-page/undo-note'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import { showFigure, showGoods, type Figure } from './figure-cache'
import { figureRules } from './figure-rules'

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

const saveFigure = (change: FigureChange, version: number, overwrite: readonly string[]) =>
  desk.goods.update({
    goods_id: change.goodsId,
    version,
    ...wireChange(change),
    ...(overwrite.length > 0 && { overwrite: JSON.stringify(overwrite) }),
  })

/** Fields that another person changed at the same time, and the own change, which is not saved yet. */
interface OpenConflict {
  change: FigureChange
  conflicts: EditConflict[]
}

/**
 * Changes figures of products in their list: shown at once, taken back when they are refused, one after the other for a
 * product, and undone by writing the former value.
 */
export function useFigureEdit() {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<OpenConflict | null>(null)
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  const [isSaving, setSaving] = useState(false)
  const running = useRef(new Map<number, Promise<unknown>>())
  /** The versions that saved changes made: a row that is on its way to the screen still has the one before. */
  const versions = useRef(new Map<number, number>())

  const write = async (change: FigureChange, overwrite: readonly string[]): Promise<void> => {
    const { goodsId, from } = change
    const version = Math.max(change.version, versions.current.get(goodsId) ?? 0)
    const answer = await saveFigure(change, version, overwrite).catch((error: unknown) => {
      showFigure(client, change, from)
      throw error
    })
    if (!answer.saved) {
      showFigure(client, change, from)
      setConflict({ change, conflicts: answer.conflicts })
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
  const save = (change: FigureChange, overwrite: readonly string[] = []): Promise<void> => {
    showFigure(client, change, change.to)
    const before = running.current.get(change.goodsId) ?? Promise.resolve()
    const run = before.catch(() => {}).then(() => write(change, overwrite))
    running.current.set(change.goodsId, run)
    return run
  }
  return {
    /** Rejects with the reason when the change was refused. */
    save,
    undoable,
    closeUndo: useCallback(() => setUndoable(null), []),
    conflicts: conflict?.conflicts ?? [],
    isSaving,
    /** 重新载入: the change is given up, and the list shows that of the other person. */
    reload: () => {
      setConflict(null)
      void client.invalidateQueries({ queryKey: deskQuery.goods.key() })
    },
    /** 仍要保存. */
    overwrite: () => {
      if (!conflict) return
      setSaving(true)
      save(
        conflict.change,
        conflict.conflicts.map(({ field }) => field),
      )
        .catch(() => toast.error('没有保存，请重试'))
        .finally(() => setSaving(false))
    },
  }
}
export type FigureEdit = ReturnType<typeof useFigureEdit>

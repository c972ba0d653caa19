'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { DeskGoodsState } from '@/lib/domain/goods/desk-state'
import { SelectionBar } from '../../../index-page/selection-bar'
import type { GoodsFilter } from '../goods-filter'
import { valueKinds, type BulkChange, type ValueKind } from './bulk-change'
import { PreviewDialog } from './preview-dialog'
import { ValueDialog } from './value-dialog'

/** Products that are changed at once; more are changed by a task. */
const atMost = 200

interface BulkBarProps {
  state: DeskGoodsState
  ids: readonly number[]
  /** All products of the list are selected: how many, as far as they are counted. */
  all: { filter: GoodsFilter; count: string } | null
  /** Merchants take off the shelf and delete; everything else waits for approval, product by product. */
  isMerchant: boolean
  onDone: () => void
  onUndoable: (text: string, taskId: number) => void
}

/** The bar of selected products: what can be done with all of them, each with a preview before. */
export function BulkBar({ state, ids, all, isMerchant, onDone, onUndoable }: BulkBarProps) {
  const [kind, setKind] = useState<ValueKind | null>(null)
  const [change, setChange] = useState<BulkChange | null>(null)
  const isTooMany = all === null && ids.length > atMost
  return (
    <SelectionBar
      text={
        <>
          已选{all && '全部'} <span className="nums">{all ? all.count : ids.length}</span> 个商品
          {isTooMany && <span className="text-brand">，一次最多{atMost}个</span>}
        </>
      }
      onClear={onDone}
    >
      {state === 'deleted' ? (
        <Button disabled={isTooMany} onClick={() => setChange({ kind: 'restore' })}>
          恢复
        </Button>
      ) : (
        <>
          {state === 'off_sale' && !isMerchant && (
            <Button
              disabled={isTooMany}
              onClick={() => setChange({ kind: 'status', approve_status: 'onsale' })}
            >
              上架
            </Button>
          )}
          {state !== 'off_sale' && (
            <Button
              variant="ghost"
              disabled={isTooMany}
              onClick={() => setChange({ kind: 'status', approve_status: 'instock' })}
            >
              下架
            </Button>
          )}
          {!isMerchant &&
            (Object.keys(valueKinds) as ValueKind[]).map((name) => (
              <Button key={name} variant="ghost" disabled={isTooMany} onClick={() => setKind(name)}>
                {valueKinds[name]}
              </Button>
            ))}
          <Button variant="ghost" disabled={isTooMany} onClick={() => setChange({ kind: 'delete' })}>
            删除
          </Button>
        </>
      )}
      <ValueDialog
        key={kind ?? 'none'}
        kind={kind}
        onClose={() => setKind(null)}
        onChosen={(next) => {
          setKind(null)
          setChange(next)
        }}
      />
      <PreviewDialog
        selection={all ? { filter: all.filter } : { ids }}
        change={change}
        onClose={() => setChange(null)}
        onUndoable={onUndoable}
        onDone={() => {
          setChange(null)
          onDone()
        }}
      />
    </SelectionBar>
  )
}

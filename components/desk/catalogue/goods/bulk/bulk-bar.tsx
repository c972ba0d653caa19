'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { DeskGoodsState } from '@/lib/domain/goods/desk-state'
import type { GoodsFilter } from '../goods-filter'
import { valueKinds, type BulkChange, type ValueKind } from './bulk-change'
import { PreviewDialog } from './preview-dialog'
import { ValueDialog } from './value-dialog'

/** Products that are changed at once; more are changed by a task. */
const atMost = 200

/** A shade at the edge behind which the buttons go on on phones: covered by a layer that scrolls with them. */
const edgeShade = `
  linear-gradient(to left, var(--color-card) 30%, transparent) right / 2.5rem 100% no-repeat local,
  linear-gradient(to left, var(--color-faint), transparent) right / 0.75rem 100% no-repeat scroll,
  var(--color-card)`

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
    <div
      role="region"
      aria-label="批量操作"
      style={{ background: edgeShade }}
      className="border-line shadow-float rounded-card sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-3 border px-4 py-3 max-md:flex-nowrap max-md:overflow-x-auto max-md:[&>*]:shrink-0"
    >
      <p aria-live="polite" className="text-ink mr-auto text-sm">
        已选{all && '全部'} <span className="nums">{all ? all.count : ids.length}</span> 个商品
        {isTooMany && <span className="text-brand">，一次最多{atMost}个</span>}
      </p>
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
      <Button variant="text" className="max-md:order-first" onClick={onDone}>
        取消选择
      </Button>
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
    </div>
  )
}

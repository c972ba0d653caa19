'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { confirm } from '@/lib/client/press/confirm'
import type { DeskGoodsRow } from '@/lib/contract/operator/catalogue/goods-shape'
import { SelectionBar } from '../../../index-page/selection-bar'
import { RejectForm } from './reject-form'
import { useDecision } from './use-decision'

interface ApprovalBarProps {
  rows: readonly DeskGoodsRow[]
  onDone: () => void
}

/** The bar of selected products that wait for approval: all are approved, or rejected for one reason. */
export function ApprovalBar({ rows, onDone }: ApprovalBarProps) {
  const [isRejecting, setRejecting] = useState(false)
  const decide = useDecision(() => {
    setRejecting(false)
    onDone()
  })
  const items = rows.flatMap(({ goods_id, proposal }) =>
    proposal ? [{ goods_id, revision: proposal.revision }] : [],
  )
  const count = rows.length
  return (
    <SelectionBar
      label="批量审核"
      text={
        <>
          已选 <span className="nums">{count}</span> 个商品
        </>
      }
      onClear={onDone}
    >
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setRejecting(true)}>
        驳回
      </Button>
      <Button
        loading={decide.isPending && !isRejecting}
        onClick={async () => {
          if (await confirm({ text: `通过后${count}个商品的内容立即在商城显示，确定通过？` }))
            decide.mutate({ items })
        }}
      >
        通过
      </Button>
      <Dialog
        open={isRejecting}
        onClose={() => setRejecting(false)}
        dismissable={false}
        title={`驳回${count}个商品`}
        width={480}
        footer={
          <>
            <Button variant="ghost" onClick={() => setRejecting(false)}>
              取消
            </Button>
            <Button type="submit" form="reject-selected" loading={decide.isPending}>
              确认驳回
            </Button>
          </>
        }
      >
        <RejectForm id="reject-selected" onReject={(reason) => decide.mutate({ items, reason })} />
      </Dialog>
    </SelectionBar>
  )
}

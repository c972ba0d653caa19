'use client'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { MemberPanel } from '@/components/member/panel'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import type { InvoiceTitle } from '@/lib/contract/trade/invoice'
import { maxInvoiceTitles } from '@/lib/domain/order/invoice'
import { TitleCard } from './title-card'
import { TitleDialog } from './title-dialog'
import { draftOf } from './title-draft'
import { useTitleChanges, useTitles } from './use-titles'

/** 发票抬头: the titles that the member keeps for invoices (contract trade §11). */
export function TitleBook() {
  const { data, isPending, isError, isFetching, refetch } = useTitles()
  const { save, remove } = useTitleChanges()
  const [isOpen, setOpen] = useState(false)
  // The title stays while the dialog fades out; the number gives every opening a form of its own.
  const [editing, setEditing] = useState<{ title: InvoiceTitle | undefined; opening: number }>()
  const list = data?.list ?? []
  const busy = save.isPending || remove.isPending

  const edit = (title?: InvoiceTitle) => {
    setEditing((last) => ({ title, opening: (last?.opening ?? 0) + 1 }))
    setOpen(true)
  }
  const confirmRemoval = async (title: InvoiceTitle) => {
    const sure = await confirm({ text: `确定删除发票抬头“${title.name}”吗？`, danger: true })
    if (sure) remove.mutate(title.id, { onSuccess: () => toast.success('已成功删除') })
  }

  const isFull = isPending || list.length >= maxInvoiceTitles
  return (
    <MemberPanel
      title="发票抬头"
      back="/member/user-info"
      note={data && `您已保存${list.length}个发票抬头，最多可保存${maxInvoiceTitles}个`}
      action={
        <Button onClick={() => edit()} disabled={isFull} className="bar-action">
          <Plus className="size-4 max-md:hidden" aria-hidden />
          <span>
            新增<span className="max-md:sr-only">抬头</span>
          </span>
        </Button>
      }
    >
      {isPending && <TitleSkeleton />}
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {data && list.length === 0 && (
        <Empty occasion="order" text="您还没有发票抬头，保存后申请开票时可直接选用">
          <Button onClick={() => edit()}>
            <Plus className="size-4" aria-hidden />
            新增抬头
          </Button>
        </Empty>
      )}
      <ul className="grid grid-cols-2 gap-4 max-md:grid-cols-1 max-md:gap-3">
        {list.map((title) => (
          <TitleCard
            key={title.id}
            title={title}
            busy={busy}
            onEdit={() => edit(title)}
            onRemove={() => void confirmRemoval(title)}
            onMakeDefault={() => save.mutate({ id: title.id, draft: { ...draftOf(title), is_def: true } })}
          />
        ))}
      </ul>
      {editing && (
        <TitleDialog
          key={editing.opening}
          title={editing.title}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </MemberPanel>
  )
}

function TitleSkeleton() {
  return (
    <div role="status" aria-label="加载中" className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
      {[0, 1].map((card) => (
        <Skeleton key={card} className="rounded-card h-40 w-full" />
      ))}
    </div>
  )
}

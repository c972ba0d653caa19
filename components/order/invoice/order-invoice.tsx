'use client'
import { lazy, Suspense, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import type { Order } from '@/lib/contract/order'

const InvoiceDialog = lazy(() =>
  import('./invoice-dialog').then(({ InvoiceDialog }) => ({ default: InvoiceDialog })),
)

/** The invoice of a paid order: its state, or how to request it, with what the checkout knows (contract trade §11). */
export function OrderInvoice({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const info = 'invoice_id' in order.invoice_info ? order.invoice_info : null
  // What was filled in at checkout; the request after payment only adds the address of the invoice.
  const given = info ? null : order.invoice
  if (!order.invoice_able && !info) return null
  return (
    <section
      aria-label="电子发票"
      className="rounded-card border-line bg-card flex flex-wrap items-center gap-x-6 gap-y-3 border p-5 text-sm max-md:p-4"
    >
      <h2 className="text-ink font-semibold">电子发票</h2>
      {info && (
        <p className="nums text-text min-w-0 flex-1">
          <span className="text-programme">{info.invoice_status_msg}</span>
          <span className="text-muted ml-3">{info.company_title}</span>
          {info.invoice_number && <span className="text-muted ml-3">发票号码：{info.invoice_number}</span>}
        </p>
      )}
      {!info && (
        <p className="text-muted min-w-0 flex-1">
          {given ? (
            <>
              已填写发票信息 <span className="text-text">{given.content}</span>，确认接收邮箱后由商家开具
            </>
          ) : (
            '订单已付款，可以申请开票'
          )}
        </p>
      )}
      {info?.invoice_status === 'success' && info.invoice_file_url && (
        <a
          href={info.invoice_file_url}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'ghost' })}
        >
          查看发票
        </a>
      )}
      {order.invoice_able && (
        <Button
          variant="ghost"
          className="max-md:h-11!"
          onClick={() => {
            setWasOpened(true)
            setOpen(true)
          }}
        >
          {given ? '确认开票' : '申请开票'}
        </Button>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <InvoiceDialog order={order} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

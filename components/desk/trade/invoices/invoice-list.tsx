'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Link } from '@/components/ui/link'
import { deskQuery } from '@/lib/client/call/desk'
import type { Invoice } from '@/lib/contract/trade/invoice'
import { priceText } from '@/lib/domain/money'
import { canInvoice, invoiceStatuses, type InvoiceStatus } from '@/lib/domain/order/invoice-states'
import { minuteText } from '@/lib/domain/time/china'
import { useMay } from '../../frame/use-desk'
import { DeskList } from '../../list/desk-list'
import { StateChip, type StateTone } from '../../list/state-chip'
import { deskOrderHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'
import { InvoiceDialog, type OpenInvoice } from './invoice-dialog'

/** Those that wait come first. */
const tabs = (['pending', 'success', 'waste'] as const).map((value) => ({
  value,
  label: invoiceStatuses[value],
}))

const tones: Record<InvoiceStatus, StateTone> = {
  pending: 'todo',
  inProgress: 'going',
  success: 'done',
  waste: 'closed',
  failed: 'problem',
  cancel: 'closed',
}

/** 发票: what buyers asked for, issued with its number and file, or made void (contract operator §2). */
export function InvoiceList() {
  const [open, setOpen] = useState<OpenInvoice | null>(null)
  const mayWrite = useMay('invoice:write')
  return (
    <>
      <DeskList
        path={deskMenu.invoices.href}
        label="发票状态"
        tabs={tabs}
        searchLabel="订单编号"
        optionsOf={(status, page, keywords) =>
          deskQuery.invoice.list.queryOptions({
            input: { ...page, invoice_status: status, ...(keywords && { order_id: keywords }) },
            meta: { silent: true },
          })
        }
        emptyText="暂无发票"
      >
        {(invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} {...(mayWrite && { onOpen: setOpen })} />
        )}
      </DeskList>
      <InvoiceDialog open={open} onClose={() => setOpen(null)} />
    </>
  )
}

/** The title with what a tax authority reads beside it, to be copied into the program that issues invoices. */
const titleText = (invoice: Invoice): string =>
  [
    invoice.company_title,
    invoice.company_tax_number,
    invoice.company_address,
    invoice.company_telephone,
    invoice.bank_name,
    invoice.bank_account,
  ]
    .filter(Boolean)
    .join(' ')

/** @param onOpen absent for people who may only see */
function InvoiceLine({ invoice, onOpen }: { invoice: Invoice; onOpen?: (open: OpenInvoice) => void }) {
  const { invoice_status: status } = invoice
  const kinds = [
    invoice.invoice_type_code === '01' ? '专用发票' : '普通发票',
    invoice.invoice_type === 'enterprise' ? '单位' : '个人',
  ]
  return (
    <li className="rounded-card border-line flex flex-wrap items-center gap-x-4 gap-y-3 border p-4">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="nums flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StateChip tone={tones[status]}>{invoiceStatuses[status]}</StateChip>
          <span className="text-ink font-semibold">{priceText(invoice.invoice_amount)}</span>
          <span className="text-muted">{kinds.join(' · ')}</span>
          <Link href={deskOrderHref(invoice.order_id)} className="text-link hover:text-brand tap">
            订单 {invoice.order_id}
          </Link>
        </p>
        <p className="text-text mt-1 flex flex-wrap items-center gap-x-3 text-sm">
          <span className="min-w-0 break-words">{titleText(invoice)}</span>
          <CopyButton text={titleText(invoice)} label="复制开票信息" />
        </p>
        <p className="text-muted nums mt-1 text-xs break-all">
          {[
            invoice.email,
            `${minuteText(invoice.create_time)} 申请`,
            invoice.invoice_number && `发票号码 ${invoice.invoice_number}`,
            invoice.remark,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <span className="flex flex-wrap items-center gap-3 empty:hidden max-md:ml-auto">
        {invoice.invoice_file_url && (
          <a
            href={invoice.invoice_file_url}
            target="_blank"
            rel="noreferrer"
            className="text-link hover:text-brand tap text-sm"
          >
            查看发票
          </a>
        )}
        {onOpen && canInvoice(status, 'issue') && (
          <Button
            aria-haspopup="dialog"
            aria-label={`开票${invoice.order_id}`}
            onClick={() => onOpen({ kind: 'issue', invoice })}
          >
            开票
          </Button>
        )}
        {onOpen && canInvoice(status, 'void') && (
          <Button
            variant="ghost"
            aria-haspopup="dialog"
            aria-label={`作废${invoice.order_id}`}
            onClick={() => onOpen({ kind: 'void', invoice })}
          >
            作废
          </Button>
        )}
      </span>
    </li>
  )
}

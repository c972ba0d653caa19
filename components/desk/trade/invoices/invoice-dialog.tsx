'use client'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { desk } from '@/lib/client/call/desk'
import type { Invoice } from '@/lib/contract/trade/invoice'
import { invoiceFileInvalid, invoiceNumberMissing } from '@/lib/domain/messages/order'
import { voidingReasonMissing } from '@/lib/domain/messages/request'
import { priceText } from '@/lib/domain/money'
import { invoicedLabel, invoiceStatuses } from '@/lib/domain/order/invoice-states'
import { FormDialog } from '../../form/form-dialog'
import { FormProblem } from '../dialog-parts/form-problem'
import { ReasonForm } from '../dialog-parts/reason-form'
import { useTradeWrite } from '../dialog-parts/use-trade-write'

/** An invoice that is issued or made void. */
export interface OpenInvoice {
  kind: 'issue' | 'void'
  invoice: Invoice
}

interface InvoiceDialogProps {
  open: OpenInvoice | null
  onClose: () => void
}

/** 开票 and 作废发票. */
export const InvoiceDialog = ({ open, onClose }: InvoiceDialogProps) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={({ kind }) => (kind === 'issue' ? '开票' : '作废发票')}
    formId="invoice-form"
    saveText={({ kind }) => (kind === 'issue' ? '开票' : '作废')}
    width={480}
  >
    {({ kind, invoice }) =>
      kind === 'issue' ? (
        <IssueForm invoice={invoice} onDone={onClose} />
      ) : (
        <ReasonForm
          formId="invoice-form"
          label="作废原因"
          hint="作废后买家可以重新申请"
          missing={voidingReasonMissing}
          write={(reason) => desk.invoice.void({ id: invoice.id, reason })}
          doneText={invoiceStatuses.waste}
          onDone={onClose}
        />
      )
    }
  </FormDialog>
)

interface FormProps {
  invoice: Invoice
  onDone: () => void
}

const fileHint = '电子发票（PDF 或 OFD）的 https 地址，买家在订单里下载，也会发到他的邮箱'

function IssueForm({ invoice, onDone }: FormProps) {
  const [number, setNumber] = useState('')
  const [file, setFile] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const issue = useTradeWrite({ write: desk.invoice.issue, doneText: invoicedLabel(true), onDone })
  const numberFault = number.trim() === '' ? invoiceNumberMissing : ''
  const fileFault = /^(?:https:\/|\/[^/])\S+$/.test(file.trim()) ? '' : invoiceFileInvalid
  const shown = (fault: string) => (isSubmitted ? fault : '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!numberFault && !fileFault) issue.send({ id: invoice.id, number: number.trim(), file: file.trim() })
  }
  return (
    <form id="invoice-form" onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-text text-sm break-words">
        {invoice.company_title} · <span className="nums">{priceText(invoice.invoice_amount)}</span>
      </p>
      <Field id="invoice-number" label="发票号码" required error={shown(numberFault)}>
        <Input
          {...fieldControl('invoice-number', shown(numberFault))}
          data-autofocus
          autoComplete="off"
          maxLength={40}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
      </Field>
      <Field id="invoice-file" label="发票文件地址" required error={shown(fileFault)} hint={fileHint}>
        <Input
          {...fieldControl('invoice-file', shown(fileFault), fileHint)}
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          placeholder="https://"
          value={file}
          onChange={({ target }) => setFile(target.value)}
        />
      </Field>
      <FormProblem text={issue.problem} />
    </form>
  )
}

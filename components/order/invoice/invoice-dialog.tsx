'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Price } from '@/components/ui/price'
import { RadioGroup } from '@/components/ui/radio'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { Order } from '@/lib/contract/trade/order'
import { fullTitlesText, maxInvoiceTitles, personalInvoiceText } from '@/lib/domain/order/invoice'
import {
  blankInvoice,
  isPersonalOnly,
  invoiceDraftProblem,
  draftOfOrder,
  draftOfTitle,
  type InvoiceDraft,
} from './invoice-draft'
import { KeptTitles, useKeptTitles } from './kept-titles'

interface InvoiceDialogProps {
  order: Order
  open: boolean
  onClose: () => void
}

interface TextField {
  name: Exclude<keyof InvoiceDraft, 'type'>
  label: string
  required?: boolean
  maxLength: number
}

const fieldsOf: Record<InvoiceDraft['type'], readonly TextField[]> = {
  individual: [
    { name: 'title', label: '发票抬头', required: true, maxLength: 100 },
    { name: 'email', label: '接收邮箱', required: true, maxLength: 254 },
  ],
  enterprise: [
    { name: 'title', label: '公司名称', required: true, maxLength: 100 },
    { name: 'taxNumber', label: '税号', required: true, maxLength: 20 },
    { name: 'address', label: '公司地址', maxLength: 200 },
    { name: 'telephone', label: '电话号码', maxLength: 30 },
    { name: 'bankName', label: '开户银行', maxLength: 100 },
    { name: 'bankAccount', label: '银行账号', maxLength: 40 },
    { name: 'email', label: '接收邮箱', required: true, maxLength: 254 },
  ],
}

/** 申请开票 for a paid order, filled in with the details of the checkout, else with the default title. */
export function InvoiceDialog({ order, open, onClose }: InvoiceDialogProps) {
  const id = useId()
  const client = useQueryClient()
  const [typed, setTyped] = useState<InvoiceDraft | null>(null)
  const [keepsTitle, setKeepsTitle] = useState(true)
  const [isSubmitted, setSubmitted] = useState(false)
  const isPersonal = isPersonalOnly(order)
  const { all, offered } = useKeptTitles({ enabled: open, isPersonal })
  const [first] = all
  const proposed = draftOfOrder(order) ?? (first?.is_def === 1 ? draftOfTitle(first) : null)
  const known = isPersonal && proposed?.type === 'enterprise' ? null : proposed
  const draft = typed ?? { ...blankInvoice, ...known }
  const problem = isSubmitted ? invoiceDraftProblem(draft) : null
  const set = (part: Partial<InvoiceDraft>) => setTyped({ ...draft, ...part })
  const isKnown = all.some(({ name }) => name === draft.title.trim())
  const isFull = all.length >= maxInvoiceTitles

  const request = useSingleMutation({
    mutationFn: async () => {
      await api.invoice.apply({
        order_id: order.order_id,
        invoice_type: draft.type,
        company_title: draft.title.trim(),
        company_tax_number: draft.taxNumber,
        company_address: draft.address,
        company_telephone: draft.telephone,
        bank_name: draft.bankName,
        bank_account: draft.bankAccount,
        email: draft.email.trim(),
      })
      if (!keepsTitle || isKnown || isFull) return
      // The invoice is requested; a title that could not be kept is typed again next time.
      await api.invoice
        .addTitle({
          invoices_type: draft.type,
          name: draft.title.trim(),
          tax_number: draft.taxNumber,
          business_address: draft.address,
          telephone: draft.telephone,
          bank: draft.bankName,
          bank_account: draft.bankAccount,
        })
        .catch(() => undefined)
    },
    onSuccess: () => {
      toast.success('开票申请已提交')
      onClose()
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: query.order.key() }),
        client.invalidateQueries({ queryKey: query.invoice.key() }),
      ]),
  })
  const submit = () => {
    setSubmitted(true)
    if (invoiceDraftProblem(draft) === null) request.mutate()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="申请开票"
      width={560}
      dismissable={false}
      className="text-left"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button loading={request.isPending} onClick={submit}>
            提交申请
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-text text-sm">
          开票金额：
          <Price cents={order.invoice_amount} />
          {order.invoice_subsidy !== undefined && (
            <span className="text-muted text-xs">
              （含国家补贴 <Price cents={order.invoice_subsidy} tone="inherit" className="font-normal!" />）
            </span>
          )}
        </p>
        <KeptTitles id={`${id}-kept`} titles={offered} onPick={(title) => set(draftOfTitle(title))} />
        <RadioGroup
          name="invoice-type"
          label="发票类型"
          value={draft.type}
          onChange={(type) => set({ type })}
          options={[
            { value: 'individual', label: '个人发票' },
            { value: 'enterprise', label: '企业发票', disabled: isPersonal },
          ]}
        />
        {isPersonal && <p className="text-muted text-xs">{personalInvoiceText}</p>}
        <div className="grid gap-4 md:grid-cols-2">
          {fieldsOf[draft.type].map(({ name, label, required, maxLength }) => {
            const error = problem?.field === name ? problem.text : undefined
            return (
              <Field key={name} id={`${id}-${name}`} label={label} required={required} error={error}>
                <Input
                  {...fieldControl(`${id}-${name}`, error)}
                  maxLength={maxLength}
                  inputMode={name === 'email' ? 'email' : undefined}
                  value={draft[name]}
                  onChange={(event) =>
                    set({
                      [name]: name === 'taxNumber' ? event.target.value.toUpperCase() : event.target.value,
                    })
                  }
                />
              </Field>
            )
          })}
        </div>
        {isFull && !isKnown && <p className="text-muted text-xs">{fullTitlesText}，此抬头不会保存</p>}
        {!isFull && !isKnown && (
          <Checkbox checked={keepsTitle} onChange={(event) => setKeepsTitle(event.target.checked)}>
            保存为常用抬头
          </Checkbox>
        )}
      </div>
    </Dialog>
  )
}

'use client'
import { useId, useState } from 'react'
import { KeptTitles, useKeptTitles } from '@/components/order/invoice/kept-titles'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import type { InvoiceTitle } from '@/lib/contract/trade/invoice'
import { invoiceFault, personalInvoiceText } from '@/lib/domain/order/invoice'
import type { OrderInvoice } from '@/lib/domain/order/snapshot'
import { Section } from './section'
import type { CheckoutModel } from './use-checkout'

const blank: OrderInvoice = {
  title: 'individual',
  content: '',
  registrationNumber: '',
  companyAddress: '',
  companyPhone: '',
  bankname: '',
  bankaccount: '',
}

interface TextField {
  name: Exclude<keyof OrderInvoice, 'title'>
  label: string
  required?: boolean
  maxLength: number
}

const fieldsOf: Record<OrderInvoice['title'], readonly TextField[]> = {
  individual: [{ name: 'content', label: '发票抬头', required: true, maxLength: 100 }],
  unit: [
    { name: 'content', label: '公司名称', required: true, maxLength: 100 },
    { name: 'registrationNumber', label: '税号', required: true, maxLength: 20 },
    { name: 'companyAddress', label: '公司地址', maxLength: 200 },
    { name: 'companyPhone', label: '电话号码', maxLength: 30 },
    { name: 'bankname', label: '开户银行', maxLength: 100 },
    { name: 'bankaccount', label: '银行账号', maxLength: 50 },
  ],
}

/** A title that the member keeps, as an order has it. */
const invoiceOf = (title: InvoiceTitle): OrderInvoice => ({
  title: title.invoices_type === 'enterprise' ? 'unit' : 'individual',
  content: title.name,
  registrationNumber: title.tax_number,
  companyAddress: title.business_address,
  companyPhone: title.telephone,
  bankname: title.bank,
  bankaccount: title.bank_account,
})

/** 发票信息, if the mall offers invoices: begins with the member's default title, as the form on the order does. */
export function InvoiceSection({ model, preview }: { model: CheckoutModel; preview: OrderPreview }) {
  const id = useId()
  const { invoice } = model.choice
  /** Fields that the shopper has left: they show their messages from then on. */
  const [left, setLeft] = useState<readonly TextField['name'][]>([])
  // The title of a company stays shown until the buyer changes it: 提交订单 says why it cannot be.
  const isPersonal = preview.subsidy_fee > 0
  const isOffered = preview.invoice_status === 1
  const { offered } = useKeptTitles({ enabled: isOffered, isPersonal })
  if (!isOffered) return null
  const standard = offered.find(({ is_def: isDefault }) => isDefault === 1)
  const start = (next: OrderInvoice | null) => {
    setLeft([])
    model.change({ invoice: next })
  }
  const set = (part: Partial<OrderInvoice>) => model.change({ invoice: { ...(invoice ?? blank), ...part } })
  const fault = invoice && invoiceFault(invoice)
  const errorOf = (name: TextField['name']) => {
    if (fault?.field === name && left.includes(name)) return fault.text
    return name === 'content' || name === 'registrationNumber' ? model.errorOf(name) : undefined
  }

  return (
    <Section title="发票信息">
      <Checkbox
        className="max-md:-my-3"
        checked={invoice !== null}
        onChange={(event) => start(event.target.checked ? (standard ? invoiceOf(standard) : blank) : null)}
      >
        需要发票
      </Checkbox>
      {invoice && (
        <div className="mt-4 grid gap-4">
          <KeptTitles id={`${id}-kept`} titles={offered} onPick={(title) => start(invoiceOf(title))} />
          <RadioGroup
            name="invoice"
            label="发票类型"
            value={invoice.title}
            onChange={(title) => start({ ...blank, title })}
            options={[
              { value: 'individual', label: '个人发票' },
              { value: 'unit', label: '企业发票', disabled: isPersonal },
            ]}
          />
          {isPersonal && (
            <p
              role={invoice.title === 'unit' ? 'alert' : undefined}
              className={invoice.title === 'unit' ? 'text-brand text-xs' : 'text-muted text-xs'}
            >
              {personalInvoiceText}
            </p>
          )}
          <div className="grid gap-4 md:grid-cols-2">
            {fieldsOf[invoice.title].map(({ name, label, required, maxLength }) => {
              const error = errorOf(name)
              return (
                <Field key={name} id={`${id}-${name}`} label={label} required={required} error={error}>
                  <Input
                    {...fieldControl(`${id}-${name}`, error)}
                    maxLength={maxLength}
                    value={invoice[name]}
                    onBlur={() => setLeft([...left, name])}
                    onChange={(event) =>
                      set({
                        [name]:
                          name === 'registrationNumber'
                            ? event.target.value.toUpperCase()
                            : event.target.value,
                      })
                    }
                  />
                </Field>
              )
            })}
          </div>
        </div>
      )}
    </Section>
  )
}

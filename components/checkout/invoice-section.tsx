'use client'
import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio'
import type { OrderPreview } from '@/lib/contract/checkout'
import { personalInvoiceText } from '@/lib/domain/order/invoice'
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

/** 发票信息, if the mall offers invoices. */
export function InvoiceSection({ model, preview }: { model: CheckoutModel; preview: OrderPreview }) {
  const id = useId()
  const { invoice } = model.choice
  if (preview.invoice_status !== 1) return null
  // The title of a company stays shown until the buyer changes it: 提交订单 says why it cannot be.
  const isPersonal = preview.subsidy_fee > 0
  const set = (part: Partial<OrderInvoice>) => model.change({ invoice: { ...(invoice ?? blank), ...part } })

  return (
    <Section title="发票信息">
      <Checkbox
        className="max-md:-my-3"
        checked={invoice !== null}
        onChange={(event) => model.change({ invoice: event.target.checked ? blank : null })}
      >
        需要发票
      </Checkbox>
      {invoice && (
        <div className="mt-4 grid gap-4">
          <RadioGroup
            name="invoice"
            label="发票类型"
            value={invoice.title}
            onChange={(title) => set({ ...blank, title })}
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
              const error =
                name === 'content' || name === 'registrationNumber' ? model.errorOf(name) : undefined
              return (
                <Field key={name} id={`${id}-${name}`} label={label} required={required} error={error}>
                  <Input
                    {...fieldControl(`${id}-${name}`, error)}
                    maxLength={maxLength}
                    value={invoice[name]}
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

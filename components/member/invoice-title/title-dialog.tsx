'use client'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio'
import { toast } from '@/lib/client/press/toast'
import type { InvoiceTitle } from '@/lib/contract/trade/invoice'
import { blankTitle, draftOf, titleProblem, type TitleDraft } from './title-draft'
import { useTitleChanges } from './use-titles'

interface TextField {
  name: Exclude<keyof TitleDraft, 'invoices_type' | 'is_def'>
  label: string
  required?: boolean
  maxLength: number
}

const fieldsOf: Record<TitleDraft['invoices_type'], readonly TextField[]> = {
  individual: [{ name: 'name', label: '发票抬头', required: true, maxLength: 100 }],
  enterprise: [
    { name: 'name', label: '公司名称', required: true, maxLength: 100 },
    { name: 'tax_number', label: '税号', required: true, maxLength: 20 },
    { name: 'business_address', label: '公司地址', maxLength: 200 },
    { name: 'telephone', label: '电话号码', maxLength: 30 },
    { name: 'bank', label: '开户银行', maxLength: 100 },
    { name: 'bank_account', label: '银行账号', maxLength: 40 },
  ],
}

interface TitleDialogProps {
  open: boolean
  onClose: () => void
  /** The title to edit; missing for a new one. */
  title: InvoiceTitle | undefined
}

/** 新增抬头 and 编辑抬头. Give it a key per opening: it starts with the stored title. */
export function TitleDialog({ open, onClose, title }: TitleDialogProps) {
  const id = useId()
  const { save } = useTitleChanges()
  const [draft, setDraft] = useState<TitleDraft>(() => (title ? draftOf(title) : blankTitle))
  const [isSubmitted, setSubmitted] = useState(false)
  const problem = isSubmitted ? titleProblem(draft) : null
  const set = (part: Partial<TitleDraft>) => setDraft((now) => ({ ...now, ...part }))

  const submit = () => {
    setSubmitted(true)
    if (titleProblem(draft)) return
    save.mutate(
      { id: title?.id, draft },
      {
        onSuccess: () => {
          toast.success(title ? '抬头更新成功' : '抬头新增成功')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title ? '编辑抬头' : '新增抬头'}
      width={560}
      dismissable={false}
      footer={
        <>
          <Button variant="ghost" className="max-md:h-11!" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={`${id}-form`} className="max-md:h-11!" loading={save.isPending}>
            确认
          </Button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <RadioGroup
          name={`${id}-type`}
          label="抬头类型"
          value={draft.invoices_type}
          onChange={(invoices_type) => set({ invoices_type })}
          options={[
            { value: 'individual', label: '个人' },
            { value: 'enterprise', label: '企业' },
          ]}
        />
        <div className="grid gap-4 md:grid-cols-2">
          {fieldsOf[draft.invoices_type].map(({ name, label, required, maxLength }) => {
            const error = problem?.field === name ? problem.text : undefined
            return (
              <Field key={name} id={`${id}-${name}`} label={label} required={required} error={error}>
                <Input
                  {...fieldControl(`${id}-${name}`, error)}
                  maxLength={maxLength}
                  className="max-md:h-11"
                  value={draft[name]}
                  onChange={({ target: { value } }) =>
                    set({ [name]: name === 'tax_number' ? value.toUpperCase() : value })
                  }
                />
              </Field>
            )
          })}
        </div>
        <Checkbox checked={draft.is_def} onChange={(event) => set({ is_def: event.target.checked })}>
          设为默认抬头
        </Checkbox>
      </form>
    </Dialog>
  )
}

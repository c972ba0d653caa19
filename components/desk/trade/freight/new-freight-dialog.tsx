'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { freightLimits } from '@/lib/domain/delivery/freight-form'
import { indexRegions } from '@/lib/domain/delivery/region-index'
import { FormDialog } from '../../form/form-dialog'
import { emptyFreight, newFee, problemsOf, wireFields } from './freight-draft'

interface NewFreightDialogProps {
  open: boolean
  onClose: () => void
  onAdded: (templatesId: number) => void
}

/** 新增运费模板 by pieces for the whole country; all other rules are on the page of the template. */
export const NewFreightDialog = ({ open, onClose, onAdded }: NewFreightDialogProps) => (
  <FormDialog open={open || null} onClose={onClose} title={() => '新增运费模板'} formId="new-freight-form">
    {() => (
      <NewFreightForm
        onAdded={(templatesId) => {
          onAdded(templatesId)
          onClose()
        }}
      />
    )}
  </FormDialog>
)

const nowhere = indexRegions([])

function NewFreightForm({ onAdded }: { onAdded: (templatesId: number) => void }) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [fee, setFee] = useState(newFee())
  const [problems, setProblems] = useState<Record<string, string>>({})
  const draft = { ...emptyFreight, name, fees: [fee] }
  const save = useSingleMutation({
    mutationFn: () => {
      const { fee, money, free, nopost, ...fields } = wireFields(draft)
      const lists = { fee, money, free, nopost }
      return desk.freight.add({
        ...fields,
        ...Object.fromEntries(Object.entries(lists).map(([field, list]) => [field, JSON.stringify(list)])),
      })
    },
    onSuccess: async ({ templates_id: id }) => {
      await client.invalidateQueries({ queryKey: deskQuery.freight.key() })
      toast.success('已新增')
      onAdded(id)
    },
    onError: (error) => setProblems({ name: errorText(error) }),
    meta: { silent: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(draft, nowhere)
    setProblems(found)
    if (Object.keys(found).length === 0) save.mutate()
  }
  const ruleProblem = problems['fee.0'] ?? problems.fee
  const money = (field: 'firstFee' | 'stepFee', label: string) => (
    <Field id={`new-freight-${field}`} label={label} required>
      <Input
        {...fieldControl(`new-freight-${field}`)}
        aria-invalid={ruleProblem !== undefined || undefined}
        aria-describedby={ruleProblem ? 'new-freight-problem' : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        suffix="元"
        value={fee[field]}
        onChange={({ target }) => {
          setFee({ ...fee, [field]: target.value })
          setProblems({})
        }}
      />
    </Field>
  )
  return (
    <form id="new-freight-form" onSubmit={submit} noValidate className="grid gap-4">
      <Field id="new-freight-name" label="运费模板名称" required error={problems.name}>
        <Input
          {...fieldControl('new-freight-name', problems.name)}
          data-autofocus
          autoComplete="off"
          maxLength={freightLimits.name}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setProblems({})
          }}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        {money('firstFee', '首件运费')}
        {money('stepFee', '每加一件')}
      </div>
      {ruleProblem && (
        <p id="new-freight-problem" role="alert" className="text-brand text-xs">
          {ruleProblem}
        </p>
      )}
      <p className="text-muted text-xs">全国按件计费。地区、重量和包邮条件可以在“运费模板”页面设置。</p>
    </form>
  )
}

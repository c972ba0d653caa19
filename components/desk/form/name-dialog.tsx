'use client'
import { useId, useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { errorText } from '@/lib/client/call/api-error'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { FormDialog } from './form-dialog'

interface NameDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Label of the field. */
  label: string
  maxLength: number
  /** Problem of an empty name. */
  missing: string
  add: (name: string) => Promise<unknown>
}

/** Adds a thing that has only a name at first. */
export function NameDialog({ open, onClose, title, ...form }: NameDialogProps) {
  const formId = useId()
  return (
    <FormDialog open={open || null} onClose={onClose} title={() => title} formId={formId}>
      {() => <NameForm {...form} formId={formId} onAdded={onClose} />}
    </FormDialog>
  )
}

interface NameFormProps extends Pick<NameDialogProps, 'label' | 'maxLength' | 'missing' | 'add'> {
  formId: string
  onAdded: () => void
}

function NameForm({ formId, label, maxLength, missing, add, onAdded }: NameFormProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const save = useSingleMutation({
    mutationFn: () => add(name.trim()),
    onSuccess: () => {
      toast.success('已新增')
      onAdded()
    },
    onError: (error) => setProblem(errorText(error)),
    meta: { silent: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setProblem(missing)
    else save.mutate()
  }
  const id = `${formId}-name`
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Field id={id} label={label} required error={problem}>
        <Input
          {...fieldControl(id, problem)}
          data-autofocus
          autoComplete="off"
          maxLength={maxLength}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setProblem('')
          }}
        />
      </Field>
    </form>
  )
}
